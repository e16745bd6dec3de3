package language;

/** Ends with an exception that has causes and suppressed exceptions. */
public class Uncaught {
    static class Failure extends RuntimeException {
        Failure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static void low(int n) {
        if (n == 0) {
            throw new IllegalStateException("low");
        }
        low(n - 1);
    }

    static void middle() {
        try {
            low(3);
        } catch (IllegalStateException e) {
            throw new Failure("middle", e);
        }
    }

    static void high() {
        try {
            middle();
        } catch (Failure e) {
            IllegalArgumentException top = new IllegalArgumentException("high", e);
            top.addSuppressed(new RuntimeException("suppressed 1"));
            try {
                low(1);
            } catch (IllegalStateException x) {
                top.addSuppressed(new Failure("suppressed 2", x));
            }
            throw top;
        }
    }

    public static void main(String[] args) {
        System.out.println("before");
        high();
        System.out.println("never");
    }
}
