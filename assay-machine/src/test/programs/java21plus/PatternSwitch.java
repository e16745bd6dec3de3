package java21plus;

import java.util.List;

/** Switches over types, guards, sealed hierarchies, null, enums and strings mixed. */
public class PatternSwitch {
    sealed interface Shape permits Circle, Square, Rect, Group {
    }

    record Circle(double r) implements Shape {
    }

    record Square(int s) implements Shape {
    }

    record Rect(int w, int h) implements Shape {
    }

    record Group(List<Shape> parts) implements Shape {
    }

    static String describe(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 100 -> "big " + i;
            case Integer i when i < 0 -> "negative " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty";
            case String s -> "string " + s.length();
            case int[] a when a.length == 0 -> "no ints";
            case int[] a -> "ints " + a[0];
            case Enum<?> e -> "enum " + e.name();
            case List<?> l when l.size() > 2 -> "long list";
            case List<?> l -> "list " + l;
            case Record r -> "record " + r;
            case Object x -> "object of " + x.getClass().getSimpleName();
        };
    }

    public static void caseTypes() {
        for (Object o : new Object[] {null, 5, 500, -1, 7L, "", "abc", new int[0], new int[] {9}, Thread.State.NEW, List.of(1), List.of(1, 2, 3), new Square(2), 'c', 1.5}) {
            System.out.println(describe(o));
        }
    }

    static double area(Shape s) {
        return switch (s) {
            case Circle(double r) -> Math.PI * r * r;
            case Square(int side) -> side * side;
            case Rect(var w, var h) when w == h -> -1;
            case Rect(int w, int h) -> w * h;
            case Group(List<Shape> parts) -> {
                double sum = 0;
                for (Shape p : parts) {
                    sum += area(p);
                }
                yield sum;
            }
        };
    }

    public static void caseSealed() {
        System.out.println(area(new Circle(1)) + " " + area(new Square(3)) + " " + area(new Rect(2, 2)) + " " + area(new Rect(2, 5)) + " " + area(new Group(List.of(new Square(1), new Group(List.of(new Square(2)))))));
        try {
            area(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }

    enum Color { RED, GREEN, BLUE }

    sealed interface Token permits Color2, Word {
    }

    enum Color2 implements Token { CYAN, PINK }

    record Word(String s) implements Token {
    }

    static String token(Token t) {
        return switch (t) {
            case Color2.CYAN -> "cyan";
            case Color2.PINK -> "pink";
            case Word(String s) when s.length() > 3 -> "long " + s;
            case Word w -> "word " + w.s();
        };
    }

    static String color(Color c) {
        return switch (c) {
            case null -> "none";
            case RED -> "red";
            case Color x when x.ordinal() > 1 -> "late " + x;
            case Color x -> "other " + x;
        };
    }

    static String text(String s) {
        return switch (s) {
            case "a", "b" -> "ab";
            case String t when t.startsWith("x") -> "x...";
            case null, default -> "default " + s;
        };
    }

    public static void caseEnumsAndStrings() {
        System.out.println(token(Color2.CYAN) + token(Color2.PINK) + token(new Word("w")) + token(new Word("word")));
        for (Color c : Color.values()) {
            System.out.println(color(c));
        }
        System.out.println(color(null) + " " + text("a") + text(null) + text("q") + text("xyz"));
        switch ((Object) "statement") {
            case String s when s.length() > 100:
                System.out.println("long");
                break;
            case String s:
                System.out.println("short " + s);
            default:
                System.out.println("falls through");
        }
    }

    public static void caseGuardEffects() {
        int[] calls = {0};
        Object o = 3;
        String r = switch (o) {
            case Integer i when calls[0]++ > 5 -> "a";
            case Integer i when calls[0]++ == 1 -> "b" + calls[0];
            case Integer i -> "c";
            default -> "d";
        };
        System.out.println(r + calls[0]);
        try {
            System.out.println(switch (o) {
                case Integer i when i / 0 == 1 -> "never";
                default -> "never either";
            });
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
