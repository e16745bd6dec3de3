package language;

/** Causes that go round in a circle, a cause without message, and an anonymous exception class. */
public class UncaughtCircularCause {
    public static void main(String[] args) throws Exception {
        Exception a = new Exception("a");
        Exception b = new Exception(a);
        a.initCause(b);
        RuntimeException top = new RuntimeException() {
            @Override
            public String toString() {
                return "anonymous exception";
            }
        };
        top.addSuppressed(a);
        top.addSuppressed(top.getCause() == null ? new Exception((String) null) : null);
        throw top;
    }
}
