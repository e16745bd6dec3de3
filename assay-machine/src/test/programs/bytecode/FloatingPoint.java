package bytecode;

/** Floating point to the letter: NaN, infinities, signed zero, subnormals, saturating casts, frem and drem. */
public class FloatingPoint {
    static final float[] FLOATS = {
        0f, -0f, 1f, -1f, 1.5f, -2.5f, 0.1f, 3.4028235E38f, -3.4028235E38f, 1.4E-45f, -1.4E-45f, 1.17549435E-38f, 1e10f, 16777216f, 16777217f,
        Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN
    };
    static final double[] DOUBLES = {
        0, -0.0, 1, -1, 1.5, -2.5, 0.1, 1.0 / 3, Double.MAX_VALUE, -Double.MAX_VALUE, Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL, 1e10, 1e19,
        -1e19, 2147483647.5, -2147483648.5, 9.007199254740993E15, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN
    };

    public static void caseFloatArithmetic() {
        for (float a : FLOATS) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (float b : FLOATS) {
                line.append(' ').append(a + b).append(',').append(a - b).append(',').append(a * b).append(',').append(a / b);
            }
            System.out.println(line);
        }
    }

    public static void caseDoubleArithmetic() {
        for (double a : DOUBLES) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (double b : DOUBLES) {
                line.append(' ').append(a + b).append(',').append(a - b).append(',').append(a * b).append(',').append(a / b);
            }
            System.out.println(line);
        }
    }

    public static void caseFloatRem() {
        for (float a : FLOATS) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (float b : FLOATS) {
                line.append(' ').append(a % b);
            }
            System.out.println(line);
        }
        System.out.println(5.5f % 2 + " " + -5.5f % 2 + " " + 5.5f % -2f + " " + 1e30f % 3f);
    }

    public static void caseDoubleRem() {
        for (double a : DOUBLES) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (double b : DOUBLES) {
                line.append(' ').append(a % b);
            }
            System.out.println(line);
        }
    }

    public static void caseComparisons() {
        for (double a : DOUBLES) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (double b : DOUBLES) {
                line.append(a < b ? '1' : '0').append(a <= b ? '1' : '0').append(a > b ? '1' : '0').append(a >= b ? '1' : '0');
                line.append(a == b ? '1' : '0').append(a != b ? '1' : '0').append(!(a < b) ? '1' : '0').append(' ');
                line.append(Double.compare(a, b)).append(' ');
            }
            System.out.println(line);
        }
        for (float a : FLOATS) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (float b : FLOATS) {
                line.append(a < b ? '1' : '0').append(a <= b ? '1' : '0').append(a > b ? '1' : '0').append(a >= b ? '1' : '0');
                line.append(a == b ? '1' : '0').append(a != b ? '1' : '0').append(!(a > b) ? '1' : '0').append(' ');
            }
            System.out.println(line);
        }
    }

    public static void caseToIntegers() {
        for (double a : DOUBLES) {
            System.out.println(a + ": " + (int) a + " " + (long) a + " " + (short) a + " " + (byte) a + " " + (int) (char) a + " " + (float) a);
        }
        for (float a : FLOATS) {
            System.out.println(a + ": " + (int) a + " " + (long) a + " " + (short) a + " " + (byte) a + " " + (int) (char) a + " " + (double) a);
        }
    }

    public static void caseBits() {
        for (double a : DOUBLES) {
            System.out.println(a + " " + Long.toHexString(Double.doubleToLongBits(a)) + " " + Double.toHexString(a) + " " + Double.hashCode(a));
        }
        for (float a : FLOATS) {
            System.out.println(a + " " + Integer.toHexString(Float.floatToIntBits(a)) + " " + Float.toHexString(a) + " " + Float.hashCode(a));
        }
        System.out.println(Float.intBitsToFloat(0x7fc00001) + " " + Double.longBitsToDouble(0x7ff0000000000001L) + " " + Float.intBitsToFloat(1));
        System.out.println(Integer.toHexString(Float.floatToRawIntBits(Float.intBitsToFloat(0x7fc12345))));
        System.out.println(Long.toHexString(Double.doubleToRawLongBits(Double.longBitsToDouble(0xfff8000000000abcL))));
    }

    public static void caseNegation() {
        for (double a : DOUBLES) {
            System.out.println(-a + " " + 1 / -a + " " + (0 - a) + " " + Math.abs(a) + " " + Math.signum(a) + " " + -(-a));
        }
        float zero = FLOATS[0];
        System.out.println(1 / zero + " " + 1 / -zero + " " + (zero == -zero) + " " + Float.valueOf(zero).equals(-zero));
        double nan = DOUBLES[21];
        System.out.println((nan == nan) + " " + Double.valueOf(nan).equals(nan) + " " + (nan != nan));
    }

    public static void caseRounding() {
        float f = 0;
        for (int i = 0; i < 1000; i++) {
            f += 0.1f;
        }
        System.out.println(f);
        double d = 0;
        for (int i = 0; i < 1000; i++) {
            d += 0.1;
        }
        System.out.println(d);
        double big = Double.MAX_VALUE;
        System.out.println(big * 2 / 2 + " " + (big + big * 1e-17) + " " + Double.MIN_VALUE / 2 + " " + Double.MIN_VALUE * 0.75);
        double x = 1e-310;
        System.out.println(x * 1e-10 + " " + x / 3 + " " + (float) x);
        float small = 1e-40f;
        System.out.println(small / 3 + " " + small * small + " " + (double) small);
        System.out.println((float) 0.1 + " " + (double) 0.1f + " " + 0.1f * 3 + " " + 0.1 * 3 + " " + (0.1 + 0.2) + " " + (float) 1e40 + " " + (float) 1e-50);
        System.out.println((int) 1e10f + " " + (int) -1e10 + " " + (long) 1e30 + " " + (char) -1.0 + " ".length());
    }

    public static void caseFma() {
        System.out.println(Math.fma(0.1, 10.0, -1.0) + " " + Math.fma(1e308, 10.0, Double.NEGATIVE_INFINITY) + " " + Math.fma(0.1f, 10f, -1f));
        System.out.println(Math.ulp(1.0) + " " + Math.ulp(1e300) + " " + Math.nextUp(1f) + " " + Math.nextDown(0.0) + " " + Math.nextAfter(1.0, 2.0));
        System.out.println(Math.rint(2.5) + " " + Math.rint(-3.5) + " " + Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(0.49999999999999994));
        System.out.println(Math.floor(-0.5) + " " + Math.ceil(-0.5) + " " + Math.sqrt(-1) + " " + Math.sqrt(2) + " " + Math.scalb(1.5, -1074));
        System.out.println(Math.IEEEremainder(5, 3) + " " + Math.copySign(3, -0.0) + " " + Math.getExponent(1e100) + " " + Math.min(-0.0, 0.0) + " " + Math.max(Double.NaN, 1));
    }

    static strictfp double series(int n) {
        double s = 0;
        for (int i = n; i > 0; i--) {
            s += (i % 2 == 0 ? -1.0 : 1.0) / (2 * i - 1);
        }
        return 4 * s;
    }

    public static void caseSeries() {
        System.out.println(series(1) + " " + series(10) + " " + series(1000));
        double e = 1;
        double term = 1;
        for (int i = 1; i < 25; i++) {
            term /= i;
            e += term;
        }
        System.out.println(e + " " + Math.E);
        double x = 2;
        for (int i = 0; i < 6; i++) {
            x = x - (x * x - 2) / (2 * x);
            System.out.println(x);
        }
    }
}
