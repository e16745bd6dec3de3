package threads;

/** The JVM itself reports an exception out of a handler. */
public class HandlerThrows {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            throw new RuntimeException("first");
        }, "f");
        t.setUncaughtExceptionHandler((x, e) -> {
            System.out.println("handling " + e.getMessage());
            throw new RuntimeException("thrown by the handler");
        });
        t.start();
        t.join();
        System.out.println("alive " + t.isAlive());
    }
}
