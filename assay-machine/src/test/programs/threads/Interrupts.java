package threads;

import java.util.concurrent.locks.LockSupport;

/** Interruption and parking. */
public class Interrupts {
    public static void caseFlag() throws InterruptedException {
        Thread t = Thread.currentThread();
        System.out.println(t.isInterrupted());
        t.interrupt();
        System.out.println(t.isInterrupted() + " " + t.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
        t.interrupt();
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            System.out.println(e + " " + t.isInterrupted());
        }
        t.interrupt();
        try {
            new Thread(() -> { }).join();
            System.out.println("join of a thread not started");
        } catch (InterruptedException e) {
            System.out.println("join " + e.getMessage());
        }
        System.out.println(Thread.interrupted());
        Thread dead = new Thread(() -> { });
        dead.start();
        dead.join();
        dead.interrupt();
        System.out.println(dead.isAlive());
    }

    public static void caseWakesSleep() throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(100_000);
                System.out.println("never");
            } catch (InterruptedException e) {
                System.out.println(e.getMessage() + " " + Thread.currentThread().isInterrupted());
            }
        });
        t.start();
        while (t.getState() != Thread.State.TIMED_WAITING) {
            Thread.yield();
        }
        t.interrupt();
        t.join();
    }

    public static void caseWakesJoin() throws InterruptedException {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {
            while (main.getState() != Thread.State.WAITING) {
                Thread.yield();
            }
            main.interrupt();
            LockSupport.park();
        });
        t.start();
        try {
            t.join();
            System.out.println("never");
        } catch (InterruptedException e) {
            System.out.println("join interrupted " + Thread.currentThread().isInterrupted());
        }
        LockSupport.unpark(t);
        t.join();
    }

    public static void caseBlockedIsNotWoken() throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                System.out.println("entered, interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        synchronized (lock) {
            t.start();
            while (t.getState() != Thread.State.BLOCKED) {
                Thread.yield();
            }
            t.interrupt();
            System.out.println("still " + t.getState());
        }
        t.join();
    }

    public static void casePark() throws InterruptedException {
        LockSupport.unpark(Thread.currentThread());
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        System.out.println("permit used");
        LockSupport.parkNanos(1_000_000);
        System.out.println("timed out");
        LockSupport.parkUntil(System.currentTimeMillis() - 1);
        Thread.currentThread().interrupt();
        LockSupport.park();
        System.out.println("interrupted " + Thread.interrupted());
        Object blocker = "blocker";
        Thread t = new Thread(() -> {
            LockSupport.park(blocker);
            System.out.println("unparked " + LockSupport.getBlocker(Thread.currentThread()));
        });
        t.start();
        while (LockSupport.getBlocker(t) == null || t.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        System.out.println(LockSupport.getBlocker(t));
        LockSupport.unpark(t);
        t.join();
        LockSupport.unpark(null);
        LockSupport.parkNanos(-5);
        Thread late = new Thread(() -> {
            LockSupport.park();
            System.out.println("late");
        });
        LockSupport.unpark(late);
        late.start();
        while (late.getState() != Thread.State.WAITING && late.isAlive()) {
            Thread.yield();
        }
        LockSupport.unpark(late);
        late.join();
    }

    public static void caseCancellation() throws InterruptedException {
        java.util.concurrent.CountDownLatch running = new java.util.concurrent.CountDownLatch(1);
        int[] done = {0};
        Thread t = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                done[0]++;
                running.countDown();
            }
            System.out.println("cancelled " + (done[0] > 0));
        });
        t.start();
        running.await();
        t.interrupt();
        t.join();
    }
}
