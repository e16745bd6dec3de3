package threads;

/** A default handler sees main's exception; the status is 1. */
public class UncaughtOnMainWithHandler {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " " + e));
        throw new IllegalStateException("to the handler");
    }
}
