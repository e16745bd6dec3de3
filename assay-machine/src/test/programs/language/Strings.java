package language;

/** Concatenation, text blocks, constant folding, interning and character arithmetic. */
public class Strings {
    static final String CONST = "con" + "stant" + 1 + 2.5 + 'c' + true + null;
    static final int FOLDED = 1 << 4 | 3 * 7 % 4;
    static String dynamic = "con";

    static Object nul;
    static int calls;

    static int next() {
        return ++calls;
    }

    public static void caseConcatenation() {
        boolean z = true;
        byte b = -1;
        short s = 300;
        char c = 'x';
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = 1e10f;
        double d = 1e-5;
        String t = null;
        char[] ca = {'n', 'o'};
        System.out.println("" + z + b + s + c + i + l + f + d + t + nul);
        System.out.println(z + " " + b + " " + s + " " + c + " " + i + " " + l + " " + f + " " + d + " " + t + " " + nul + " \u00e9 \u20ac");
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println('a' + 'b' + "c" + 'd' + 1);
        System.out.println("" + 'a' + 'b' + (char) ('a' + 2));
        System.out.println("\1 tag " + i + "\2" + c);
        System.out.println("len " + String.valueOf(ca) + ca.length);
        String acc = "";
        for (int k = 0; k < 10; k++) {
            acc += k;
            acc += ',';
            acc += k * 0.5;
        }
        System.out.println(acc);
        String n = null;
        n += null;
        n += 'x';
        System.out.println(n);
        Object o = "obj";
        o += "s" + 1;
        System.out.println(o);
        System.out.println("order " + next() + next() + next() + " " + calls);
        String[] arr = {"a", "b"};
        int k = 0;
        arr[k++] += "x" + k;
        System.out.println(arr[0] + arr[1] + k);
    }

    public static void caseManyParts() {
        int a = 1;
        String b = "b";
        double c = 2.5;
        // More than 200 dynamic parts: javac splits the call.
        String s = "" + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a
            + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b
            + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c
            + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a
            + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c + a + b + c;
        System.out.println(s.length() + " " + s.hashCode() + " " + s);
    }

    static class Weird {
        @Override
        public String toString() {
            return null;
        }
    }

    static class Loud {
        final String name;

        Loud(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            System.out.println("toString of " + name);
            return name;
        }
    }

    static class Throws {
        @Override
        public String toString() {
            throw new IllegalStateException("no text");
        }
    }

    public static void caseToString() {
        System.out.println("weird " + new Weird());
        System.out.println("" + new Loud("a") + new Loud("b") + new Loud("c"));
        try {
            System.out.println("x" + new Loud("before") + new Throws() + new Loud("after"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder sb = new StringBuilder("sb");
        System.out.println("" + sb + sb.append("!") + sb);
    }

    public static void caseInterning() {
        String a = "constant";
        String b = "con" + "stant";
        String c = dynamic + "stant";
        System.out.println((a == b) + " " + (a == c) + " " + (a == c.intern()) + " " + a.equals(c) + " " + (CONST == ("constant12.5ctrue" + "null")));
        System.out.println(CONST + " " + FOLDED);
        final String f = "con";
        System.out.println(a == f + "stant");
        String s1 = new String("x");
        System.out.println((s1 == "x") + " " + (s1.intern() == "x") + " " + (Strings2.LITERAL == "shared literal"));
        System.out.println((("a" + 1) == ("a" + 1)) + " " + (dynamic.substring(0, 0) == "") + " " + (dynamic.substring(0) == dynamic));
    }

    static class Strings2 {
        static final String LITERAL = new StringBuilder("shared ").append("literal").toString().intern();
    }

    public static void caseTextBlocks() {
        String t = """
            Hello,
              "World"!
            tab\there, escaped \""" quotes
            joined \
            line
            trailing space\s
            octal \101 unicode \u0041
            """;
        System.out.print(t);
        System.out.println(t.length());
        System.out.println("""
            no newline at end""" + "|");
        System.out.println("""
               deep
             shallow
            """.lines().map(l -> "[" + l + "]").toList());
        System.out.println("""
            {
              "name": "%s",
              "n": %d
            }""".formatted("x", 3));
        System.out.println("  a\n b\n".stripIndent().replace("\n", "$") + "\\t\\n".translateEscapes().length());
    }

    public static void caseCharacters() {
        char c = 'a';
        c += 2;
        c++;
        System.out.println(c + " " + (int) c + " " + (c + 1) + " " + (char) (c + 1) + " " + c-- + c);
        StringBuilder rot = new StringBuilder();
        for (char x : "Hello, World".toCharArray()) {
            if (x >= 'a' && x <= 'z') {
                x = (char) ('a' + (x - 'a' + 13) % 26);
            } else if (x >= 'A' && x <= 'Z') {
                x = (char) ('A' + (x - 'A' + 13) % 26);
            }
            rot.append(x);
        }
        System.out.println(rot);
        System.out.println((char) 65 + "" + (char) 0x20AC + '\u00e9' + '\t' + '\'' + '"' + '\\' + '\101');
        int[] counts = new int[26];
        for (char x : "the quick brown fox jumps over the lazy dog".toCharArray()) {
            if (x != ' ') {
                counts[x - 'a']++;
            }
        }
        System.out.println(java.util.Arrays.toString(counts));
        System.out.println('\uffff' + 1);
        System.out.println((short) '\uffff' + " " + (byte) 'é' + " " + (char) -1 / 2);
        switch ((char) (c + 1)) {
            case 'd' -> System.out.println("d");
            default -> System.out.println("not d");
        }
    }

    public static void caseAssertions() {
        int n = 1;
        try {
            assert n > 1 : "n is " + n;
            System.out.println("assertions are off");
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        try {
            assert n > 1;
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        try {
            assert n > 1 : new IllegalStateException("as cause");
        } catch (AssertionError e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
        assert n == 1 : next();
        System.out.println(calls);
    }
}
