package library;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;

/** BigInteger, BigDecimal, parsing, Math, Random. */
public class Numbers {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void caseBigInteger() {
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = BigInteger.valueOf(-987654321L);
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.remainder(b) + " " + a.mod(b.negate()) + " " + Arrays.toString(a.divideAndRemainder(b)) + " " + b.pow(7) + " " + a.gcd(b) + " " + a.negate().abs().equals(a));
        System.out.println(a.shiftLeft(70) + " " + a.shiftRight(20) + " " + b.shiftRight(3) + " " + a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(b) + " " + a.testBit(5) + a.bitLength() + " " + a.bitCount() + " " + b.getLowestSetBit() + " " + a.setBit(200).clearBit(0).flipBit(3));
        System.out.println(a.toString(36) + " " + a.toString(2).length() + " " + new BigInteger("-zz", 36) + " " + new BigInteger(new byte[] {-1, 0, 5}) + " " + Arrays.toString(a.toByteArray()) + " " + a.hashCode() + " " + a.signum() + b.signum() + " " + a.compareTo(b) + " " + a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + b.floatValue());
        BigInteger p = BigInteger.valueOf(1_000_000_007);
        System.out.println(BigInteger.TWO.modPow(BigInteger.valueOf(1000), p) + " " + BigInteger.valueOf(3).modInverse(p) + " " + p.isProbablePrime(20) + " " + a.isProbablePrime(20) + " " + BigInteger.valueOf(100).nextProbablePrime() + " " + a.sqrt() + " " + new BigInteger(100, new Random(7)));
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 200; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        System.out.println(f + " " + f.toString().length());
        BigInteger big = BigInteger.valueOf(3).pow(5000);
        BigInteger big2 = BigInteger.valueOf(7).pow(4000);
        System.out.println(big.multiply(big2).hashCode() + " " + big.multiply(big2).divide(big2).equals(big) + " " + big.bitLength() + " " + big.toString().hashCode() + " " + big2.mod(big).hashCode());
        attempt("zero", () -> a.divide(BigInteger.ZERO));
        attempt("mod", () -> a.mod(b));
        attempt("inverse", () -> BigInteger.valueOf(4).modInverse(BigInteger.valueOf(8)));
        attempt("exact", a::longValueExact);
        attempt("parse", () -> new BigInteger("12x"));
        attempt("pow", () -> a.pow(-1));
        attempt("sqrt", () -> b.sqrt());
    }

    public static void caseBigDecimal() {
        BigDecimal a = new BigDecimal("123.4500");
        BigDecimal b = new BigDecimal("-0.007");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b, 5, RoundingMode.HALF_UP) + " " + a.divide(b, MathContext.DECIMAL32) + " " + a.remainder(b) + " " + a.pow(3) + " " + a.scale() + " " + a.precision() + " " + a.unscaledValue() + " " + a.stripTrailingZeros() + " " + a.setScale(1, RoundingMode.DOWN));
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder line = new StringBuilder(m + ":");
            for (String s : new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.1", "-1.6", "-2.5", "-5.5"}) {
                try {
                    line.append(' ').append(new BigDecimal(s).setScale(0, m));
                } catch (ArithmeticException e) {
                    line.append(" !");
                }
            }
            System.out.println(line);
        }
        System.out.println(new BigDecimal("1E+5") + " " + new BigDecimal("1E+5").toPlainString() + " " + new BigDecimal("0.0000001") + " " + new BigDecimal("123E-10").toEngineeringString() + " " + new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal("100").stripTrailingZeros() + " "
            + new BigDecimal("2.0").equals(new BigDecimal("2.00")) + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").hashCode() + " " + new BigDecimal("2").sqrt(new MathContext(50)) + " " + a.movePointLeft(5) + " " + a.scaleByPowerOfTen(3) + " " + a.ulp() + " " + a.round(new MathContext(2)) + " "
            + a.toBigInteger() + " " + b.doubleValue() + " " + b.negate().max(a) + " " + b.signum() + " " + BigDecimal.ONE.divide(new BigDecimal("8")));
        attempt("exact", () -> BigDecimal.ONE.divide(new BigDecimal(3)));
        attempt("zero", () -> a.divide(BigDecimal.ZERO));
        attempt("zero by zero", () -> BigDecimal.ZERO.divide(BigDecimal.ZERO));
        attempt("unnecessary", () -> a.setScale(0, RoundingMode.UNNECESSARY));
        attempt("parse", () -> new BigDecimal("1..2"));
        attempt("int", () -> a.intValueExact());
        attempt("NaN", () -> new BigDecimal(Double.NaN));
        BigDecimal pi = BigDecimal.ZERO;
        for (int k = 0; k < 30; k++) {
            BigDecimal k8 = new BigDecimal(8 * k);
            BigDecimal term = new BigDecimal(4).divide(k8.add(BigDecimal.ONE), 40, RoundingMode.HALF_EVEN).subtract(new BigDecimal(2).divide(k8.add(new BigDecimal(4)), 40, RoundingMode.HALF_EVEN))
                .subtract(BigDecimal.ONE.divide(k8.add(new BigDecimal(5)), 40, RoundingMode.HALF_EVEN)).subtract(BigDecimal.ONE.divide(k8.add(new BigDecimal(6)), 40, RoundingMode.HALF_EVEN));
            pi = pi.add(term.divide(new BigDecimal(16).pow(k), 40, RoundingMode.HALF_EVEN));
        }
        System.out.println(pi);
    }

    public static void caseParsing() {
        System.out.println(Integer.parseInt("-12") + " " + Integer.parseInt("+7f", 16) + " " + Integer.valueOf("zz", 36) + " " + Integer.decode("0x1F") + Integer.decode("-010") + Integer.decode("#ff") + " " + Long.parseLong("9223372036854775807") + " " + Integer.parseUnsignedInt("4294967295") + " " + Byte.parseByte("-128") + " "
            + Short.parseShort("7") + " " + Boolean.parseBoolean("TRUE") + Boolean.parseBoolean("yes") + " " + Integer.parseInt("x42y", 1, 3, 10));
        for (String s : new String[] {"1", "-0", "1e3", ".5", "5.", "0x1p3", "NaN", "Infinity", "-Infinity", " 2 ", "1f", "2d", "1e400", "1e-400", "4.9e-324", "2.2250738585072012e-308", "0.1", "123456789.123456789", "1.7976931348623159e308"}) {
            System.out.print(Double.parseDouble(s) + "," + Float.parseFloat(s) + " ");
        }
        System.out.println();
        for (String s : new String[] {"", "abc", "1 2", "2147483648", "-", "+", "0x10", "1.5", "\u0663"}) {
            attempt("int " + s, () -> System.out.println(Integer.parseInt(s)));
        }
        attempt("null", () -> Integer.parseInt(null));
        attempt("radix", () -> Integer.parseInt("1", 99));
        attempt("byte", () -> Byte.parseByte("200"));
        attempt("long", () -> Long.parseLong("9223372036854775808"));
        attempt("double", () -> Double.parseDouble("1,5"));
        attempt("empty double", () -> Double.parseDouble(""));
        attempt("null double", () -> Double.parseDouble(null));
        attempt("unsigned", () -> Integer.parseUnsignedInt("-1"));
    }

    public static void caseToText() {
        for (double d : new double[] {1, 1.5, 100, 1e6, 1e7, 12345678.9, 1e-3, 1e-4, 123e-7, 1.0E23, 2.0E-3, 9.999999999999999e22, 5e-324, 1.7976931348623157e308, 0.1 + 0.2, 1 / 3.0, 100.0 / 3, 4.35, 2.2250738585072014E-308, 8.41E21, 2.0E22}) {
            System.out.print(d + " " + (float) d + " ");
        }
        System.out.println();
        System.out.println(Integer.toString(-255, 16) + " " + Integer.toBinaryString(10) + " " + Integer.toOctalString(-1) + " " + Integer.toHexString(-1) + " " + Long.toBinaryString(-1L).length() + " " + Long.toString(Long.MIN_VALUE, 2).length() + " " + Double.toHexString(0.1) + " " + Float.toHexString(1.5f) + " "
            + Integer.toString(7, 99) + " " + Character.forDigit(11, 16) + Character.digit('z', 36) + " " + Integer.compare(3, 2) + Long.compareUnsigned(-1, 1) + Double.compare(0.0, -0.0) + " " + Integer.hashCode(5) + Boolean.hashCode(true) + " " + Double.valueOf(1.5).hashCode() + " " + Integer.MAX_VALUE + Integer.BYTES + Long.SIZE);
    }

    public static void caseMath() {
        double[] xs = {0, -0.0, 0.5, 1, -1, 2, 10, 100.7, 1e10, -1e-10, 1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double x : xs) {
            System.out.println(x + ": " + StrictMath.sin(x) + " " + StrictMath.cos(x) + " " + StrictMath.tan(x) + " " + StrictMath.asin(x) + " " + StrictMath.acos(x) + " " + StrictMath.atan(x) + " " + StrictMath.exp(x) + " " + StrictMath.log(x) + " " + StrictMath.log10(x) + " " + StrictMath.sqrt(x) + " "
                + StrictMath.cbrt(x) + " " + StrictMath.sinh(x) + " " + StrictMath.cosh(x) + " " + StrictMath.tanh(x) + " " + StrictMath.expm1(x) + " " + StrictMath.log1p(x));
        }
        for (double x : xs) {
            System.out.println(x + ": " + Math.floor(x) + " " + Math.ceil(x) + " " + Math.rint(x) + " " + Math.round(x) + " " + Math.abs(x) + " " + Math.signum(x) + " " + Math.sqrt(x) + " " + Math.ulp(x) + " " + Math.nextUp(x) + " " + Math.getExponent(x) + " " + Math.toRadians(x) + " " + Math.toDegrees(x) + " " + Math.round((float) x));
        }
        System.out.println(StrictMath.pow(2, 0.5) + " " + StrictMath.pow(0, 0) + " " + StrictMath.pow(-8, 1.0 / 3) + " " + StrictMath.pow(-2, 3) + " " + StrictMath.atan2(-0.0, -1) + " " + StrictMath.hypot(3e200, 4e200) + " " + StrictMath.IEEEremainder(10, 3) + " " + Math.pow(2, 10) + " " + Math.hypot(3, 4) + " " + Math.cbrt(27));
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7, -3) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.max(-0.0, 0.0) + Math.min(-0f, 0f) + " " + Math2.gcd(12, 18));
        attempt("addExact", () -> Math.addExact(Integer.MAX_VALUE, 1));
        attempt("subtractExact", () -> Math.subtractExact(Long.MIN_VALUE, 1L));
        attempt("multiplyExact", () -> Math.multiplyExact(1 << 30, 4));
        attempt("multiplyExact long", () -> Math.multiplyExact(1L << 62, 4L));
        attempt("negateExact", () -> Math.negateExact(Integer.MIN_VALUE));
        attempt("toIntExact", () -> Math.toIntExact(1L << 40));
        attempt("incrementExact", () -> Math.incrementExact(Integer.MAX_VALUE));
        attempt("absExact", () -> Math.absExact(Integer.MIN_VALUE));
        attempt("floorDiv", () -> Math.floorDiv(1, 0));
    }

    static class Math2 {
        static int gcd(int a, int b) {
            return b == 0 ? a : gcd(b, a % b);
        }
    }

    public static void caseRandom() {
        Random r = new Random(12345);
        System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextInt(64) + " " + r.nextLong() + " " + r.nextDouble() + " " + r.nextFloat() + " " + r.nextBoolean() + " " + r.nextGaussian() + " " + r.nextGaussian());
        byte[] b = new byte[7];
        r.nextBytes(b);
        System.out.println(Arrays.toString(b) + " " + r.ints(5, 0, 10).boxed().toList() + " " + r.doubles(2).boxed().toList() + " " + r.longs(2, 5, 50).boxed().toList() + " " + r.nextInt(5, 8) + " " + r.nextLong(100));
        r.setSeed(1);
        System.out.println(r.nextInt(10) + " " + new Random(1).nextInt(10));
        SplittableRandom s = new SplittableRandom(99);
        System.out.println(s.nextInt() + " " + s.nextLong() + " " + s.nextInt(10, 20) + " " + s.nextDouble() + " " + s.split().nextInt() + " " + s.nextBoolean() + " " + s.ints(3, 0, 5).boxed().toList());
        attempt("bound", () -> r.nextInt(0));
        attempt("range", () -> s.nextInt(5, 5));
        System.out.println(new java.util.Random(5) {
            @Override
            protected int next(int bits) {
                return 7;
            }
        }.nextInt());
    }
}
