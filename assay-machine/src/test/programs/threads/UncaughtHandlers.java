package threads;

/** Where an exception goes that nobody catches. */
public class UncaughtHandlers {
    static void runInThread(Thread t) throws InterruptedException {
        t.start();
        t.join();
    }

    public static void caseNoHandler() throws InterruptedException {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("in thread", new RuntimeException("cause"));
        }, "failing");
        runInThread(t);
        System.out.println("main goes on, " + t.getState());
    }

    public static void casePerThread() throws InterruptedException {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("mine");
        }, "a");
        t.setUncaughtExceptionHandler((x, e) -> System.out.println(x.getName() + " handled " + e.getMessage() + " on " + Thread.currentThread().getName() + " " + x.isAlive()));
        System.out.println(t.getUncaughtExceptionHandler() != t.getThreadGroup());
        runInThread(t);
        System.out.println(t.getUncaughtExceptionHandler());
    }

    public static void caseDefault() throws InterruptedException {
        System.out.println(Thread.getDefaultUncaughtExceptionHandler());
        Thread.setDefaultUncaughtExceptionHandler((x, e) -> System.out.println("default: " + x.getName() + " " + e));
        runInThread(new Thread(() -> System.out.println(1 / Integer.parseInt("0")), "b"));
        Thread own = new Thread(() -> {
            throw new Error("own first");
        }, "c");
        own.setUncaughtExceptionHandler((x, e) -> System.out.println("own: " + e));
        runInThread(own);
        Thread.setDefaultUncaughtExceptionHandler(null);
        runInThread(new Thread(() -> {
            throw new Error("back to stderr");
        }, "d"));
    }

    public static void caseGroup() throws InterruptedException {
        ThreadGroup g = new ThreadGroup("group") {
            @Override
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println("group " + getName() + ": " + t.getName() + " " + e.getMessage());
            }
        };
        ThreadGroup child = new ThreadGroup(g, "child");
        runInThread(new Thread(child, () -> {
            throw new RuntimeException("up to the parent group");
        }, "e"));
    }
}
