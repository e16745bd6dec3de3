package library;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Stack traces as printed by the program itself, to both streams. */
public class PrintedTraces {
    static class Checked extends Exception {
        Checked(String m, Throwable c) {
            super(m, c);
        }
    }

    static class NoTrace extends RuntimeException {
        NoTrace() {
            super("no trace", null, false, false);
        }
    }

    static void a(int n) throws Checked {
        try {
            b(n);
        } catch (RuntimeException e) {
            throw new Checked("in a", e);
        }
    }

    static void b(int n) {
        if (n > 0) {
            b(n - 1);
            return;
        }
        new Inner().fail();
    }

    static class Inner {
        void fail() {
            Runnable r = () -> {
                throw new IllegalStateException("in lambda");
            };
            try {
                r.run();
            } finally {
                System.out.println("finally");
            }
        }
    }

    public static void main(String[] args) {
        try {
            a(2);
        } catch (Checked e) {
            e.printStackTrace();
            StringWriter w = new StringWriter();
            e.printStackTrace(new PrintWriter(w));
            System.out.println(w);
            e.printStackTrace(System.out);
            for (StackTraceElement f : e.getCause().getStackTrace()) {
                System.out.println(f.getClassName() + " " + f.getMethodName() + " " + f.getLineNumber() + " " + f.getFileName() + " " + f.getModuleName() + " " + f.isNativeMethod());
            }
        }
        NoTrace n = new NoTrace();
        n.addSuppressed(new Error("dropped"));
        n.printStackTrace(System.out);
        System.out.println(n.getSuppressed().length + " " + n.getStackTrace().length);
        Throwable t = new Throwable();
        t.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "c", "B.java", 7), new StackTraceElement("x.Y", "z", null, -1), new StackTraceElement("x.Y", "n", "Y.java", -2), new StackTraceElement("app", "m.od", "1", "q.R", "s", "R.java", 3)});
        t.printStackTrace(System.out);
        t.fillInStackTrace();
        t.printStackTrace(System.out);
        new Exception("plain", new Exception("cause")).printStackTrace(System.out);
        Thread.dumpStack();
        System.out.println(new Throwable().getStackTrace()[0] + " " + Thread.currentThread().getStackTrace()[1]);
        try {
            Object[] o = new Integer[1];
            o[0] = "x";
        } catch (ArrayStoreException e) {
            e.printStackTrace(System.out);
        }
        try {
            "abc".substring(5);
        } catch (IndexOutOfBoundsException e) {
            e.printStackTrace(System.out);
        }
        try {
            new java.util.ArrayList<>(java.util.List.of(1)).iterator().remove();
        } catch (IllegalStateException e) {
            e.printStackTrace(System.out);
        }
        try {
            java.util.List.of(3, 1).stream().map(x -> x / (x - 1)).sorted().toList();
        } catch (ArithmeticException e) {
            System.out.println(e.getStackTrace()[0]);
        }
        throw n;
    }
}
