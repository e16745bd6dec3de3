package bytecode;

/** What generated code calls to print: one method per kind of value. */
public class Show {
    public static int staticField = 5;
    public int field = 6;

    public static void i(int v) {
        System.out.println(v);
    }

    public static void l(long v) {
        System.out.println(v + "L");
    }

    public static void f(float v) {
        System.out.println(v + "f");
    }

    public static void d(double v) {
        System.out.println(v + "d");
    }

    public static void z(boolean v) {
        System.out.println(v);
    }

    public static void b(byte v) {
        System.out.println(v);
    }

    public static void a(Object v) {
        System.out.println(v);
    }

    public static void s(String v) {
        System.out.println(v);
    }

    /** An exception's class and message. */
    public static void t(Throwable t) {
        System.out.println(t.getClass().getName() + ": " + (t.getMessage() == null ? null : t.getMessage().replaceAll("module @[0-9a-f]+", "module")));
    }
}
