package bytecode;

/** Chains of primitive conversions and implicit promotion. */
public class Conversions {
    static byte b = (byte) 200;
    static short s = (short) 40000;
    static char c = '\uFFFF';
    static int i = -1;
    static long l = 0x1_0000_0001L;
    static float f = 1e9f;
    static double d = 1e300;
    static boolean z = true;

    public static void caseWidening() {
        int fromByte = b;
        int fromShort = s;
        int fromChar = c;
        long fromInt = i;
        float floatFromLong = l;
        double doubleFromFloat = f;
        System.out.println(fromByte + " " + fromShort + " " + fromChar + " " + fromInt + " " + floatFromLong + " " + doubleFromFloat);
        long fromChar2 = c;
        float fromChar3 = c;
        double fromByte2 = b;
        System.out.println(fromChar2 + " " + fromChar3 + " " + fromByte2);
    }

    public static void caseNarrowing() {
        System.out.println((byte) c + " " + (short) c + " " + (char) b + 0 + " " + (int) (char) b + " " + (int) (char) s + " " + (byte) s);
        System.out.println((int) d + " " + (long) d + " " + (float) d + " " + (byte) d + " " + (short) f + " " + (int) (char) f);
        System.out.println((byte) l + " " + (int) l + " " + (char) (l + 64));
        System.out.println((byte) (int) 1e10 + " " + (byte) (long) 1e10);
    }

    public static void casePromotion() {
        byte x = 100;
        byte y = 100;
        System.out.println(x + y);
        System.out.println((byte) (x + y));
        System.out.println('a' + 1);
        System.out.println((char) ('a' + 1));
        System.out.println('a' + 'b' + "c");
        System.out.println("c" + 'a' + 'b');
        System.out.println(1 / 2 + 1 / 2.0 + 1f / 3);
        System.out.println(1 / 2 * 3.0 + 7 % 4L);
        System.out.println(x << 3 | y >> 1 & 0xF);
        System.out.println(-x + " " + ~y + " " + +c);
        System.out.println(z ? x : 1.0);
        System.out.println(z ? 'x' : 0);
        System.out.println(z ? 'x' : i);
        System.out.println(z ? Integer.valueOf(1) : Double.valueOf(2));
        System.out.println((Object) (z ? 1 : "s"));
    }

    public static void caseFieldsOfEveryType() {
        Holder h = new Holder();
        System.out.println(h.zb + " " + h.bb + " " + h.sb + " " + (int) h.cb + " " + h.ib + " " + h.lb + " " + h.fb + " " + h.db + " " + h.ob + " " + h.ab);
        h.zb = i < 0;
        h.bb = (byte) 0x1ff;
        h.sb = (short) 0x1ffff;
        h.cb = (char) -2;
        h.ib = Integer.MIN_VALUE;
        h.lb = Long.MIN_VALUE;
        h.fb = (float) Math.PI;
        h.db = -0.0;
        h.ob = "ref";
        h.ab = new int[] {1};
        System.out.println(h.zb + " " + h.bb + " " + h.sb + " " + (int) h.cb + " " + h.ib + " " + h.lb + " " + h.fb + " " + h.db + " " + h.ob + " " + h.ab.length);
    }

    static class Holder {
        boolean zb;
        byte bb;
        short sb;
        char cb;
        int ib;
        long lb;
        float fb;
        double db;
        Object ob;
        int[] ab;
    }

    public static void caseBoxing() {
        Integer a = 127;
        Integer a2 = 127;
        Integer b1 = 1000;
        Integer b2 = 1000;
        System.out.println((a == a2) + " " + (b1 == b2) + " " + b1.equals(b2) + " " + (b1 <= b2 && b1 >= b2));
        Long x = 127L;
        System.out.println(x.equals(127) + " " + x.equals(127L) + " " + (x == 127));
        Character ch = 'x';
        ch++;
        System.out.println(ch);
        Object[] os = {(byte) 1, (short) 2, '3', 4, 5L, 6f, 7d, true};
        for (Object o : os) {
            System.out.println(o.getClass().getName() + " " + o + " " + o.hashCode());
        }
        Integer nul = null;
        try {
            int unboxed = nul;
            System.out.println(unboxed);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        Boolean t = Boolean.TRUE;
        System.out.println(t == Boolean.valueOf("tRuE"));
        Byte by = (byte) -1;
        System.out.println(by == Byte.valueOf((byte) 0xFF));
        Character c1 = 128;
        Character c2 = 128;
        System.out.println(c1 == c2);
    }
}
