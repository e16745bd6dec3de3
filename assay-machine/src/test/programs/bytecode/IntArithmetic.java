package bytecode;

/** iadd … ixor, shifts, conversions, on values javac cannot fold. */
public class IntArithmetic {
    static final int[] VALUES = {
        0, 1, -1, 2, -2, 7, -7, 31, 32, 33, 63, 64, 255, 256, 65535, 65536, -128, -129, 0x5555_5555, 0xAAAA_AAAA,
        Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE - 1, Integer.MIN_VALUE + 1
    };

    public static void caseAddSubMul() {
        for (int a : VALUES) {
            long h = 0;
            for (int b : VALUES) {
                h = h * 31 + (a + b);
                h = h * 31 + (a - b);
                h = h * 31 + (a * b);
            }
            System.out.println(a + ": " + (a + a) + " " + (a - 1) + " " + a * a + " " + -a + " " + ~a + " " + h);
        }
    }

    public static void caseDivRem() {
        for (int a : VALUES) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (int b : VALUES) {
                if (b == 0) {
                    continue;
                }
                line.append(' ').append(a / b).append('r').append(a % b);
            }
            System.out.println(line);
        }
        System.out.println(Integer.MIN_VALUE / VALUES[2]);
        System.out.println(Integer.MIN_VALUE % VALUES[2]);
    }

    public static void caseDivideByZero() {
        int zero = VALUES[0];
        try {
            System.out.println(1 / zero);
        } catch (ArithmeticException e) {
            System.out.println("idiv " + e.getMessage());
        }
        try {
            System.out.println(1 % zero);
        } catch (ArithmeticException e) {
            System.out.println("irem " + e.getMessage());
        }
        try {
            System.out.println(Integer.MIN_VALUE / (zero * -1));
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        int x = 8;
        try {
            x /= zero;
        } catch (ArithmeticException e) {
            System.out.println("x unchanged " + x);
        }
    }

    public static void caseShifts() {
        for (int a : VALUES) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (int s : new int[] {0, 1, 5, 31, 32, 33, 63, 64, -1, -31, -32, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                line.append(' ').append(a << s).append('/').append(a >> s).append('/').append(a >>> s);
            }
            System.out.println(line);
        }
    }

    public static void caseShiftByLong() {
        int a = 0x80000001;
        for (long s : new long[] {0, 1, 31, 32, 33, 1L << 32, (1L << 32) + 1, -1L}) {
            System.out.println((a << s) + " " + (a >> s) + " " + (a >>> s));
        }
    }

    public static void caseBitwise() {
        for (int a : VALUES) {
            int and = -1;
            int or = 0;
            int xor = 0;
            for (int b : VALUES) {
                and ^= a & b;
                or += a | b;
                xor = xor * 3 + (a ^ b);
            }
            System.out.println(a + ": " + and + " " + or + " " + xor);
        }
    }

    public static void caseNarrowing() {
        for (int a : VALUES) {
            System.out.println(a + ": " + (byte) a + " " + (short) a + " " + (int) (char) a + " " + (long) a + " " + (float) a + " " + (double) a);
        }
    }

    public static void caseCompare() {
        for (int a : VALUES) {
            StringBuilder line = new StringBuilder();
            for (int b : VALUES) {
                line.append(a < b ? '<' : a > b ? '>' : '=');
                line.append(a <= b ? 'y' : 'n').append(a >= b ? 'y' : 'n').append(a != b ? 'y' : 'n');
            }
            line.append(a == 0 ? " z" : " nz").append(a < 0 ? " neg" : "").append(a > 0 ? " pos" : "");
            line.append(a <= 0 ? " le" : "").append(a >= 0 ? " ge" : "");
            System.out.println(line);
        }
    }

    public static void caseConstants() {
        // iconst_m1 … iconst_5, bipush, sipush, ldc: boundaries of each form.
        int[] c = {-1, 0, 1, 2, 3, 4, 5, 6, -2, 127, 128, -128, -129, 32767, 32768, -32768, -32769, 0x7FFFFFFF, 0x80000000};
        for (int v : c) {
            System.out.println(v);
        }
    }

    public static void caseIncrement() {
        int i = 0;
        i++;
        ++i;
        i += 127;
        i -= 128;
        i += 1000;
        i += 32767;
        i -= 32768;
        i += 40000;
        System.out.println(i);
        int max = Integer.MAX_VALUE;
        System.out.println(max++ + " " + max);
        int j = 5;
        j = j++ + ++j;
        System.out.println(j);
        j = j-- - --j;
        System.out.println(j);
        int[] a = {1, 2, 3};
        int k = 0;
        a[k++] += k;
        a[k++] *= k++;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
    }

    public static void caseCompoundNarrowing() {
        byte b = 10;
        b += 300;
        System.out.println(b);
        b *= 7;
        System.out.println(b);
        b >>>= 1;
        System.out.println(b);
        b = -1;
        b >>>= 1;
        System.out.println(b);
        b = -1;
        b >>>= 25;
        System.out.println(b);
        short s = Short.MAX_VALUE;
        s++;
        System.out.println(s);
        s -= 1.5;
        System.out.println(s);
        char c = 'a';
        c += 1;
        c++;
        System.out.println(c);
        c *= 1000;
        System.out.println((int) c);
        c = 0;
        c--;
        System.out.println((int) c);
        int i = 10;
        i *= 2.75;
        System.out.println(i);
        i += 1e20;
        System.out.println(i);
        i -= Double.NaN;
        System.out.println(i);
        long l = 5;
        l /= 0.3f;
        System.out.println(l);
        l <<= 65;
        System.out.println(l);
    }

    public static void caseIntrinsicHelpers() {
        for (int a : VALUES) {
            System.out.println(a + ": " + Integer.bitCount(a) + " " + Integer.numberOfLeadingZeros(a) + " " + Integer.numberOfTrailingZeros(a) + " "
                + Integer.reverse(a) + " " + Integer.reverseBytes(a) + " " + Integer.highestOneBit(a) + " " + Integer.rotateLeft(a, 7) + " "
                + Integer.toHexString(a) + " " + Integer.toUnsignedString(a) + " " + Integer.divideUnsigned(a, 7) + " " + Integer.remainderUnsigned(a, 7)
                + " " + Integer.compareUnsigned(a, 7) + " " + Integer.signum(a));
        }
    }
}
