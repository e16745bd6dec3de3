package language;

import java.util.List;

/** Which method is called. */
public class OverloadsAndVarargs {
    static String f(int x) {
        return "int";
    }

    static String f(long x) {
        return "long";
    }

    static String f(double x) {
        return "double";
    }

    static String f(Integer x) {
        return "Integer";
    }

    static String f(Object x) {
        return "Object";
    }

    static String f(int... x) {
        return "int..." + x.length;
    }

    static String g(Object... os) {
        return os == null ? "null array" : "Object..." + os.length;
    }

    static String h(String s) {
        return "String";
    }

    static String h(Object o) {
        return "Object";
    }

    static String k(long a, int b) {
        return "long,int";
    }

    static String k(Object a, Object... b) {
        return "Object,Object..." + b.length;
    }

    public static void caseOverloads() {
        byte b = 1;
        char c = 'c';
        short s = 2;
        System.out.println(f(b) + f(c) + f(s) + f(1) + f(1L) + f(1f) + f(1.0) + f((Integer) 1) + f("s") + f() + f(1, 2) + f((Object) 1) + f((Long) 1L));
        System.out.println(h(null) + h("x") + h((Object) "x"));
        System.out.println(k(1, 2) + " " + k(1, 2L) + " " + k("x") + " " + k((byte) 1, 'c'));
    }

    public static void caseVarargs() {
        System.out.println(g() + " " + g((Object[]) null) + " " + g((Object) null) + " " + g(1, "a") + " " + g(new String[] {"a", "b", "c"}) + " " + g(new int[] {1, 2}));
        System.out.println(g((Object) new String[] {"a", "b"}) + " " + String.format("%s-%s", (Object[]) new String[] {"x", "y"}));
        System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3) + " " + sum(new long[] {4, 5}));
        System.out.println(join("|", "a", "b", "c") + join("|") + join("|", List.of("q")));
    }

    static long sum(long... ls) {
        long t = 0;
        for (long l : ls) {
            t += l;
        }
        return t;
    }

    static String join(String sep, CharSequence... parts) {
        return String.join(sep, parts) + parts.length;
    }

    static String join(String sep, Iterable<String> parts) {
        return "iterable " + String.join(sep, parts);
    }

    static class P {
        String m(P p) {
            return "P.m(P)";
        }

        static String s() {
            return "P.s";
        }

        String field = "P.field";

        private String hidden() {
            return "P.hidden";
        }

        String callHidden() {
            return hidden();
        }
    }

    static class Q extends P {
        String m(Q q) {
            return "Q.m(Q)";
        }

        @Override
        String m(P p) {
            return "Q.m(P)";
        }

        static String s() {
            return "Q.s";
        }

        String field = "Q.field";

        private String hidden() {
            return "Q.hidden";
        }

        String both() {
            return field + " " + super.field + " " + ((P) this).field + " " + hidden();
        }
    }

    @SuppressWarnings("static-access")
    public static void caseHiding() {
        P p = new Q();
        Q q = new Q();
        System.out.println(p.m(q) + " " + q.m(q) + " " + q.m(p) + " " + ((P) q).m(q));
        System.out.println(p.s() + " " + q.s() + " " + p.field + " " + q.field + " " + ((P) q).field);
        System.out.println(q.both() + " " + p.callHidden());
        P none = null;
        System.out.println(none.s());
    }

    interface Left {
        default String who() {
            return "Left";
        }
    }

    interface Right {
        default String who() {
            return "Right";
        }
    }

    interface LeftChild extends Left {
        @Override
        default String who() {
            return "LeftChild>" + Left.super.who();
        }
    }

    static class Both implements LeftChild, Right {
        @Override
        public String who() {
            return LeftChild.super.who() + "+" + Right.super.who();
        }
    }

    static class ClassWins {
        public String who() {
            return "class";
        }
    }

    static class Winner extends ClassWins implements Left {
    }

    static class Diamond implements Left, LeftChild {
    }

    public static void caseDefaultMethods() {
        System.out.println(new Both().who() + " " + new Winner().who() + " " + new Diamond().who());
        Left l = new Both();
        System.out.println(l.who());
        Left lambda = new Left() {
        };
        System.out.println(lambda.who());
    }

    interface WithPrivate {
        private int twice(int i) {
            return i * 2;
        }

        private static int thrice(int i) {
            return i * 3;
        }

        default int six(int i) {
            return twice(thrice(i));
        }

        static int nine(int i) {
            return thrice(thrice(i));
        }

        int abstractOne();
    }

    public static void casePrivateInterfaceMethods() {
        WithPrivate w = () -> 4;
        System.out.println(w.six(w.abstractOne()) + " " + WithPrivate.nine(2));
    }

    static abstract class Template {
        final String run() {
            return before() + step() + after();
        }

        String before() {
            return "<";
        }

        abstract String step();

        String after() {
            return ">";
        }
    }

    public static void caseTemplate() {
        Template t = new Template() {
            @Override
            String step() {
                return "step";
            }

            @Override
            String after() {
                return "!" + super.after();
            }
        };
        System.out.println(t.run());
    }
}
