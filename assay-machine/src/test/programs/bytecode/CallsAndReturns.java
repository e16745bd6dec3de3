package bytecode;

/** Arguments and results of every type, through every kind of call. */
public class CallsAndReturns {
    interface Face {
        float viaInterface(float f, double d);

        default long viaDefault(long a, int b) {
            return a * b;
        }
    }

    static class Impl implements Face {
        private double own = 0.5;

        @Override
        public float viaInterface(float f, double d) {
            return (float) (f * d + own);
        }

        private short viaPrivate(short s) {
            return ++s;
        }

        short callsPrivate(short s) {
            return viaPrivate(viaPrivate(s));
        }
    }

    static boolean z(boolean v) {
        return !v;
    }

    static byte b(byte v) {
        return (byte) (v + 1);
    }

    static short s(short v) {
        return (short) (v * 2);
    }

    static char c(char v) {
        return (char) (v + 1);
    }

    static int i(int v) {
        return v ^ -1;
    }

    static long l(long v) {
        return v << 1;
    }

    static float f(float v) {
        return v / 3;
    }

    static double d(double v) {
        return v / 3;
    }

    static Object a(Object v) {
        return v;
    }

    static int[] array(int... v) {
        return v;
    }

    static void nothing(Object... v) {
        if (v.length == 1) {
            return;
        }
        System.out.println("nothing " + v.length);
    }

    public static void caseEveryType() {
        System.out.println(z(true) + " " + b((byte) 127) + " " + s((short) 20000) + " " + c('\uffff') + 0 + " " + i(5) + " " + l(Long.MIN_VALUE) + " " + f(1) + " " + d(1) + " " + a("x") + " " + array(1, 2).length);
        nothing();
        nothing(1);
        nothing(1, 2);
    }

    static String many(boolean z, byte b, short s, char c, int i, long l, float f, double d, Object a, long l2, int[] r, double d2, String t) {
        return z + "," + b + "," + s + "," + c + "," + i + "," + l + "," + f + "," + d + "," + a + "," + l2 + "," + r.length + "," + d2 + "," + t;
    }

    public static void caseManyArguments() {
        System.out.println(many(true, (byte) -1, (short) -2, 'c', -4, -5L, -6f, -7d, null, Long.MAX_VALUE, new int[9], Double.MIN_VALUE, "end"));
    }

    public static void caseVirtualAndInterface() {
        Impl impl = new Impl();
        Face face = impl;
        System.out.println(impl.viaInterface(1.5f, 2) + " " + face.viaInterface(-1.5f, 2) + " " + face.viaDefault(1L << 33, 3) + " " + impl.callsPrivate(Short.MAX_VALUE));
    }

    public static void caseEquality() {
        int[] xs = {3, 3, 4, -3, 0};
        Object o = "o";
        Object[] os = {o, o, "o", new String("o"), null};
        for (int k = 0; k + 1 < xs.length; k++) {
            if (xs[k] == xs[k + 1]) {
                System.out.print("== ");
            } else {
                System.out.print("!= ");
            }
            System.out.print(os[k] == os[k + 1] ? "same " : "other ");
            System.out.print(os[k + 1] != null ? "there" : "null");
            System.out.println();
        }
    }
}
