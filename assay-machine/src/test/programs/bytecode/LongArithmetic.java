package bytecode;

/** The same for long: ladd … lxor, lcmp, l2i … */
public class LongArithmetic {
    static final long[] VALUES = {
        0, 1, -1, 2, -3, 63, 64, 65, 4294967295L, 4294967296L, -4294967296L, 0x5555_5555_5555_5555L, 0xAAAA_AAAA_AAAA_AAAAL,
        Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE + 1L, Integer.MIN_VALUE - 1L, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 1,
        Long.MIN_VALUE + 1
    };

    public static void caseArithmetic() {
        for (long a : VALUES) {
            long h = 17;
            for (long b : VALUES) {
                h = h * 31 + (a + b);
                h = h * 31 + (a - b);
                h = h * 31 + a * b;
                h = h * 31 + (a & b);
                h = h * 31 + (a | b);
                h = h * 31 + (a ^ b);
            }
            System.out.println(a + ": " + -a + " " + ~a + " " + a * a + " " + (a + Long.MAX_VALUE) + " " + h);
        }
    }

    public static void caseDivRem() {
        for (long a : VALUES) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (long b : VALUES) {
                if (b != 0) {
                    line.append(' ').append(a / b).append('r').append(a % b);
                }
            }
            System.out.println(line);
        }
    }

    public static void caseDivideByZero() {
        long zero = VALUES[0];
        try {
            System.out.println(1L / zero);
        } catch (ArithmeticException e) {
            System.out.println("ldiv " + e.getMessage());
        }
        try {
            System.out.println(1L % zero);
        } catch (ArithmeticException e) {
            System.out.println("lrem " + e.getMessage());
        }
    }

    public static void caseShifts() {
        for (long a : VALUES) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (int s : new int[] {0, 1, 31, 32, 33, 63, 64, 65, -1, -64, Integer.MIN_VALUE}) {
                line.append(' ').append(a << s).append('/').append(a >> s).append('/').append(a >>> s);
            }
            System.out.println(line);
        }
    }

    public static void caseCompare() {
        for (long a : VALUES) {
            StringBuilder line = new StringBuilder();
            for (long b : VALUES) {
                line.append(a < b ? '<' : a > b ? '>' : '=').append(a <= b).append(a >= b).append(a != b);
            }
            System.out.println(line);
        }
    }

    public static void caseConversions() {
        for (long a : VALUES) {
            System.out.println(a + ": " + (int) a + " " + (short) a + " " + (byte) a + " " + (int) (char) a + " " + (float) a + " " + (double) a);
        }
        for (long a : new long[] {9007199254740993L, 16777217L, 9223371487098961919L, 9223371487098961920L, 0x7fffff8000000001L}) {
            System.out.println(a + ": " + (float) a + " " + (double) a + " " + (long) (float) a + " " + (long) (double) a);
        }
    }

    public static void caseHelpers() {
        for (long a : VALUES) {
            System.out.println(a + ": " + Long.bitCount(a) + " " + Long.numberOfLeadingZeros(a) + " " + Long.numberOfTrailingZeros(a) + " " + Long.reverse(a)
                + " " + Long.reverseBytes(a) + " " + Long.toHexString(a) + " " + Long.toUnsignedString(a) + " " + Long.divideUnsigned(a, 10) + " "
                + Long.remainderUnsigned(a, 10) + " " + Long.hashCode(a) + " " + Long.toString(a, 36) + " " + Math.multiplyHigh(a, 0x123456789ABCDEFL));
        }
    }

    public static void caseConstantsAndLocals() {
        long l0 = 0L;
        long l1 = 1L;
        long l2 = 2L;
        long l3 = 3L;
        long l4 = 4L;
        long l5 = -1L;
        l0 += l1;
        l1 += l2;
        l2 += l3;
        l3 += l4;
        l4 += l5;
        System.out.println(l0 + " " + l1 + " " + l2 + " " + l3 + " " + l4 + " " + l5);
        long i = Long.MAX_VALUE;
        System.out.println(i++ + " " + i + " " + --i);
    }
}
