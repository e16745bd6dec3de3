package library;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** java.lang.String. */
public class StringMethods {
    static final String LATIN = "Hello, World";
    static final String WIDE = "h\u00e9llo \u20ac \uD83D\uDE00 \u4e16\u754c";

    private static void attempt(String what, Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void caseBasics() {
        for (String s : new String[] {"", "a", LATIN, WIDE, "\0", "  x  "}) {
            System.out.println(s.length() + " " + s.isEmpty() + " " + s.isBlank() + " " + s.hashCode() + " " + s.codePointCount(0, s.length()) + " " + s.equals(new String(s.toCharArray())) + " [" + s.trim() + "] ["
                + s.strip() + "] [" + s.stripLeading() + "] [" + s.stripTrailing() + "]");
        }
        System.out.println(LATIN.charAt(4) + " " + WIDE.charAt(6) + " " + WIDE.codePointAt(8) + " " + WIDE.codePointBefore(10) + " " + WIDE.offsetByCodePoints(0, 10));
        attempt("charAt", () -> LATIN.charAt(12));
        attempt("charAt wide", () -> WIDE.charAt(-1));
        attempt("codePointAt", () -> "".codePointAt(0));
        attempt("substring", () -> LATIN.substring(5, 3));
        attempt("substring end", () -> LATIN.substring(5, 30));
        attempt("substring begin", () -> LATIN.substring(13));
        attempt("substring negative", () -> WIDE.substring(-1));
        attempt("repeat", () -> "x".repeat(-1));
        attempt("subSequence", () -> "abc".subSequence(2, 1));
        System.out.println(LATIN.substring(7) + LATIN.substring(0, 0) + LATIN.substring(12) + WIDE.substring(6, 7) + LATIN.subSequence(1, 3));
    }

    public static void caseSearch() {
        String s = "abracadabra \u20ac abra";
        System.out.println(s.indexOf('a') + " " + s.indexOf('a', 1) + " " + s.indexOf('z') + " " + s.indexOf('\u20ac') + " " + s.indexOf(0x1F600) + " " + WIDE.indexOf(0x1F600) + " " + s.lastIndexOf('a') + " " + s.lastIndexOf('a', 5));
        System.out.println(s.indexOf("abra") + " " + s.indexOf("abra", 1) + " " + s.indexOf("") + " " + s.indexOf("", 100) + " " + s.lastIndexOf("abra") + " " + s.lastIndexOf("abra", 9) + " " + s.lastIndexOf("") + " " + s.indexOf("nope", -5));
        System.out.println(s.contains("cad") + " " + s.contains("") + " " + s.startsWith("abr") + " " + s.startsWith("cad", 4) + " " + s.startsWith("x") + " " + s.endsWith("bra") + " " + s.endsWith("") + " " + s.startsWith("", 99));
        System.out.println("aaa".indexOf("aaaa") + " " + "aaab".indexOf("ab") + " " + WIDE.indexOf("\u4e16") + " " + WIDE.lastIndexOf("\uDE00") + " " + "abc".indexOf("\u20ac"));
        System.out.println("Mississippi".replace('s', 'S') + " " + "Mississippi".replace("ss", "SS") + " " + "aaa".replace("aa", "b") + " " + "abc".replace("", "-") + " " + "abc".replace('x', 'y') + " " + "a\u20acb".replace('\u20ac', 'e'));
    }

    public static void caseCompare() {
        String[] words = {"apple", "Apple", "APPLE", "app", "banana", "", "\u00e9", "z", "\uD83D\uDE00", "\uFFFF"};
        for (String a : words) {
            StringBuilder line = new StringBuilder();
            for (String b : words) {
                line.append(a.compareTo(b)).append('/').append(a.compareToIgnoreCase(b)).append('/').append(a.equalsIgnoreCase(b) ? 1 : 0).append(' ');
            }
            System.out.println(line);
        }
        System.out.println("abcdef".regionMatches(2, "xxcdxx", 2, 2) + " " + "abcdef".regionMatches(true, 0, "ABC", 0, 3) + " " + "abc".regionMatches(-1, "abc", 0, 1) + " " + "abc".contentEquals(new StringBuilder("abc")));
        Arrays.sort(words);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(words));
    }

    public static void caseCaseConversion() {
        for (String s : new String[] {"Hello", "\u00e9\u00c9\u00df", "\u0130I\u0131i", "\u01c4\u01c5\u01c6", "\u03a3\u03c3\u03c2 \u039f\u0394\u039f\u03a3", "\uFB01", "\uD801\uDC00"}) {
            System.out.println(s.toLowerCase(Locale.ROOT) + " " + s.toUpperCase(Locale.ROOT) + " " + s.toLowerCase(Locale.forLanguageTag("tr")) + " " + s.toUpperCase(Locale.forLanguageTag("tr")) + " " + s.toUpperCase(Locale.GERMANY));
        }
    }

    public static void caseSplitJoin() {
        System.out.println(Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("a,b,,c,,".split(",", 2)) + Arrays.toString(",a".split(",")) + Arrays.toString("".split(",")));
        System.out.println(Arrays.toString("a1b22c".split("[0-9]+")) + Arrays.toString("a.b.c".split("\\.")) + Arrays.toString("abc".split("")) + Arrays.toString("a|b".split("|")) + Arrays.toString(" x  y ".split(" ")));
        System.out.println(String.join("-", "a", "b", "c") + String.join(", ", List.of("x")) + String.join("/", List.of()) + "[" + String.join("", "p", null, "q") + "]");
        System.out.println("one\ntwo\r\nthree\rfour".lines().collect(Collectors.toList()) + " " + "\n\nx".lines().count() + " " + "".lines().count());
        System.out.println("ab".repeat(3) + "x".repeat(0) + "\u20ac".repeat(2) + " " + " a\n  b".indent(2).replace("\n", "$") + "    a\n  b".indent(-3).replace("\n", "$"));
        System.out.println("abc".chars().sum() + " " + WIDE.codePoints().mapToObj(Integer::toHexString).collect(Collectors.joining(",")) + " " + "xyz".chars().mapToObj(c -> (char) c).toList());
        System.out.println("abc".transform(x -> x + x.length()) + " " + "%d-%s".formatted(3, "q") + " " + "abc".describeConstable().get());
    }

    public static void caseConstructAndCopy() {
        char[] cs = {'a', 'b', 'c', 'd'};
        System.out.println(new String(cs, 1, 2) + String.valueOf(cs, 2, 2) + String.copyValueOf(cs) + String.valueOf((Object) null) + String.valueOf(true) + String.valueOf('c') + String.valueOf(1.5f) + String.valueOf(-3L));
        System.out.println(new String(new int[] {0x61, 0x1F600, 0x20AC}, 0, 3) + new String(new StringBuilder("sb")) + new String(new byte[] {104, 105}, StandardCharsets.US_ASCII) + new String());
        char[] dst = new char[6];
        Arrays.fill(dst, '.');
        LATIN.getChars(0, 5, dst, 1);
        System.out.println(new String(dst) + " " + Arrays.toString(WIDE.getBytes(StandardCharsets.UTF_8)) + " " + Arrays.toString("\u00e9\u20ac".getBytes(StandardCharsets.ISO_8859_1)) + " "
            + Arrays.toString("a\u20ac".getBytes(StandardCharsets.UTF_16)) + Arrays.toString("x\uD800y".getBytes(StandardCharsets.UTF_8)));
        System.out.println(new String(new byte[] {(byte) 0xe2, (byte) 0x82, (byte) 0xac, (byte) 0xff, 65, (byte) 0xc3}, StandardCharsets.UTF_8) + " " + new String(new byte[] {(byte) 0xe9}, StandardCharsets.ISO_8859_1));
        attempt("range", () -> new String(cs, 3, 2));
        attempt("code point", () -> new String(new int[] {0x110000}, 0, 1));
        attempt("getChars", () -> LATIN.getChars(0, 10, new char[3], 0));
        System.out.println(String.valueOf(new char[0]).isEmpty() + " " + "abc".concat("").concat("d\u20ac") + " " + "x".intern());
    }

    public static void caseReplaceRegex() {
        System.out.println("a1b22".replaceAll("[0-9]", "#") + " " + "a1b22".replaceFirst("[0-9]+", "") + " " + "John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1") + " " + "x.y".replaceAll(".", "\\$") + " " + "aXbX".matches("(?i)(.x)+"));
        attempt("group", () -> "a".replaceAll("a", "$1"));
        attempt("pattern", () -> "a".replaceAll("(", ""));
        attempt("escape", () -> "a".replaceAll("a", "\\"));
    }

    public static void caseHashes() {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            System.out.print(b.toString().hashCode() + " ");
            b.append((char) ('a' + i * 7 % 26));
        }
        System.out.println();
        System.out.println(("\u20ac" + LATIN).hashCode() + " " + WIDE.hashCode() + " " + "Aa".hashCode() + " " + "BB".hashCode() + " " + "\0\0\0".hashCode());
    }
}
