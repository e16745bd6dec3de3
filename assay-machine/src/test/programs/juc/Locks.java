package juc;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** java.util.concurrent.locks. */
public class Locks {
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

    static void inThread(Runnable r) throws InterruptedException {
        Thread t = new Thread(r, "helper");
        t.start();
        t.join();
    }

    public static void caseReentrantLock() throws Exception {
        ReentrantLock l = new ReentrantLock();
        System.out.println(l.isLocked() + " " + l.isHeldByCurrentThread() + " " + l.getHoldCount());
        l.lock();
        l.lock();
        System.out.println(l.isLocked() + " " + l.isHeldByCurrentThread() + " " + l.getHoldCount() + " " + l.toString().replaceAll("@[0-9a-f]+", "@"));
        inThread(() -> System.out.println(l.tryLock() + " " + l.isLocked() + l.isHeldByCurrentThread()));
        inThread(() -> attempt("timed", () -> System.out.println(l.tryLock(5, TimeUnit.MILLISECONDS))));
        inThread(() -> attempt("unlock by other", l::unlock));
        l.unlock();
        l.unlock();
        attempt("unlock", l::unlock);
        System.out.println(l.tryLock() + " " + l.tryLock(1, TimeUnit.SECONDS) + " " + l.getHoldCount() + l.isFair() + " " + new ReentrantLock(true).isFair());
        l.unlock();
        l.unlock();
        Thread.currentThread().interrupt();
        attempt("interruptibly", l::lockInterruptibly);
        Thread.currentThread().interrupt();
        l.lock();
        System.out.println(Thread.interrupted() + " " + l.isLocked());
        l.unlock();
    }

    public static void caseFairOrder() throws Exception {
        ReentrantLock l = new ReentrantLock(true);
        List<Integer> order = new ArrayList<>();
        List<Thread> ts = new ArrayList<>();
        l.lock();
        for (int i = 0; i < 4; i++) {
            int me = i;
            Thread t = new Thread(() -> {
                l.lock();
                try {
                    order.add(me);
                } finally {
                    l.unlock();
                }
            });
            ts.add(t);
            t.start();
            while (!l.hasQueuedThread(t)) {
                Thread.yield();
            }
        }
        System.out.println(l.getQueueLength() + " " + l.hasQueuedThreads());
        l.unlock();
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(order);
    }

    public static void caseConditions() throws Exception {
        Lock l = new ReentrantLock();
        Condition c = l.newCondition();
        attempt("await without lock", c::await);
        attempt("signal without lock", c::signal);
        l.lock();
        System.out.println(c.await(2, TimeUnit.MILLISECONDS) + " " + (c.awaitNanos(1000) <= 0) + " " + c.awaitUntil(new java.util.Date(0)));
        Thread.currentThread().interrupt();
        attempt("interrupted", c::await);
        c.signalAll();
        l.unlock();
        boolean[] ready = {false};
        Thread t = new Thread(() -> {
            l.lock();
            try {
                while (!ready[0]) {
                    c.awaitUninterruptibly();
                }
                System.out.println("woken " + Thread.interrupted());
            } finally {
                l.unlock();
            }
        });
        t.start();
        l.lock();
        ready[0] = true;
        c.signal();
        l.unlock();
        t.join();
        ReentrantLock r = new ReentrantLock();
        Condition d = r.newCondition();
        r.lock();
        System.out.println(r.hasWaiters(d) + " " + r.getWaitQueueLength(d));
        attempt("other lock's condition", () -> r.hasWaiters(c));
        r.unlock();
    }

    static class Bounded<T> {
        final Lock lock = new ReentrantLock();
        final Condition notFull = lock.newCondition();
        final Condition notEmpty = lock.newCondition();
        final Object[] items = new Object[2];
        int count;
        int put;
        int take;

        void put(T t) throws InterruptedException {
            lock.lock();
            try {
                while (count == items.length) {
                    notFull.await();
                }
                items[put] = t;
                put = (put + 1) % items.length;
                count++;
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        @SuppressWarnings("unchecked")
        T take() throws InterruptedException {
            lock.lock();
            try {
                while (count == 0) {
                    notEmpty.await();
                }
                T t = (T) items[take];
                take = (take + 1) % items.length;
                count--;
                notFull.signal();
                return t;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void caseBoundedBuffer() throws Exception {
        Bounded<Integer> b = new Bounded<>();
        Thread t = new Thread(() -> attempt("producer", () -> {
            for (int i = 0; i < 25; i++) {
                b.put(i);
            }
        }));
        t.start();
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < 25; i++) {
            s.append(b.take()).append(' ');
        }
        t.join();
        System.out.println(s);
    }

    public static void caseReadWrite() throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        l.readLock().lock();
        l.readLock().lock();
        System.out.println(l.getReadLockCount() + " " + l.getReadHoldCount() + " " + l.isWriteLocked() + " " + l.writeLock().tryLock());
        inThread(() -> System.out.println(l.readLock().tryLock() + " " + l.writeLock().tryLock() + " " + l.getReadHoldCount()));
        System.out.println(l.getReadLockCount());
        l.readLock().unlock();
        l.readLock().unlock();
        attempt("read unlock", () -> l.readLock().unlock());
        attempt("write unlock", () -> l.writeLock().unlock());
        attempt("read condition", () -> l.readLock().newCondition());
        ReentrantReadWriteLock m = new ReentrantReadWriteLock(true);
        m.writeLock().lock();
        m.readLock().lock();
        System.out.println(m.isWriteLockedByCurrentThread() + " " + m.getWriteHoldCount() + m.getReadHoldCount());
        m.writeLock().unlock();
        inThread(() -> System.out.println(m.readLock().tryLock() + " " + m.writeLock().tryLock()));
        System.out.println(m.toString().replaceAll("@[0-9a-f]+", "@") + " " + m.isFair() + " " + m.writeLock().toString().replaceAll("@[0-9a-f]+", "@"));
    }

    public static void caseStamped() throws Exception {
        StampedLock s = new StampedLock();
        long o = s.tryOptimisticRead();
        System.out.println((o != 0) + " " + s.validate(o));
        long w = s.writeLock();
        System.out.println(s.isWriteLocked() + " " + s.validate(o) + " " + s.validate(w) + " " + s.tryOptimisticRead() + " " + s.tryReadLock() + " " + s.tryWriteLock());
        s.unlockWrite(w);
        long r1 = s.readLock();
        long r2 = s.readLock();
        System.out.println(s.getReadLockCount() + " " + s.isReadLocked() + " " + s.tryConvertToWriteLock(r1));
        s.unlockRead(r2);
        long up = s.tryConvertToWriteLock(r1);
        System.out.println((up != 0) + " " + s.isWriteLocked());
        long down = s.tryConvertToReadLock(up);
        System.out.println(s.isReadLocked() + " " + StampedLock.isReadLockStamp(down));
        s.unlock(down);
        attempt("wrong stamp", () -> s.unlockWrite(12345));
        attempt("not locked", () -> s.unlockRead(down));
        inThread(() -> {
            long x = s.writeLock();
            s.unlock(x);
            System.out.println("other thread wrote");
        });
        System.out.println(s.tryWriteLock(1, TimeUnit.MILLISECONDS) != 0);
    }

    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int n) {
            setState(0);
            return true;
        }
    }

    public static void caseOwnSynchronizer() throws Exception {
        Mutex m = new Mutex();
        int[] n = {0};
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    m.acquire(1);
                    n[0]++;
                    m.release(1);
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(n[0] + " " + m.hasQueuedThreads());
        attempt("unsupported", () -> m.acquireShared(1));
        CountDownLatch got = new CountDownLatch(1);
        m.acquire(1);
        Thread t = new Thread(() -> attempt("interruptible", () -> m.acquireInterruptibly(1)));
        t.start();
        while (!m.isQueued(t)) {
            Thread.yield();
        }
        t.interrupt();
        t.join();
        System.out.println(m.getQueueLength() + " " + got.getCount() + " " + m.tryAcquireNanos(1, 1000));
    }
}
