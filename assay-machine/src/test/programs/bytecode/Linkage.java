package bytecode;

import bytecode.Mutate.To;

/** Linkage errors: classes below are changed after compilation, as {@link Mutate} says. */
public class Linkage {
    private interface Action {
        void run() throws Throwable;
    }

    private static void attempt(String what, Action action) {
        for (int i = 0; i < 2; i++) {
            try {
                action.run();
                System.out.println(what + ": fine");
            } catch (Throwable t) {
                System.out.println(what + ": " + t.getClass().getName() + ": " + t.getMessage() + (i > 0 || t.getCause() == null ? "" : " / " + t.getCause()));
            }
        }
    }

    static class Members {
        @Mutate(To.REMOVED) static int goneStatic;
        @Mutate(To.REMOVED) int gone;
        @Mutate(To.LONG) int nowLong;
        @Mutate(To.STATIC) int nowStatic;
        @Mutate(To.INSTANCE) static int nowInstance;
        @Mutate(To.FINAL) int nowFinal;
        @Mutate(To.FINAL) static int nowStaticFinal;

        @Mutate(To.REMOVED)
        void goneMethod() {
        }

        @Mutate(To.REMOVED)
        static int goneStaticMethod(int i, String[] s) {
            return i;
        }

        @Mutate(To.STATIC)
        void methodNowStatic() {
        }

        @Mutate(To.INSTANCE)
        static void methodNowInstance() {
        }

        Members() {
        }

        @Mutate(To.REMOVED)
        Members(int i) {
        }
    }

    public static void caseFields() {
        Members m = new Members();
        attempt("getstatic of a removed field", () -> System.out.println(Members.goneStatic));
        attempt("putstatic of a removed field", () -> Members.goneStatic = 1);
        attempt("getfield of a removed field", () -> System.out.println(m.gone));
        attempt("putfield of a removed field", () -> m.gone = 1);
        attempt("field of another type", () -> System.out.println(m.nowLong));
        attempt("getfield of a static field", () -> System.out.println(m.nowStatic));
        attempt("getstatic of an instance field", () -> System.out.println(Members.nowInstance));
        attempt("putfield of a static field", () -> m.nowStatic = 2);
        attempt("putfield of a final field", () -> m.nowFinal = 3);
        attempt("putstatic of a final field", () -> Members.nowStaticFinal = 3);
    }

    public static void caseMethods() {
        Members m = new Members();
        attempt("removed method", () -> m.goneMethod());
        attempt("removed static method", () -> System.out.println(Members.goneStaticMethod(1, null)));
        attempt("removed constructor", () -> new Members(1));
        attempt("invokevirtual of a static method", () -> m.methodNowStatic());
        attempt("invokestatic of an instance method", () -> Members.methodNowInstance());
        attempt("null before the missing method", () -> ((Members) null).goneMethod());
        attempt("argument evaluated before the missing method", () -> System.out.println(Members.goneStaticMethod(trace(), null)));
    }

    static int trace() {
        System.out.println("argument");
        return 1;
    }

    @Mutate(To.REMOVED)
    static class GoneClass {
        static int field;

        static void call() {
        }
    }

    interface Uses {
        Object make();
    }

    public static void caseRemovedClass() {
        attempt("new", () -> new GoneClass());
        attempt("static field", () -> System.out.println(GoneClass.field));
        attempt("static method", () -> GoneClass.call());
        attempt("cast", () -> System.out.println((GoneClass) (Object) "s"));
        attempt("cast of null", () -> System.out.println((GoneClass) nothing()));
        attempt("instanceof", () -> System.out.println((Object) "s" instanceof GoneClass));
        attempt("instanceof of null", () -> System.out.println(nothing() instanceof GoneClass));
        attempt("array", () -> System.out.println(new GoneClass[1].length));
        attempt("class constant", () -> System.out.println(GoneClass.class));
        attempt("lambda", () -> {
            Uses u = GoneClass::new;
            System.out.println(u.make());
        });
    }

    static Object nothing() {
        return null;
    }

    @Mutate(To.REMOVED)
    static class GoneParent {
    }

    static class Orphan extends GoneParent {
    }

    @Mutate(To.REMOVED)
    interface GoneInterface {
    }

    static class Orphan2 implements GoneInterface {
    }

    static class HasGoneField {
        GoneClass field;

        GoneClass method(GoneClass c) {
            return c;
        }
    }

    static class CatchesGone {
        static void run() {
            try {
                throw new IllegalStateException("passes a handler whose class is missing");
            } catch (GoneException e) {
                System.out.println("never");
            }
        }
    }

    @Mutate(To.REMOVED)
    static class GoneException extends RuntimeException {
    }

    public static void caseMissingRelatives() throws Exception {
        attempt("superclass", () -> new Orphan());
        attempt("interface", () -> new Orphan2());
        attempt("field type is not needed", () -> System.out.println(new HasGoneField().field));
        attempt("method types are not needed", () -> System.out.println(new HasGoneField().method(null)));
        attempt("but reflection needs them", () -> System.out.println(HasGoneField.class.getDeclaredFields().length));
        attempt("methods too", () -> System.out.println(HasGoneField.class.getDeclaredMethods().length));
        attempt("handler", () -> CatchesGone.run());
        attempt("forName", () -> Class.forName("bytecode.Linkage$GoneClass"));
        attempt("forName of array", () -> Class.forName("[Lbytecode.Linkage$GoneClass;"));
        attempt("forName with slashes", () -> Class.forName("bytecode/Linkage"));
        attempt("forName of nothing", () -> Class.forName(""));
    }

    @Mutate(To.ABSTRACT)
    static class NowAbstract {
    }

    static abstract class HasAbstract {
        @Mutate(To.ABSTRACT)
        void body() {
        }

        void other() {
            body();
        }
    }

    static class Concrete extends HasAbstract {
    }

    @Mutate(To.INTERFACE)
    static class NowInterface {
    }

    static class ExtendsNowInterface extends NowInterface {
    }

    @Mutate(To.CLASS)
    interface NowClass {
        int call();
    }

    static class ImplementsNowClass implements NowClass {
        @Override
        public int call() {
            return 1;
        }
    }

    public static void caseAbstractAndInterface() {
        attempt("new of an abstract class", () -> new NowAbstract());
        attempt("abstract method without implementation", () -> new Concrete().other());
        attempt("new of an interface", () -> new NowInterface());
        attempt("superclass is an interface", () -> new ExtendsNowInterface());
        attempt("interface is a class", () -> new ImplementsNowClass());
    }

    interface Grown {
        int old();

        @Mutate(To.ABSTRACT)
        default int added() {
            return 1;
        }
    }

    static class Outdated implements Grown {
        @Override
        public int old() {
            return 0;
        }
    }

    interface Sibling1 {
        default String both() {
            return "1";
        }
    }

    interface Sibling2 {
        default String both() {
            return "2";
        }
    }

    static class InheritsBoth implements Sibling1, Sibling2 {
        @Mutate(To.REMOVED)
        @Override
        public String both() {
            return "own";
        }
    }

    static class NarrowBase {
        public String call() {
            return "base";
        }
    }

    interface Calls {
        String call();
    }

    static class Narrow extends NarrowBase implements Calls {
        @Mutate(To.PRIVATE)
        @Override
        public String call() {
            return "narrow";
        }
    }

    public static void caseInterfaceMethods() {
        attempt("method added to an interface", () -> System.out.println(new Outdated().added()));
        attempt("through the interface", () -> {
            Grown g = new Outdated();
            System.out.println(g.old() + g.added());
        });
        attempt("conflicting defaults", () -> System.out.println(new InheritsBoth().both()));
        attempt("conflicting defaults through one interface", () -> {
            Sibling1 s = new InheritsBoth();
            System.out.println(s.both());
        });
        attempt("private method selected through an interface", () -> {
            Calls c = new Narrow();
            System.out.println(c.call());
        });
        attempt("private method selected through a class", () -> {
            NarrowBase b = new Narrow();
            System.out.println(b.call());
        });
    }

    @Mutate(To.FINAL)
    static class NowFinal {
    }

    static class ExtendsFinal extends NowFinal {
    }

    static class FinalMethod {
        @Mutate(To.FINAL)
        void m() {
        }
    }

    static class OverridesFinal extends FinalMethod {
        @Override
        void m() {
        }
    }

    @Mutate(To.OWN_SUPERCLASS)
    static class Circular {
    }

    public static void caseHierarchy() {
        attempt("final superclass", () -> new ExtendsFinal());
        attempt("final method overridden", () -> new OverridesFinal());
        attempt("own superclass", () -> new Circular());
    }

    @Mutate(To.FUTURE_VERSION)
    static class FromTheFuture {
    }

    @Mutate(To.TRUNCATED)
    static class Truncated {
    }

    @Mutate(To.NO_MAGIC)
    static class NoMagic {
    }

    @Mutate(To.RENAMED)
    static class OtherName {
    }

    public static void caseDamagedFiles() {
        attempt("version", () -> new FromTheFuture());
        attempt("truncated", () -> new Truncated());
        attempt("no magic number", () -> new NoMagic());
        attempt("another class inside", () -> new OtherName());
    }

    static native int notThere(int i);

    native String notThereEither();

    public static void caseNative() {
        attempt("native method", () -> System.out.println(notThere(1)));
        attempt("native instance method", () -> System.out.println(new Linkage().notThereEither()));
    }

    public static void caseLoadLibrary() {
        try {
            System.loadLibrary("assaydoesnotexist");
        } catch (UnsatisfiedLinkError e) {
            System.out.println(e.getMessage().replaceAll("path: .*", "path"));
        }
        attempt("library by path", () -> System.load("relative.so"));
    }

    public static void caseEscapingLinkageError() {
        System.out.println("before");
        new Members().goneMethod();
    }
}
