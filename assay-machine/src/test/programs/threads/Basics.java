package threads;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Starting, joining, naming, states. */
public class Basics {
    static int plain;

    public static void caseStartJoin() throws InterruptedException {
        Thread t = new Thread(() -> {
            System.out.println("in " + Thread.currentThread().getName());
            plain = 42;
        });
        System.out.println(t.getState() + " " + t.isAlive());
        t.start();
        t.join();
        System.out.println(t.getState() + " " + t.isAlive() + " " + plain + " " + Thread.currentThread().getName());
        t.join();
        t.join(100);
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println(e);
        }
    }

    static class Worker extends Thread {
        final int from;
        long sum;

        Worker(int from) {
            super("worker-" + from);
            this.from = from;
        }

        @Override
        public void run() {
            for (int i = from; i < from + 1000; i++) {
                sum += i;
            }
        }
    }

    public static void caseWorkers() throws InterruptedException {
        Worker[] ws = new Worker[4];
        for (int i = 0; i < ws.length; i++) {
            ws[i] = new Worker(i * 1000);
            ws[i].start();
        }
        long total = 0;
        for (Worker w : ws) {
            w.join();
            System.out.println(w.getName() + " " + w.sum);
            total += w.sum;
        }
        System.out.println(total);
    }

    public static void caseNames() throws InterruptedException {
        Thread a = new Thread(() -> { });
        Thread b = new Thread(() -> { });
        Thread c = new Thread(() -> { }, "named");
        System.out.println(a.getName() + " " + b.getName() + " " + c.getName() + " " + new Thread().getName());
        c.setName("renamed");
        System.out.println(c.toString().replaceAll("#[0-9]+,", "") + " " + c.getPriority() + " " + c.isDaemon() + " " + c.getThreadGroup().getName());
        c.setPriority(Thread.MAX_PRIORITY);
        c.setDaemon(true);
        System.out.println(c.getPriority() + " " + c.isDaemon());
        try {
            c.setPriority(11);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        try {
            c.setName(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        c.start();
        c.join();
        System.out.println(c.getThreadGroup());
        Thread[] inherits = new Thread[1];
        Thread daemon = new Thread(() -> inherits[0] = new Thread(() -> { }));
        daemon.setDaemon(true);
        daemon.setPriority(3);
        daemon.start();
        daemon.join();
        System.out.println(inherits[0].isDaemon() + " " + inherits[0].getPriority());
        try {
            Thread.currentThread().setDaemon(true);
        } catch (IllegalThreadStateException e) {
            System.out.println(e);
        }
        System.out.println(Thread.currentThread().toString().replaceAll("#[0-9]+,", "") + " " + Thread.currentThread().getName());
    }

    public static void caseStates() throws InterruptedException {
        Object lock = new Object();
        Thread blocked = new Thread(() -> {
            synchronized (lock) {
                System.out.println("got it");
            }
        });
        Thread waiting = new Thread(() -> {
            synchronized (Basics.class) {
                try {
                    Basics.class.wait();
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }
        });
        Thread sleeping = new Thread(() -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                System.out.println("woken");
            }
        });
        Thread parked = new Thread(() -> java.util.concurrent.locks.LockSupport.park());
        synchronized (lock) {
            blocked.start();
            await(blocked, Thread.State.BLOCKED);
        }
        blocked.join();
        waiting.start();
        await(waiting, Thread.State.WAITING);
        waiting.interrupt();
        waiting.join();
        sleeping.start();
        await(sleeping, Thread.State.TIMED_WAITING);
        sleeping.interrupt();
        sleeping.join();
        parked.start();
        await(parked, Thread.State.WAITING);
        java.util.concurrent.locks.LockSupport.unpark(parked);
        parked.join();
        System.out.println(Thread.currentThread().getState());
    }

    static void await(Thread t, Thread.State s) {
        while (t.getState() != s) {
            Thread.yield();
        }
        System.out.println(s);
    }

    public static void caseSleepAndYield() throws InterruptedException {
        long a = System.nanoTime();
        Thread.sleep(30);
        long b = System.nanoTime();
        System.out.println(b - a >= 29_000_000L);
        Thread.sleep(0);
        Thread.sleep(1, 500_000);
        Thread.yield();
        Thread.onSpinWait();
        try {
            Thread.sleep(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Thread.sleep(1, 1_000_000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        Thread slow = new Thread(() -> {
            try {
                Thread.sleep(200);
            } catch (InterruptedException e) {
                return;
            }
            order.add("slow");
        });
        Thread fast = new Thread(() -> order.add("fast"));
        slow.start();
        fast.start();
        slow.join();
        fast.join();
        System.out.println(order);
    }

    public static void caseJoinTimeout() throws InterruptedException {
        Object gate = new Object();
        boolean[] open = {false};
        Thread t = new Thread(() -> {
            synchronized (gate) {
                while (!open[0]) {
                    try {
                        gate.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        });
        t.start();
        t.join(20);
        System.out.println(t.isAlive());
        synchronized (gate) {
            open[0] = true;
            gate.notifyAll();
        }
        t.join();
        System.out.println(t.isAlive());
        try {
            t.join(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseCounter() throws InterruptedException {
        int[] n = {0};
        Object lock = new Object();
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Thread t = new Thread(() -> {
                for (int k = 0; k < 200; k++) {
                    synchronized (lock) {
                        n[0]++;
                    }
                }
            });
            ts.add(t);
            t.start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(n[0]);
    }

    public static void caseHolder() {
        Object o = new Object();
        System.out.println(Thread.holdsLock(o));
        synchronized (o) {
            synchronized (o) {
                System.out.println(Thread.holdsLock(o));
            }
            System.out.println(Thread.holdsLock(o));
        }
        System.out.println(Thread.holdsLock(o));
        try {
            Thread.holdsLock(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}
