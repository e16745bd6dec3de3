package library;

import java.util.StringJoiner;

/** StringBuilder, StringBuffer, StringJoiner. */
public class StringBuilders {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void caseAppend() {
        StringBuilder b = new StringBuilder();
        b.append(true).append('c').append(1).append(-2L).append(1.5f).append(-0.0).append("s").append((String) null).append((Object) null).append(new char[] {'x', 'y'}).append(new char[] {'1', '2', '3'}, 1, 2)
            .append("abcdef", 2, 4).append(new StringBuilder("SB")).append((CharSequence) new StringBuffer("BUF")).appendCodePoint(0x1F600).append(Integer.MIN_VALUE).append(Long.MIN_VALUE).append(Double.NaN)
            .append(1e21).append(Float.MIN_VALUE);
        System.out.println(b + " " + b.length());
        StringBuilder grow = new StringBuilder(0);
        for (int i = 0; i < 1000; i++) {
            grow.append(i % 10);
            if (i == 500) {
                grow.append('\u20ac');
            }
        }
        System.out.println(grow.length() + " " + grow.toString().hashCode() + " " + grow.charAt(501));
    }

    public static void caseEdit() {
        StringBuilder b = new StringBuilder("0123456789");
        b.insert(0, "<").insert(b.length(), ">").insert(5, 3.5).insert(2, new char[] {'a'}).insert(3, true).insert(1, (Object) null).insert(1, 'z').insert(1, 7L);
        System.out.println(b);
        b.delete(0, 3).deleteCharAt(1).replace(2, 5, "REPLACED").reverse();
        System.out.println(b + " " + b.indexOf("5") + " " + b.lastIndexOf("4") + " " + b.indexOf("nope"));
        b.setCharAt(0, '\u20ac');
        b.setLength(5);
        System.out.println(b);
        b.setLength(8);
        System.out.println(b.toString().replace('\0', '_') + b.substring(1, 3) + b.substring(3).length() + b.subSequence(0, 2));
        System.out.println(new StringBuilder("a\uD83D\uDE00b").reverse() + " " + new StringBuilder("\uDE00\uD83D").reverse().codePointAt(0) + " " + new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " "
            + new StringBuilder("x").equals(new StringBuilder("x")) + " " + new StringBuilder("ab").chars().sum());
        b.delete(2, 100);
        System.out.println(b.length());
    }

    public static void caseErrors() {
        StringBuilder b = new StringBuilder("abc");
        attempt("charAt", () -> b.charAt(3));
        attempt("setCharAt", () -> b.setCharAt(-1, 'x'));
        attempt("deleteCharAt", () -> b.deleteCharAt(3));
        attempt("delete", () -> b.delete(2, 1));
        attempt("insert", () -> b.insert(4, "x"));
        attempt("setLength", () -> b.setLength(-1));
        attempt("substring", () -> b.substring(2, 1));
        attempt("replace", () -> b.replace(4, 5, "x"));
        attempt("capacity", () -> new StringBuilder(-1));
        attempt("null", () -> new StringBuilder((String) null));
        attempt("range", () -> b.append("abc", 2, 1));
        attempt("code point", () -> b.appendCodePoint(-1));
        System.out.println(b);
    }

    public static void caseBufferAndJoiner() {
        StringBuffer f = new StringBuffer("ab");
        f.append(1).insert(0, 'x').reverse().append("\u20ac");
        System.out.println(f + " " + f.length() + " " + f.capacity());
        StringJoiner j = new StringJoiner(", ", "{", "}");
        System.out.println(j + " " + j.length());
        j.setEmptyValue("EMPTY");
        System.out.println(j);
        j.add("a").add(null).add("b");
        System.out.println(j + " " + j.length() + " " + new StringJoiner("-").merge(j).add("c").merge(new StringJoiner("|").add("x").add("y")));
        StringBuilder self = new StringBuilder("ab");
        self.append(self).insert(1, self);
        System.out.println(self + " " + new StringBuilder().capacity() + " " + new StringBuilder("abc").capacity());
    }
}
