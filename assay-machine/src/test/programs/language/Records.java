package language;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Records: canonical and compact constructors, generated members, nesting, generics, interfaces. */
public class Records {
    record Point(int x, int y) {
        static int made;

        Point {
            made++;
        }

        Point(int both) {
            this(both, both);
        }

        double length() {
            return Math.sqrt(x * x + y * y);
        }

        static Point origin() {
            return new Point(0);
        }
    }

    record Range(int lo, int hi) implements Comparable<Range> {
        Range {
            if (lo > hi) {
                throw new IllegalArgumentException("lo " + lo + " > hi " + hi);
            }
            lo = Math.max(0, lo);
        }

        @Override
        public int compareTo(Range o) {
            return Integer.compare(lo, o.lo);
        }
    }

    record Every(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, int[] a, List<String> ls) {
    }

    record Pair<A, B extends Comparable<B>>(A first, B second) {
        <C extends Comparable<C>> Pair<A, C> withSecond(C c) {
            return new Pair<>(first, c);
        }
    }

    record Empty() {
    }

    record Custom(String name) {
        @Override
        public String name() {
            return "<" + name + ">";
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Custom c && c.name.equalsIgnoreCase(name);
        }

        @Override
        public int hashCode() {
            return name.toLowerCase().hashCode();
        }

        @Override
        public String toString() {
            return "Custom" + name();
        }
    }

    public static void caseBasics() {
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.x() + " " + p.y() + " " + p.length() + " " + p.hashCode() + " " + Point.origin() + " " + Point.made);
        System.out.println(p.equals(new Point(3, 4)) + " " + p.equals(new Point(4, 3)) + " " + p.equals(null) + " " + p.equals("x") + " " + new Empty().equals(new Empty()) + new Empty());
        System.out.println(new Empty().hashCode());
        System.out.println(new Custom("a") + " " + new Custom("A").equals(new Custom("a")) + " " + new Custom("Q").hashCode());
    }

    public static void caseValidation() {
        System.out.println(new Range(-5, 3));
        try {
            new Range(5, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        List<Range> rs = new ArrayList<>(List.of(new Range(3, 4), new Range(1, 9), new Range(2, 2)));
        rs.sort(null);
        System.out.println(rs);
    }

    public static void caseEveryType() {
        int[] a = {1};
        Every e = new Every(true, (byte) -1, (short) 2, 'c', 4, 5L, 6.5f, -0.0, "t", a, List.of("x"));
        Every f = new Every(true, (byte) -1, (short) 2, 'c', 4, 5L, 6.5f, -0.0, "t", a, new ArrayList<>(List.of("x")));
        Every g = new Every(true, (byte) -1, (short) 2, 'c', 4, 5L, 6.5f, 0.0, "t", a, List.of("x"));
        System.out.println(e.equals(f) + " " + e.equals(g) + " " + (e.hashCode() == f.hashCode()));
        System.out.println(e.toString().replaceAll("\\[I@[0-9a-f]+", "[I"));
        record Floats(float f, double d) {
        }
        System.out.println(new Floats(Float.NaN, Double.NaN).equals(new Floats(Float.NaN, Double.NaN)) + " " + new Floats(Float.NaN, Double.NaN).hashCode());
        System.out.println(new Floats(0f, 0d).equals(new Floats(-0f, 0d)) + " " + new Floats(1.5f, 2.5).hashCode() + " " + new Floats(1.5f, 2.5));
        record Nulls(String s, Object o) {
        }
        System.out.println(new Nulls(null, null) + " " + new Nulls(null, null).hashCode() + " " + new Nulls(null, "x").equals(new Nulls(null, "x")));
        record Smalls(boolean z, byte b, short s, char c, long l) {
        }
        System.out.println(new Smalls(true, (byte) 1, (short) 2, '3', 1L << 40).hashCode() + " " + new Smalls(false, (byte) -1, (short) -2, '\n', -1));
    }

    public static void caseGenericAndNested() {
        Pair<String, Integer> p = new Pair<>("a", 1);
        Pair<String, String> q = p.withSecond("z");
        System.out.println(p + " " + q + " " + p.equals(new Pair<>("a", 1)) + " " + new Pair<>(p, 2L));
        Map<Point, String> m = new HashMap<>();
        m.put(new Point(1, 2), "a");
        m.put(new Point(1, 2), "b");
        System.out.println(m);
        System.out.println(Objects.hash(new Point(1), 2) + " " + Arrays.asList(new Point(1), null));
    }

    public static void caseReflection() {
        for (var c : Every.class.getRecordComponents()) {
            System.out.println(c.getName() + " " + c.getType() + " " + c.getGenericType() + " " + c.getAccessor().getName());
        }
        System.out.println(Point.class.isRecord() + " " + Point.class.getSuperclass() + " " + String.class.isRecord() + " " + Pair.class.getRecordComponents()[1].getGenericSignature());
        try {
            System.out.println(Point.class.getRecordComponents()[0].getAccessor().invoke(new Point(42)));
        } catch (ReflectiveOperationException e) {
            System.out.println(e);
        }
    }
}
