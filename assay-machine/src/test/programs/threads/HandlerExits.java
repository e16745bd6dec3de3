package threads;

/** The handler decides the status. */
public class HandlerExits {
    public static void main(String[] args) throws InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            System.out.println("giving up: " + e.getMessage());
            System.exit(42);
        });
        Thread t = new Thread(() -> {
            throw new RuntimeException("fatal");
        });
        t.start();
        t.join();
        Thread.sleep(100_000);
    }
}
