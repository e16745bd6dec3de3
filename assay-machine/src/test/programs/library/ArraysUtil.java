package library;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** java.util.Arrays. */
public class ArraysUtil {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    static int[] ints(int n) {
        int[] a = new int[n];
        int x = n;
        for (int i = 0; i < n; i++) {
            x = x * 1103515245 + 12345;
            a[i] = x >> 16;
        }
        return a;
    }

    public static void caseSortPrimitives() {
        for (int n : new int[] {0, 1, 5, 30, 60, 300, 5000}) {
            int[] a = ints(n);
            Arrays.sort(a);
            boolean sorted = true;
            for (int i = 1; i < n; i++) {
                sorted &= a[i - 1] <= a[i];
            }
            System.out.println(n + " " + sorted + " " + Arrays.hashCode(a));
        }
        double[] d = {3, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, 1e-300, -5};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        float[] f = {0f, -0f, Float.NaN, -1f};
        Arrays.sort(f);
        char[] c = "hello world".toCharArray();
        Arrays.sort(c, 0, 5);
        byte[] b = {5, -1, 127, -128, 0};
        Arrays.sort(b);
        short[] s = {3, 2, 1};
        Arrays.sort(s, 1, 3);
        long[] l = {1L << 40, -1, 0};
        Arrays.parallelSort(l);
        System.out.println(Arrays.toString(f) + new String(c) + Arrays.toString(b) + Arrays.toString(s) + Arrays.toString(l));
        attempt("range", () -> Arrays.sort(new int[3], 2, 1));
        attempt("bounds", () -> Arrays.sort(new int[3], 0, 4));
    }

    record P(String name, int age) {
    }

    public static void caseSortObjects() {
        P[] ps = {new P("d", 3), new P("a", 3), new P("c", 1), new P("b", 2), new P("e", 1)};
        Arrays.sort(ps, Comparator.comparingInt(P::age));
        System.out.println(Arrays.toString(ps));
        Arrays.sort(ps, Comparator.comparing(P::name).reversed());
        System.out.println(Arrays.toString(ps));
        Integer[] big = new Integer[1000];
        int[] src = ints(1000);
        for (int i = 0; i < big.length; i++) {
            big[i] = src[i] % 100;
        }
        Arrays.sort(big, Collections.reverseOrder());
        System.out.println(Arrays.hashCode(big) + " " + big[0] + " " + big[999]);
        attempt("contract", () -> {
            Integer[] bad = new Integer[200];
            for (int i = 0; i < bad.length; i++) {
                bad[i] = (i * 7919) % 200;
            }
            Arrays.sort(bad, (x, y) -> (x * 31 + y * 17) % 3 - 1);
        });
        attempt("null", () -> Arrays.sort(new String[] {"a", null, "b"}));
        attempt("mixed", () -> Arrays.sort(new Object[] {1, "a"}));
    }

    public static void caseSearchFillCopy() {
        int[] a = {1, 3, 5, 7, 9};
        System.out.println(Arrays.binarySearch(a, 5) + " " + Arrays.binarySearch(a, 4) + " " + Arrays.binarySearch(a, 0) + " " + Arrays.binarySearch(a, 10) + " " + Arrays.binarySearch(a, 1, 3, 9) + " "
            + Arrays.binarySearch(new String[] {"a", "c"}, "b") + " " + Arrays.binarySearch(new Integer[] {9, 5, 1}, 5, Collections.reverseOrder()) + " " + Arrays.binarySearch(new double[] {-0.0, 0.0}, 0.0));
        Arrays.fill(a, 1, 3, 0);
        System.out.println(Arrays.toString(a) + Arrays.toString(Arrays.copyOf(a, 7)) + Arrays.toString(Arrays.copyOf(a, 2)) + Arrays.toString(Arrays.copyOfRange(a, 3, 8)) + Arrays.toString(Arrays.copyOf(new String[] {"x"}, 2)));
        Object[] os = Arrays.copyOf(new String[] {"x"}, 1, Object[].class);
        System.out.println(os.getClass().getSimpleName());
        attempt("negative", () -> Arrays.copyOf(new int[1], -1));
        attempt("from > to", () -> Arrays.copyOfRange(new int[1], 2, 1));
        attempt("from", () -> Arrays.copyOfRange(new int[1], 2, 3));
        attempt("store", () -> Arrays.copyOf(new Object[] {1}, 1, String[].class));
        attempt("fill", () -> Arrays.fill(new int[2], 0, 5, 1));
    }

    public static void caseEqualityAndText() {
        System.out.println(Arrays.equals(new int[] {1, 2}, new int[] {1, 2}) + " " + Arrays.equals((int[]) null, null) + " " + Arrays.equals(new double[] {0.0}, new double[] {-0.0}) + " " + Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN}) + " "
            + Arrays.deepEquals(new Object[] {new int[] {1}, "x"}, new Object[] {new int[] {1}, "x"}) + " " + Arrays.equals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}) + " " + Arrays.equals(new int[] {1, 2, 3}, 1, 3, new int[] {2, 3}, 0, 2));
        System.out.println(Arrays.hashCode(new int[] {1, 2, 3}) + " " + Arrays.hashCode(new String[] {"a", null}) + " " + Arrays.deepHashCode(new Object[] {new int[] {1}, new Object[] {"x", null}}) + " " + Arrays.hashCode(new double[] {1.5}) + " "
            + Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode((long[]) null) + " " + Arrays.hashCode(new long[] {1L << 33}) + " " + Arrays.hashCode(new byte[] {-1}) + " " + Arrays.hashCode(new char[] {'a'}));
        Object[] self = {1, null};
        self[1] = self;
        System.out.println(Arrays.deepToString(self) + " " + Arrays.deepToString(new Object[] {new int[] {1}, new String[][] {{"a"}, null}}) + Arrays.toString((Object[]) null) + Arrays.toString(new char[] {'x'}) + Arrays.toString(new float[] {1.5f}));
        System.out.println(Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.compare(new String[] {"a"}, new String[] {"a", "b"}) + " " + Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4}) + " "
            + Arrays.mismatch(new int[] {1}, new int[] {1}) + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}) + " " + Arrays.mismatch(new byte[100], new byte[101]));
    }

    public static void caseFunctional() {
        int[] a = new int[6];
        Arrays.setAll(a, i -> i * i);
        System.out.println(Arrays.toString(a) + Arrays.stream(a).sum() + Arrays.stream(a, 1, 3).boxed().toList());
        Arrays.parallelPrefix(a, Integer::sum);
        System.out.println(Arrays.toString(a));
        String[] s = new String[3];
        Arrays.setAll(s, i -> "s" + i);
        System.out.println(Arrays.asList(s) + " " + Arrays.stream(s).reduce("", String::concat) + " " + Arrays.spliterator(a).estimateSize());
        List<int[]> parts = List.of(new int[] {1}, new int[] {2, 3});
        System.out.println(parts.stream().flatMapToInt(Arrays::stream).sum());
    }
}
