package language;

/** An uncaught exception whose own methods are overridden. */
public class UncaughtStrange {
    static class Strange extends Error {
        Strange() {
            super("plain message");
        }

        @Override
        public String getLocalizedMessage() {
            return "localized\nin two lines";
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    public static void main(String[] args) {
        try {
            throw new Strange();
        } finally {
            System.out.println("finally runs first");
        }
    }
}
