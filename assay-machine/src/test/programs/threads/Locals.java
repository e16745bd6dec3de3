package threads;

/** ThreadLocal and InheritableThreadLocal. */
public class Locals {
    static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> {
        System.out.println("initial in " + Thread.currentThread().getName());
        return 10;
    });
    static final ThreadLocal<String> PLAIN = new ThreadLocal<>();
    static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>() {
        @Override
        protected String childValue(String parent) {
            return parent + "'s child";
        }
    };

    public static void caseThreadLocal() throws InterruptedException {
        COUNT.set(COUNT.get() + 1);
        System.out.println(COUNT.get() + " " + PLAIN.get());
        PLAIN.set("main");
        Thread t = new Thread(() -> {
            System.out.println(COUNT.get() + " " + PLAIN.get());
            COUNT.set(99);
            PLAIN.set("t");
        }, "t");
        t.start();
        t.join();
        System.out.println(COUNT.get() + " " + PLAIN.get());
        COUNT.remove();
        PLAIN.remove();
        System.out.println(COUNT.get() + " " + PLAIN.get());
    }

    public static void caseInheritable() throws InterruptedException {
        INHERITED.set("main");
        Thread[] inner = new Thread[1];
        Thread t = new Thread(() -> {
            System.out.println(INHERITED.get());
            INHERITED.set("changed");
            inner[0] = new Thread(() -> System.out.println(INHERITED.get()));
            inner[0].start();
        });
        INHERITED.set("changed after creation");
        t.start();
        t.join();
        inner[0].join();
        System.out.println(INHERITED.get());
        Thread none = new Thread(null, () -> System.out.println(INHERITED.get()), "no-inherit", 0, false);
        none.start();
        none.join();
    }

    public static void caseManyLocals() {
        ThreadLocal<?>[] many = new ThreadLocal<?>[100];
        int sum = 0;
        for (int i = 0; i < many.length; i++) {
            ThreadLocal<Integer> l = new ThreadLocal<>();
            l.set(i);
            many[i] = l;
        }
        for (int i = 0; i < many.length; i++) {
            if (i % 3 == 0) {
                many[i].remove();
            }
            Object v = many[i].get();
            sum += v == null ? -1 : (Integer) v;
        }
        System.out.println(sum);
    }
}
