package bytecode;

import java.util.Arrays;

/** Arrays of every element type: allocation, load, store, default values, bounds and store checks with their messages. */
public class ArrayOperations {
    public static void caseEveryType() {
        boolean[] z = new boolean[3];
        byte[] b = new byte[3];
        short[] s = new short[3];
        char[] c = new char[3];
        int[] i = new int[3];
        long[] l = new long[3];
        float[] f = new float[3];
        double[] d = new double[3];
        String[] o = new String[3];
        System.out.println(Arrays.toString(z) + Arrays.toString(b) + Arrays.toString(s) + (int) c[0] + Arrays.toString(i) + Arrays.toString(l)
            + Arrays.toString(f) + Arrays.toString(d) + Arrays.toString(o));
        int one = i.length - 2;
        z[one] = true;
        b[one] = (byte) 0x181;
        s[one] = (short) 0x18001;
        c[one] = (char) 0x10041;
        i[one] = 0x80000000;
        l[one] = 1L << 63;
        f[one] = 1.1f;
        d[one] = -1.1;
        o[one] = "x";
        System.out.println(Arrays.toString(z) + Arrays.toString(b) + Arrays.toString(s) + c[one] + Arrays.toString(i) + Arrays.toString(l)
            + Arrays.toString(f) + Arrays.toString(d) + Arrays.toString(o));
        b[one] += 100;
        s[one] -= 1;
        c[one]++;
        l[one] >>>= 60;
        d[one] *= 2;
        z[one] ^= true;
        System.out.println(b[one] + " " + s[one] + " " + c[one] + " " + l[one] + " " + d[one] + " " + z[one]);
    }

    private interface Action {
        void run();
    }

    private static void attempt(String what, Action a) {
        try {
            a.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException | Error e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void caseBounds() {
        int[] ints = new int[3];
        long[] longs = new long[0];
        byte[] bytes = new byte[2];
        boolean[] booleans = new boolean[2];
        Object[] objects = new Object[1];
        double[] doubles = new double[1];
        short[] shorts = new short[4];
        float[] floats = new float[4];
        int[][] nested = new int[2][2];
        attempt("load int", () -> System.out.println(ints[bad(3)]));
        attempt("load negative", () -> System.out.println(ints[bad(-1)]));
        attempt("load min", () -> System.out.println(longs[bad(Integer.MIN_VALUE)]));
        attempt("load short", () -> System.out.println(shorts[bad(4)]));
        attempt("load float", () -> System.out.println(floats[bad(5)]));
        attempt("store byte", () -> bytes[bad(2)] = 1);
        attempt("store boolean", () -> booleans[bad(7)] = true);
        attempt("store object", () -> objects[bad(1)] = "x");
        attempt("store double", () -> doubles[bad(100)] = 1);
        attempt("nested", () -> System.out.println(nested[bad(1)][bad(2)]));
        attempt("char", () -> System.out.println("abc".toCharArray()[bad(3)]));
        attempt("order of evaluation", () -> {
            int[] a = null;
            a[bad(5)] = bad(6);
        });
    }

    static int bad(int i) {
        System.out.println("index " + i);
        return i;
    }

    public static void caseNegativeSize() {
        attempt("int", () -> System.out.println(new int[bad(-1)].length));
        attempt("object", () -> System.out.println(new String[bad(-5)].length));
        attempt("multi outer", () -> System.out.println(new int[bad(-2)][bad(3)].length));
        attempt("multi inner", () -> System.out.println(new int[bad(2)][bad(-3)].length));
        attempt("multi inner of zero", () -> System.out.println(new int[bad(0)][bad(-3)].length));
        attempt("min", () -> System.out.println(new long[bad(Integer.MIN_VALUE)].length));
        attempt("zero", () -> System.out.println(new char[bad(0)].length));
    }

    public static void caseArrayStore() {
        Object[] strings = new String[2];
        attempt("string", () -> strings[0] = "ok");
        attempt("integer", () -> strings[1] = 1);
        attempt("null", () -> strings[1] = null);
        attempt("array", () -> strings[1] = new int[0]);
        Object[][] nested = new String[1][1];
        attempt("nested bad", () -> nested[0] = new Integer[1]);
        attempt("nested ok", () -> nested[0] = new String[3]);
        attempt("nested elem", () -> nested[0][0] = 'c');
        Number[] numbers = new Integer[1];
        attempt("number", () -> numbers[0] = 1.5);
        Object[] ints = new int[1][];
        attempt("int[]", () -> ints[0] = new int[1]);
        attempt("long[]", () -> ints[0] = new long[1]);
        Comparable<?>[] cs = new String[1];
        attempt("comparable", () -> cs[0] = 5);
        Runnable[] rs = new Runnable[1];
        attempt("interface", () -> ((Object[]) rs)[0] = "not runnable");
        System.out.println(strings[0] + " " + nested[0].length);
    }

    public static void caseArrayCopy() {
        int[] a = {1, 2, 3, 4, 5};
        System.arraycopy(a, 0, a, 1, 4);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 2, a, 0, 3);
        System.out.println(Arrays.toString(a));
        attempt("dst", () -> System.arraycopy(a, 0, a, 2, 4));
        attempt("src", () -> System.arraycopy(a, 3, new int[9], 2, 4));
        attempt("negative", () -> System.arraycopy(a, -1, a, 2, 4));
        attempt("negative length", () -> System.arraycopy(a, 0, a, 2, -1));
        attempt("negative dst", () -> System.arraycopy(a, 0, a, -4, 1));
        attempt("object bounds", () -> System.arraycopy(new String[2], 0, new String[1], 0, 2));
        attempt("types", () -> System.arraycopy(a, 0, new long[5], 0, 1));
        attempt("not array", () -> System.arraycopy("s", 0, a, 0, 1));
        attempt("not array 2", () -> System.arraycopy(a, 0, "s", 0, 1));
        attempt("mixed", () -> System.arraycopy(a, 0, new Object[5], 0, 1));
        attempt("mixed 2", () -> System.arraycopy(new Object[1], 0, a, 0, 1));
        attempt("null", () -> System.arraycopy(null, 0, a, 0, 1));
        Object[] mixed = {"a", "b", 3, "d"};
        String[] target = new String[4];
        attempt("element", () -> System.arraycopy(mixed, 0, target, 0, 4));
        System.out.println(Arrays.toString(target));
        attempt("unrelated", () -> System.arraycopy(new Integer[] {3}, 0, target, 0, 1));
        attempt("nested", () -> System.arraycopy(new int[][] {{3}}, 0, target, 0, 1));
        attempt("interface", () -> System.arraycopy(new Runnable[] {() -> {}}, 0, target, 0, 1));
        attempt("null only", () -> System.arraycopy(new Integer[1], 0, target, 0, 1));
        attempt("object overflow", () -> System.arraycopy(mixed, 1, mixed, Integer.MAX_VALUE, 2));
    }

    public static void caseMultiDimensional() {
        int[][][] cube = new int[2][3][4];
        int n = 0;
        for (int[][] plane : cube) {
            for (int[] row : plane) {
                for (int i = 0; i < row.length; i++) {
                    row[i] = n++;
                }
            }
        }
        System.out.println(Arrays.deepToString(cube));
        String[][] partial = new String[3][];
        System.out.println(Arrays.toString(partial) + partial.getClass().getName());
        long[][][][] four = new long[1][2][1][];
        System.out.println(four[0][1][0] + " " + four.getClass() + " " + four[0][1].getClass().getSimpleName());
        int[] ragged[] = {{1}, {}, {1, 2, 3}, null};
        System.out.println(ragged[2].length + " " + ragged[3]);
        double[][] m = {{1, 2}, {3, 4}};
        double[][] p = new double[2][2];
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                for (int k = 0; k < 2; k++) {
                    p[i][j] += m[i][k] * m[k][j];
                }
            }
        }
        System.out.println(Arrays.deepToString(p));
        System.out.println(new int[0][5].length + " " + new Object[2][0][7][0].length);
    }

    public static void caseArrayObjects() {
        int[] a = {3, 1, 2};
        int[] b = a.clone();
        b[0] = 9;
        System.out.println(a[0] + " " + b[0] + " " + a.equals(b) + " " + (a.getClass() == b.getClass()) + " " + Arrays.equals(a, new int[] {3, 1, 2}));
        int[][] deep = {{1}, {2}};
        int[][] shallow = deep.clone();
        shallow[0][0] = 5;
        System.out.println(deep[0][0] + " " + (deep[1] == shallow[1]));
        Object o = a;
        System.out.println(o instanceof int[] ? ((int[]) o).length : -1);
        System.out.println((o instanceof Cloneable) + " " + (o instanceof java.io.Serializable) + " " + (o instanceof Object[]));
        Object s = new String[0][0];
        System.out.println((s instanceof Object[]) + " " + (s instanceof Object[][]) + " " + (s instanceof Comparable[][]) + " " + (s instanceof Comparable[]));
        for (Class<?> c : new Class<?>[] {int[].class, boolean[][].class, String[].class, Object[][][].class, byte[].class, char[].class, double[].class, float[].class,
            long[].class, short[].class}) {
            System.out.println(c.getName() + " " + c.getSimpleName() + " " + c.getTypeName() + " " + c.getComponentType() + " " + c.getSuperclass() + " "
                + Arrays.toString(c.getInterfaces()) + " " + c.getModifiers() + " " + c.descriptorString());
        }
    }
}
