package threads;

/** Two threads and one static initialiser. */
public class ClassInitialisation {
    static final Object GATE = new Object();
    static boolean inside;
    static int runs;

    static class Slow {
        static int value;

        static {
            runs++;
            synchronized (GATE) {
                inside = true;
                GATE.notifyAll();
            }
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            value = 7;
        }
    }

    public static void caseSecondThreadWaits() throws InterruptedException {
        Thread t = new Thread(() -> System.out.println("first " + Slow.value));
        t.start();
        synchronized (GATE) {
            while (!inside) {
                GATE.wait();
            }
        }
        int seen = Slow.value;
        t.join();
        System.out.println("second " + seen + " runs " + runs);
    }

    static class Failing {
        static {
            synchronized (GATE) {
                inside = true;
                GATE.notifyAll();
            }
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            if (inside) {
                throw new IllegalStateException("initialiser");
            }
        }

        static void call() {
        }
    }

    public static void caseFailureSeenByBoth() throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                Failing.call();
            } catch (Throwable e) {
                System.out.println("first " + e.getClass().getName() + " " + e.getCause());
            }
        }, "initialiser");
        t.start();
        synchronized (GATE) {
            while (!inside) {
                GATE.wait();
            }
        }
        String second;
        try {
            Failing.call();
            second = "none";
        } catch (Throwable e) {
            second = e.getClass().getName() + " " + e.getMessage();
        }
        t.join();
        System.out.println("second " + second);
    }

    static class Recursive {
        static int depth;
        static final int VALUE = compute();

        static int compute() {
            depth++;
            return depth > 1 ? depth : Recursive.VALUE + 10;
        }
    }

    static class Holder {
        static {
            System.out.println("holder made in " + Thread.currentThread().getName());
        }

        static final Object INSTANCE = new Object();
    }

    public static void caseHolder() throws InterruptedException {
        System.out.println(Recursive.VALUE);
        Object[] seen = new Object[3];
        Thread[] ts = new Thread[3];
        Thread first = new Thread(() -> System.out.println(Holder.INSTANCE != null), "first");
        first.start();
        first.join();
        for (int i = 0; i < 3; i++) {
            int me = i;
            ts[i] = new Thread(() -> seen[me] = Holder.INSTANCE);
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(seen[0] == seen[1] && seen[1] == seen[2]);
    }
}
