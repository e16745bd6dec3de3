package threads;

/** A hook runs after the last thread; adding one during shutdown is refused. */
public class ShutdownHooks {
    public static void main(String[] args) throws InterruptedException {
        Runtime r = Runtime.getRuntime();
        Thread removed = new Thread(() -> System.out.println("never"));
        r.addShutdownHook(removed);
        System.out.println(r.removeShutdownHook(removed) + " " + r.removeShutdownHook(removed));
        Thread hook = new Thread(() -> {
            System.out.println("hook runs");
            try {
                r.addShutdownHook(new Thread());
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
            throw new IllegalStateException("in hook");
        }, "hook");
        r.addShutdownHook(hook);
        try {
            r.addShutdownHook(hook);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread last = new Thread(() -> {
            try {
                Thread.sleep(30);
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("last thread");
        });
        last.start();
        System.out.println("main ends");
    }
}
