package language;

/** Order of static and instance initialisation, and what triggers it. */
public class Initialisation {
    static int trace(String s, int v) {
        System.out.println(s);
        return v;
    }

    static class A {
        static int sa = trace("A.sa", 1);
        int ia = trace("A.ia", 2);

        static {
            trace("A static block", 0);
        }

        {
            trace("A instance block", 0);
        }

        A() {
            trace("A()", 0);
            hook();
        }

        void hook() {
            trace("A.hook", 0);
        }
    }

    static class B extends A {
        static int sb = trace("B.sb", 1);
        int ib = trace("B.ib", 7);
        final int constant = 5;
        final String text = "text";
        String late = "late";

        B() {
            this(trace("argument", 3));
            trace("B() ib=" + ib, 0);
        }

        B(int i) {
            super();
            trace("B(int) " + i, 0);
        }

        @Override
        void hook() {
            trace("B.hook ib=" + ib + " constant=" + constant + " text=" + text + " late=" + late, 0);
        }
    }

    public static void caseOrder() {
        trace("start", 0);
        new B();
        trace("second", 0);
        new B(9);
    }

    static class Constants {
        static final int COMPILE_TIME = 42;
        static final String TEXT = "constant";
        static final Integer BOXED = trace("Constants.BOXED", 43);

        static {
            trace("Constants initialised", 0);
        }
    }

    static class Child extends Constants {
        static int own = trace("Child.own", 1);
        static int plain;

        static void call() {
        }
    }

    public static void caseTriggers() {
        trace("constant " + Constants.COMPILE_TIME + Constants.TEXT, 0);
        Constants[] array = new Constants[3];
        trace("array " + array.length, 0);
        trace(Constants.class.getSimpleName(), 0);
        Object o = array;
        trace("instanceof " + (o instanceof Constants), 0);
        trace("inherited field does not initialise the child", 0);
        trace("boxed " + Child.BOXED, 0);
        trace("child method", 0);
        Child.call();
    }

    interface I {
        int x = trace("I.x", 1);

        default void d() {
        }
    }

    interface J extends I {
        int y = trace("J.y", 2);
    }

    interface K {
        int z = trace("K.z", 3);

        static void s() {
            trace("K.s", 0);
        }
    }

    static class Impl implements J, K {
        static {
            trace("Impl", 0);
        }
    }

    public static void caseInterfaces() {
        trace("new Impl: I has a default method and is initialised, J and K are not", 0);
        new Impl();
        trace("J.y", J.y);
        K.s();
        trace("again", K.z);
    }

    static class X {
        static final int value = Y.value + 1;
        static final Integer boxed = Y.boxed == null ? -1 : Y.boxed;

        static {
            trace("X " + value + " " + boxed, 0);
        }
    }

    static class Y {
        static final int value = X.value + 1;
        static final Integer boxed = X.boxed == null ? -2 : X.boxed;

        static {
            trace("Y " + value + " " + boxed, 0);
        }
    }

    public static void caseCyclic() {
        System.out.println(X.value + " " + Y.value + " " + X.boxed + " " + Y.boxed);
    }

    static class Failing {
        static int value = 1;

        static {
            trace("Failing starts", 0);
            if (value == 1) {
                throw new IllegalStateException("in static initialiser");
            }
        }

        static void call() {
        }
    }

    static class FailingChild extends Failing {
    }

    public static void caseFailing() {
        try {
            Failing.call();
        } catch (ExceptionInInitializerError e) {
            System.out.println(e + " " + e.getMessage() + " " + e.getCause() + " " + e.getException());
        }
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(Failing.value);
            } catch (NoClassDefFoundError e) {
                System.out.println(e.getMessage());
                System.out.println(e.getCause());
            }
        }
        try {
            new FailingChild();
        } catch (NoClassDefFoundError e) {
            System.out.println("child: " + e.getMessage());
        }
        try {
            new FailingChild();
        } catch (NoClassDefFoundError e) {
            System.out.println("child again: " + e.getMessage());
        }
    }

    static class FailingWithError {
        static {
            if (trace("error", 1) == 1) {
                throw new AssertionError("plain error passes unwrapped");
            }
        }
    }

    public static void caseFailingWithError() {
        try {
            new FailingWithError();
        } catch (ExceptionInInitializerError e) {
            System.out.println("wrapped?");
        } catch (AssertionError e) {
            System.out.println(e);
        }
        try {
            new FailingWithError();
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
    }

    static class Self {
        static Self instance = new Self();
        static int count = 10;
        int seen;

        Self() {
            seen = count;
            count++;
        }
    }

    public static void caseSelfReference() {
        System.out.println(Self.instance.seen + " " + Self.count);
        System.out.println(Lazy.Holder.touched + " " + Lazy.get() + " " + Lazy.get());
    }

    static class Lazy {
        static class Holder {
            static final boolean touched = trace("holder", 1) == 1;
            static final String it = new String("lazy");
        }

        static String get() {
            return Holder.it;
        }
    }

    static class ForwardReference {
        static int a = get();
        static int b = 5;
        int c = this.d + 1;
        int d = 7;

        static int get() {
            return b;
        }
    }

    public static void caseForwardReference() {
        ForwardReference f = new ForwardReference();
        System.out.println(ForwardReference.a + " " + ForwardReference.b + " " + f.c + " " + f.d);
    }

    public static void caseReflectiveTriggers() throws Exception {
        System.out.println("forName without initialising");
        Class<?> c = Class.forName("language.Initialisation$Reflected", false, Initialisation.class.getClassLoader());
        System.out.println(c.getDeclaredFields().length + " fields");
        System.out.println(c.getDeclaredField("number").getName());
        System.out.println("reading");
        System.out.println(c.getDeclaredField("number").getInt(null));
        System.out.println("forName with initialising");
        Class.forName("language.Initialisation$Reflected2");
        try {
            Class.forName("language.Initialisation$ReflectedFailing");
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause());
        }
        try {
            Class.forName("language.NoSuchClass");
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
    }

    static class Reflected {
        static int number = trace("Reflected", 11);
    }

    static class Reflected2 {
        static int number = trace("Reflected2", 12);
    }

    static class ReflectedFailing {
        static int number = Integer.parseInt("x");
    }
}
