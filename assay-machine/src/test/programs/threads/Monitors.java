package threads;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** wait, notify, notifyAll, and hand-overs built on them. */
public class Monitors {
    private interface Code {
        void run() throws Exception;
    }

    private static void attempt(String what, Code c) {
        try {
            c.run();
            System.out.println(what + ": fine");
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void caseIllegalState() {
        Object o = new Object();
        attempt("wait", () -> o.wait());
        attempt("wait timeout", () -> o.wait(10));
        attempt("notify", () -> o.notify());
        attempt("notifyAll", () -> o.notifyAll());
        synchronized (o) {
            attempt("owned notify", () -> o.notify());
            attempt("negative", () -> o.wait(-1));
            attempt("nanos", () -> o.wait(1, 1_000_000));
            attempt("timeout", () -> o.wait(5));
            attempt("timeout nanos", () -> o.wait(1, 1));
            attempt("other", () -> new Object().notify());
        }
        Thread.currentThread().interrupt();
        synchronized (o) {
            attempt("interrupted", () -> o.wait());
            attempt("flag cleared", () -> o.wait(1));
        }
        attempt("class", () -> Monitors.class.notify());
    }

    static class Buffer {
        private final Deque<Integer> items = new ArrayDeque<>();
        private final int capacity;

        Buffer(int capacity) {
            this.capacity = capacity;
        }

        synchronized void put(int i) throws InterruptedException {
            while (items.size() == capacity) {
                wait();
            }
            items.add(i);
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (items.isEmpty()) {
                wait();
            }
            int i = items.remove();
            notifyAll();
            return i;
        }
    }

    public static void caseProducerConsumer() throws InterruptedException {
        Buffer b = new Buffer(3);
        List<Integer> got = new ArrayList<>();
        Thread consumer = new Thread(() -> {
            try {
                for (int i = b.take(); i >= 0; i = b.take()) {
                    got.add(i);
                }
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        consumer.start();
        for (int i = 0; i < 30; i++) {
            b.put(i * i);
        }
        b.put(-1);
        consumer.join();
        System.out.println(got);
    }

    public static void casePingPong() throws InterruptedException {
        Object m = new Object();
        int[] turn = {0};
        Thread[] ts = new Thread[3];
        for (int k = 0; k < 3; k++) {
            int me = k;
            ts[k] = new Thread(() -> {
                for (int round = 0; round < 4; round++) {
                    synchronized (m) {
                        while (turn[0] != me) {
                            try {
                                m.wait();
                            } catch (InterruptedException e) {
                                return;
                            }
                        }
                        System.out.println("thread " + me + " round " + round);
                        turn[0] = (me + 1) % 3;
                        m.notifyAll();
                    }
                }
            });
        }
        for (Thread t : ts) {
            t.start();
        }
        for (Thread t : ts) {
            t.join();
        }
    }

    public static void caseNotifyOne() throws InterruptedException {
        Object m = new Object();
        int[] waiting = {0};
        int[] released = {0};
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Thread t = new Thread(() -> {
                synchronized (m) {
                    waiting[0]++;
                    m.notifyAll();
                    try {
                        int before = released[0];
                        while (released[0] == before) {
                            m.wait();
                        }
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            });
            ts.add(t);
            t.start();
        }
        synchronized (m) {
            while (waiting[0] < 3) {
                m.wait();
            }
            released[0]++;
            m.notifyAll();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(waiting[0] + " " + released[0]);
    }

    public static void caseReentrantWait() throws InterruptedException {
        Object m = new Object();
        boolean[] in = {false};
        Thread t = new Thread(() -> {
            synchronized (m) {
                synchronized (m) {
                    in[0] = true;
                    try {
                        m.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                    System.out.println("holds twice " + Thread.holdsLock(m));
                }
                System.out.println("still holds " + Thread.holdsLock(m));
            }
        });
        t.start();
        while (true) {
            synchronized (m) {
                if (in[0]) {
                    System.out.println("lock is free while waiting");
                    m.notify();
                    System.out.println("notified");
                    break;
                }
            }
            Thread.yield();
        }
        t.join();
    }

    public static void caseStaticAndInstance() throws InterruptedException {
        class Account {
            private int balance = 100;

            synchronized void add(int n) {
                balance += n;
            }

            synchronized int get() {
                return balance;
            }

            void move(Account other, int n) {
                Account first = System.identityHashCode(this) < System.identityHashCode(other) ? this : other;
                Account second = first == this ? other : this;
                synchronized (first) {
                    synchronized (second) {
                        add(-n);
                        other.add(n);
                    }
                }
            }
        }
        Account a = new Account();
        Account b = new Account();
        Thread x = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                a.move(b, 3);
            }
        });
        Thread y = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                b.move(a, 2);
            }
        });
        x.start();
        y.start();
        x.join();
        y.join();
        System.out.println(a.get() + " " + b.get());
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            ts[i] = new Thread(Monitors::bump);
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(shared);
    }

    static int shared;

    static synchronized void bump() {
        shared++;
    }

    public static void caseTimedWaitRunsOut() throws InterruptedException {
        Object m = new Object();
        long start = System.nanoTime();
        synchronized (m) {
            m.wait(40);
        }
        System.out.println(System.nanoTime() - start >= 39_000_000L);
    }

    public static void caseVolatileFlag() throws InterruptedException {
        class Flag {
            volatile boolean stop;
            volatile long rounds;
            int data;
        }
        Flag f = new Flag();
        Thread t = new Thread(() -> {
            while (!f.stop) {
                Thread.onSpinWait();
            }
            System.out.println("saw data " + f.data);
        });
        t.start();
        f.data = 7;
        f.rounds = Long.MAX_VALUE;
        f.stop = true;
        t.join();
        System.out.println(f.rounds);
    }
}
