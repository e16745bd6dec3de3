package language;

/** try, catch and finally in all forms. */
public class Finally {
    static void p(Object o) {
        System.out.println(o);
    }

    @SuppressWarnings("finally")
    static int returnOverride() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    static int returnBeforeChange() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
            p("changed " + x);
        }
    }

    static StringBuilder returnMutable() {
        StringBuilder b = new StringBuilder("a");
        try {
            return b.append("b");
        } finally {
            b.append("c");
        }
    }

    @SuppressWarnings("finally")
    static int swallow() {
        try {
            throw new IllegalStateException("lost");
        } finally {
            return 3;
        }
    }

    @SuppressWarnings("finally")
    static int replace() {
        try {
            throw new IllegalStateException("first");
        } finally {
            throw new IllegalArgumentException("second");
        }
    }

    public static void caseReturn() {
        p(returnOverride());
        p(returnBeforeChange());
        p(returnMutable());
        p(swallow());
        try {
            replace();
        } catch (RuntimeException e) {
            p(e + " " + e.getCause() + " " + e.getSuppressed().length);
        }
    }

    @SuppressWarnings("finally")
    public static void caseBreakContinue() {
        for (int i = 0; i < 4; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                if (i == 3) {
                    break;
                }
                p("body " + i);
            } finally {
                p("finally " + i);
            }
        }
        int n = 0;
        while (true) {
            try {
                n++;
                if (n == 2) {
                    throw new RuntimeException("discarded by continue");
                }
                if (n < 4) {
                    p("n " + n);
                } else {
                    return;
                }
            } finally {
                if (n < 5) {
                    p("again " + n);
                    continue;
                }
                p("out " + n);
                break;
            }
        }
        outer:
        for (; ; ) {
            try {
                try {
                    break outer;
                } finally {
                    p("inner");
                }
            } finally {
                p("outer");
            }
        }
        p("end");
    }

    static String nested(int how) {
        StringBuilder b = new StringBuilder();
        try {
            try {
                b.append("1");
                if (how == 1) {
                    throw new IllegalArgumentException();
                }
                if (how == 2) {
                    throw new Error();
                }
                if (how == 3) {
                    return b.append("r").toString() + " returned";
                }
                b.append("2");
            } catch (IllegalArgumentException e) {
                b.append("c");
                if (how == 1) {
                    throw new IllegalStateException();
                }
            } finally {
                b.append("f");
                try {
                    if (how == 4) {
                        throw new RuntimeException();
                    }
                    b.append("g");
                } catch (RuntimeException e) {
                    b.append("h");
                } finally {
                    b.append("i");
                }
            }
            b.append("3");
        } catch (IllegalStateException | Error e) {
            b.append(e instanceof Error ? "E" : "S");
        } finally {
            b.append("z");
            p("in finally " + b);
        }
        return b.toString();
    }

    public static void caseNested() {
        for (int how = 0; how < 5; how++) {
            p(how + ": " + nested(how));
        }
    }

    static class Res implements AutoCloseable {
        final String name;
        final boolean failing;

        Res(String name, boolean failing) {
            this.name = name;
            this.failing = failing;
            p("open " + name);
        }

        @Override
        public void close() throws Exception {
            p("close " + name);
            if (failing) {
                throw new Exception("closing " + name);
            }
        }
    }

    public static void caseTryWithResources() throws Exception {
        try (Res a = new Res("a", false); Res b = new Res("b", false)) {
            p("body " + a.name + b.name);
        }
        try (Res a = new Res("a", true); Res b = new Res("b", true)) {
            p("body");
            throw new IllegalStateException("body");
        } catch (IllegalStateException e) {
            p(e);
            for (Throwable t : e.getSuppressed()) {
                p("suppressed " + t);
            }
        }
        try (Res a = new Res("a", true); Res b = new Res("b", true)) {
            p("quiet body");
        } catch (Exception e) {
            p(e + " / " + e.getSuppressed()[0]);
        } finally {
            p("finally");
        }
        try (Res n = null) {
            p("null resource " + n);
        }
        Res outside = new Res("outside", false);
        try (outside) {
            p("effectively final");
        }
        try (Res a = new Res("a", false); Res b = opening()) {
            p("never");
        } catch (UnsupportedOperationException e) {
            p(e.getMessage());
        }
        p(returning());
    }

    static Res opening() {
        throw new UnsupportedOperationException("cannot open");
    }

    static String returning() throws Exception {
        try (Res a = new Res("r", false)) {
            return "value of " + a.name;
        }
    }

    static class Base extends Exception {
        Base(String m) {
            super(m);
        }
    }

    static class Derived extends Base {
        Derived(String m) {
            super(m);
        }
    }

    static void raise(int i) throws Exception {
        switch (i) {
            case 0:
                throw new Derived("derived");
            case 1:
                throw new Base("base");
            case 2:
                throw new java.io.IOException("io");
            case 3:
                throw new ArithmeticException("arith");
            case 4:
                throw new AssertionError("assertion");
            default:
        }
    }

    public static void caseCatchSelection() {
        for (int i = 0; i < 6; i++) {
            try {
                raise(i);
                p("none");
            } catch (Derived e) {
                p("Derived " + e.getMessage());
            } catch (Base | ArithmeticException e) {
                p("Base|Arith " + e.getMessage());
            } catch (Exception e) {
                p("Exception " + e.getMessage());
            } catch (Throwable e) {
                p("Throwable " + e.getMessage());
            } finally {
                p("finally " + i);
            }
        }
    }

    static <T extends Throwable> void sneaky(Throwable t) throws T {
        @SuppressWarnings("unchecked")
        T cast = (T) t;
        throw cast;
    }

    public static void caseRethrow() {
        try {
            try {
                raise(0);
            } catch (final Exception e) {
                p("rethrow");
                throw e;
            }
        } catch (Exception e) {
            p(e);
        }
        try {
            Finally.<RuntimeException>sneaky(new java.io.IOException("sneaky"));
        } catch (Exception e) {
            p(e);
        }
        try {
            throw null;
        } catch (NullPointerException e) {
            p("throw null");
        }
        Exception chained = new RuntimeException("top", new IllegalStateException("middle", new Error("bottom")));
        for (Throwable t = chained; t != null; t = t.getCause()) {
            p(t);
        }
        p(new RuntimeException(new Error("x")).getMessage());
        p(new RuntimeException((Throwable) null).getMessage());
        try {
            chained.initCause(new Error());
        } catch (IllegalStateException e) {
            p(e);
        }
        try {
            Exception self = new Exception();
            self.initCause(self);
        } catch (IllegalArgumentException e) {
            p(e);
        }
        try {
            Exception self = new Exception("s");
            self.addSuppressed(self);
        } catch (IllegalArgumentException e) {
            p(e);
        }
    }

    static int depth;

    static void deeper() {
        depth++;
        deeper();
    }

    public static void caseStackOverflow() {
        try {
            deeper();
        } catch (StackOverflowError e) {
            p(e.getMessage());
            p(e.getClass() + " " + (depth > 500));
            p(e.getStackTrace().length > 100);
            p(e.getStackTrace()[20].getMethodName());
        }
        depth = 0;
        try {
            deeper();
        } catch (StackOverflowError e) {
            p("again " + (depth > 500));
        }
    }

    static int finallyCount;

    static int loopsWithFinally(int n) {
        int total = 0;
        for (int i = 0; i < n; i++) {
            try {
                if (i % 3 == 0) {
                    continue;
                }
                if (i == 7) {
                    return total;
                }
                total += i;
            } catch (RuntimeException e) {
                total = -1;
            } finally {
                finallyCount++;
            }
        }
        return total;
    }

    public static void caseLoops() {
        for (int n = 0; n < 12; n++) {
            p(n + ": " + loopsWithFinally(n) + " " + finallyCount);
        }
    }

    public static void caseSynchronizedExceptions() {
        Object lock = new Object();
        try {
            synchronized (lock) {
                p(Thread.holdsLock(lock));
                throw new RuntimeException("inside");
            }
        } catch (RuntimeException e) {
            p(e.getMessage() + " " + Thread.holdsLock(lock));
        }
        try {
            synchronized (nothing()) {
                p("never");
            }
        } catch (NullPointerException e) {
            p("null lock");
        }
        p(syncReturn() + " " + Thread.holdsLock(Finally.class));
    }

    static Object nothing() {
        return null;
    }

    static synchronized int syncReturn() {
        synchronized (Finally.class) {
            return Thread.holdsLock(Finally.class) ? 1 : 0;
        }
    }

    public static void caseEscapes() {
        try {
            raise(3);
        } catch (Exception e) {
            throw new IllegalStateException("escaping", e);
        } finally {
            p("on the way out");
        }
    }
}
