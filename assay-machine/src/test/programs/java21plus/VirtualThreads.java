package java21plus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Virtual threads. */
public class VirtualThreads {
    public static void caseStart() throws InterruptedException {
        Thread t = Thread.ofVirtual().name("virtual").start(() -> System.out.println("in " + Thread.currentThread().getName() + " " + Thread.currentThread().isVirtual()));
        t.join();
        System.out.println(t.isVirtual() + " " + t.isDaemon() + " " + t.getThreadGroup() + " " + t.getPriority() + " " + t.getState() + " " + Thread.currentThread().isVirtual());
        Thread u = Thread.startVirtualThread(() -> System.out.println("unnamed [" + Thread.currentThread().getName() + "]"));
        u.join();
        Thread n = Thread.ofVirtual().unstarted(() -> { });
        System.out.println(n.getState() + " " + n.isAlive());
        n.setPriority(Thread.MAX_PRIORITY);
        System.out.println(n.getPriority());
        try {
            n.setDaemon(false);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        n.start();
        n.join();
        System.out.println(n.join(java.time.Duration.ofMillis(5)) + " " + n.getState());
    }

    public static void caseBuilders() throws InterruptedException {
        ThreadFactory f = Thread.ofVirtual().name("v-", 5).factory();
        ThreadFactory p = Thread.ofPlatform().name("p-", 0).daemon().priority(3).factory();
        Thread a = f.newThread(() -> { });
        Thread b = f.newThread(() -> { });
        Thread c = p.newThread(() -> { });
        System.out.println(a.getName() + " " + b.getName() + " " + c.getName() + c.isDaemon() + c.getPriority() + c.isVirtual());
        Thread d = Thread.ofPlatform().name("handled").uncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " " + e)).start(() -> {
            throw new IllegalStateException("platform");
        });
        d.join();
        Thread v = Thread.ofVirtual().name("vh").uncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " " + e)).start(() -> {
            throw new IllegalStateException("virtual");
        });
        v.join();
    }

    public static void caseUncaught() throws InterruptedException {
        Thread v = Thread.ofVirtual().name("failing").start(() -> {
            throw new IllegalStateException("nobody catches it");
        });
        v.join();
        System.out.println("goes on");
    }

    public static void caseExecutor() throws Exception {
        try (ExecutorService e = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> cs = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                int n = i;
                cs.add(() -> {
                    Thread.sleep(1);
                    return n * n;
                });
            }
            long sum = 0;
            for (Future<Integer> f : e.invokeAll(cs)) {
                sum += f.get() + (f.state() == Future.State.SUCCESS ? 0 : 1000) + f.resultNow() * 0;
            }
            System.out.println(sum);
            Future<Object> bad = e.submit(() -> {
                throw new java.io.IOException("bad");
            });
            try {
                bad.get();
            } catch (java.util.concurrent.ExecutionException x) {
                System.out.println(x.getCause() + " " + bad.state() + " " + bad.exceptionNow());
            }
        }
        System.out.println("closed");
    }

    public static void caseHandOver() throws InterruptedException {
        SynchronousQueue<String> q = new SynchronousQueue<>();
        Thread v = Thread.startVirtualThread(() -> {
            try {
                for (int i = 0; i < 3; i++) {
                    q.put("item " + i);
                }
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        for (int i = 0; i < 3; i++) {
            System.out.println(q.take());
        }
        v.join();
    }

    public static void caseBlocking() throws InterruptedException {
        Object m = new Object();
        ReentrantLock l = new ReentrantLock();
        AtomicInteger n = new AtomicInteger();
        int[] plain = {0};
        int[] locked = {0};
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            ts.add(Thread.startVirtualThread(() -> {
                for (int k = 0; k < 50; k++) {
                    synchronized (m) {
                        plain[0]++;
                    }
                    l.lock();
                    try {
                        locked[0]++;
                    } finally {
                        l.unlock();
                    }
                    n.incrementAndGet();
                    if (k % 10 == 0) {
                        Thread.yield();
                    }
                }
            }));
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(plain[0] + " " + locked[0] + " " + n);
    }

    public static void caseWaitNotify() throws InterruptedException {
        Object m = new Object();
        boolean[] ready = {false};
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Thread v = Thread.startVirtualThread(() -> {
            synchronized (m) {
                while (!ready[0]) {
                    try {
                        m.wait();
                    } catch (InterruptedException e) {
                        log.add("interrupted");
                    }
                }
                log.add("woken");
            }
        });
        while (v.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        synchronized (m) {
            ready[0] = true;
            m.notifyAll();
        }
        v.join();
        System.out.println(log);
    }

    public static void caseInterruptAndPark() throws InterruptedException {
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Thread s = Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                log.add("sleep " + e.getMessage() + " " + Thread.currentThread().isInterrupted());
            }
        });
        s.interrupt();
        s.join();
        CountDownLatch in = new CountDownLatch(1);
        Thread p = Thread.startVirtualThread(() -> {
            in.countDown();
            LockSupport.park();
            log.add("unparked");
        });
        in.await();
        LockSupport.unpark(p);
        p.join();
        System.out.println(log);
        System.out.println(Thread.currentThread().threadId() > 0);
    }

    static final ThreadLocal<String> LOCAL = ThreadLocal.withInitial(() -> "initial");
    static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>();

    public static void caseLocals() throws InterruptedException {
        LOCAL.set("main");
        INHERITED.set("from main");
        Thread v = Thread.startVirtualThread(() -> System.out.println(LOCAL.get() + " " + INHERITED.get()));
        v.join();
        Thread w = Thread.ofVirtual().inheritInheritableThreadLocals(false).start(() -> System.out.println(INHERITED.get()));
        w.join();
    }

    public static void caseMany() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(300);
        AtomicInteger sum = new AtomicInteger();
        for (int i = 0; i < 300; i++) {
            int n = i;
            Thread.startVirtualThread(() -> {
                sum.addAndGet(n);
                done.countDown();
            });
        }
        done.await();
        System.out.println(sum);
    }
}
