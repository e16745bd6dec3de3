package juc;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Semaphores, latches, barriers, phasers, exchangers. */
public class Synchronizers {
    private interface Code {
        void run() throws Exception;
    }

    private static void attempt(String what, Code c) {
        try {
            c.run();
            System.out.println(what + ": fine");
        } catch (Exception e) {
            System.out.println(what + ": " + e.toString().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    static Thread start(Code c) {
        Thread t = new Thread(() -> {
            try {
                c.run();
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        t.start();
        return t;
    }

    public static void caseSemaphore() throws Exception {
        Semaphore s = new Semaphore(2);
        s.acquire();
        System.out.println(s.availablePermits() + " " + s.tryAcquire() + " " + s.tryAcquire() + " " + s.tryAcquire(2, TimeUnit.MILLISECONDS));
        s.release(3);
        System.out.println(s.availablePermits() + " " + s.drainPermits() + " " + s.availablePermits() + " " + s.toString().replaceAll("@[0-9a-f]+", "@"));
        attempt("negative", () -> s.acquire(-1));
        attempt("release negative", () -> s.release(-1));
        Thread.currentThread().interrupt();
        attempt("interrupted", s::acquire);
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        Semaphore two = new Semaphore(2, true);
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            ts.add(start(() -> {
                two.acquire();
                int n = inside.incrementAndGet();
                most.accumulateAndGet(n, Math::max);
                Thread.yield();
                inside.decrementAndGet();
                two.release();
            }));
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println((most.get() <= 2) + " " + two.availablePermits() + " " + two.isFair() + " " + two.hasQueuedThreads());
        Semaphore debt = new Semaphore(-1);
        System.out.println(debt.tryAcquire());
        debt.release(2);
        System.out.println(debt.tryAcquire());
    }

    public static void caseLatch() throws Exception {
        CountDownLatch l = new CountDownLatch(3);
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Thread w = start(() -> {
            l.await();
            log.add("released");
        });
        for (int i = 0; i < 3; i++) {
            log.add("down " + l.getCount());
            l.countDown();
        }
        w.join();
        l.countDown();
        System.out.println(log + " " + l.getCount() + " " + l.await(1, TimeUnit.MILLISECONDS) + " " + new CountDownLatch(1).await(2, TimeUnit.MILLISECONDS) + " " + l.toString().replaceAll("@[0-9a-f]+", "@"));
        attempt("negative", () -> new CountDownLatch(-1));
        Thread.currentThread().interrupt();
        attempt("interrupted", () -> new CountDownLatch(1).await());
    }

    public static void caseBarrier() throws Exception {
        int[] rounds = {0};
        CyclicBarrier b = new CyclicBarrier(3, () -> System.out.println("round " + ++rounds[0]));
        int[] sums = new int[3];
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int me = i;
            ts.add(start(() -> {
                for (int r = 0; r < 4; r++) {
                    sums[me] += b.await();
                }
            }));
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(sums[0] + sums[1] + sums[2] + " " + b.getParties() + " " + b.getNumberWaiting() + " " + b.isBroken());
    }

    public static void caseBrokenBarrier() throws Exception {
        CyclicBarrier b = new CyclicBarrier(2);
        attempt("timeout", () -> {
            try {
                b.await(5, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                System.out.println("timed out " + b.isBroken());
                throw e;
            }
        });
        attempt("broken", b::await);
        b.reset();
        System.out.println(b.isBroken());
        Thread t = start(() -> {
            try {
                b.await();
            } catch (BrokenBarrierException e) {
                System.out.println("reset while waiting");
            }
        });
        while (b.getNumberWaiting() == 0) {
            Thread.yield();
        }
        b.reset();
        t.join();
        CyclicBarrier failing = new CyclicBarrier(1, () -> {
            throw new IllegalStateException("action");
        });
        attempt("action", failing::await);
        System.out.println(failing.isBroken());
        attempt("parties", () -> new CyclicBarrier(0));
    }

    public static void casePhaser() throws Exception {
        Phaser p = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int registered) {
                System.out.println("advance " + phase + " with " + registered);
                return phase >= 2 || registered == 0;
            }
        };
        List<Thread> ts = new ArrayList<>();
        AtomicInteger n = new AtomicInteger();
        for (int i = 0; i < 2; i++) {
            p.register();
            ts.add(start(() -> {
                while (!p.isTerminated()) {
                    n.incrementAndGet();
                    p.arriveAndAwaitAdvance();
                }
            }));
        }
        for (int i = 0; i < 3; i++) {
            System.out.println("phase " + p.getPhase());
            p.arriveAndAwaitAdvance();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(p.isTerminated() + " " + n + " " + (p.getPhase() < 0) + " " + p.register());
        Phaser q = new Phaser();
        attempt("not registered", q::arrive);
        q.bulkRegister(2);
        System.out.println(q.arrive() + " " + q.getArrivedParties() + q.getUnarrivedParties() + " " + q.arriveAndDeregister() + " " + q.getPhase() + " " + q.getRegisteredParties() + " " + q.awaitAdvance(0) + " " + q.toString().replaceAll("@[0-9a-f]+", "@"));
        Phaser root = new Phaser();
        Phaser child = new Phaser(root, 1);
        System.out.println(root.getRegisteredParties() + " " + child.arrive() + " " + root.getPhase() + " " + child.getParent().equals(root) + " " + child.getRoot().equals(root));
        attempt("timeout", () -> new Phaser(1).awaitAdvanceInterruptibly(0, 2, TimeUnit.MILLISECONDS));
        root.forceTermination();
        System.out.println(root.isTerminated());
    }

    public static void caseExchanger() throws Exception {
        Exchanger<String> x = new Exchanger<>();
        String[] got = new String[2];
        Thread t = start(() -> {
            got[0] = x.exchange("from t");
            got[1] = x.exchange(null);
        });
        String a = x.exchange("from main");
        String b = x.exchange("second");
        t.join();
        System.out.println(a + " " + b + " " + got[0] + " " + got[1]);
        attempt("timeout", () -> x.exchange("nobody", 2, TimeUnit.MILLISECONDS));
        Thread.currentThread().interrupt();
        attempt("interrupted", () -> x.exchange("x"));
    }
}
