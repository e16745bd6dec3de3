package juc;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionService;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Thread pools and futures. */
public class Pools {
    static void end(ExecutorService e) throws InterruptedException {
        e.shutdown();
        System.out.println("ended " + e.awaitTermination(10, TimeUnit.SECONDS) + " " + e.isShutdown() + e.isTerminated());
    }

    public static void caseSingle() throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        List<Future<String>> fs = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int n = i;
            fs.add(e.submit(() -> n + " in " + Thread.currentThread().getName()));
        }
        for (Future<String> f : fs) {
            System.out.println(f.get() + " " + f.isDone());
        }
        e.execute(() -> System.out.println("executed"));
        Future<?> r = e.submit(() -> System.out.println("runnable"));
        System.out.println(r.get());
        System.out.println(e.submit(() -> { }, "result").get());
        end(e);
        try {
            e.submit(() -> 1);
        } catch (RejectedExecutionException x) {
            System.out.println("rejected");
        }
    }

    public static void caseFixed() throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(3);
        List<Callable<Integer>> cs = new ArrayList<>();
        for (int i = 1; i <= 10; i++) {
            int n = i;
            cs.add(() -> n * n);
        }
        int sum = 0;
        for (Future<Integer> f : e.invokeAll(cs)) {
            sum += f.get();
        }
        System.out.println(sum);
        System.out.println(e.<String>invokeAny(List.of(() -> "only")));
        try {
            e.invokeAny(List.of(() -> {
                throw new IllegalStateException("none succeeds");
            }));
        } catch (ExecutionException x) {
            System.out.println(x.getCause());
        }
        try {
            e.invokeAny(new ArrayList<Callable<String>>());
        } catch (IllegalArgumentException x) {
            System.out.println(x);
        }
        end(e);
    }

    public static void caseExceptions() throws Exception {
        ExecutorService e = Executors.newCachedThreadPool();
        Future<Integer> f = e.submit(() -> Integer.parseInt("x"));
        try {
            f.get();
        } catch (ExecutionException x) {
            System.out.println(x.getMessage() + " / " + x.getCause());
        }
        Future<Object> g = e.submit(() -> {
            throw new java.io.IOException("checked");
        });
        try {
            g.get();
        } catch (ExecutionException x) {
            System.out.println(x);
        }
        CountDownLatch never = new CountDownLatch(1);
        Future<String> slow = e.submit(() -> {
            never.await();
            return "late";
        });
        try {
            slow.get(10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException x) {
            System.out.println(x);
        }
        System.out.println(slow.cancel(true) + " " + slow.isCancelled() + " " + slow.isDone() + " " + slow.cancel(true));
        try {
            slow.get();
        } catch (CancellationException x) {
            System.out.println(x);
        }
        end(e);
    }

    public static void caseUncaughtInPool() throws Exception {
        CountDownLatch handled = new CountDownLatch(1);
        ExecutorService e = Executors.newSingleThreadExecutor(r -> {
            Thread t = new Thread(r, "pool-thread");
            t.setUncaughtExceptionHandler((x, ex) -> {
                System.out.println(x.getName() + " died of " + ex);
                handled.countDown();
            });
            return t;
        });
        e.execute(() -> {
            throw new IllegalStateException("task");
        });
        handled.await();
        System.out.println(e.submit(() -> "next task runs in a new thread").get());
        end(e);
    }

    public static void casePolicies() throws Exception {
        for (int policy = 0; policy < 4; policy++) {
            ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
            p.setRejectedExecutionHandler(switch (policy) {
                case 0 -> new ThreadPoolExecutor.AbortPolicy();
                case 1 -> new ThreadPoolExecutor.CallerRunsPolicy();
                case 2 -> new ThreadPoolExecutor.DiscardPolicy();
                default -> new ThreadPoolExecutor.DiscardOldestPolicy();
            });
            CountDownLatch hold = new CountDownLatch(1);
            List<String> ran = java.util.Collections.synchronizedList(new ArrayList<>());
            p.execute(() -> {
                try {
                    hold.await();
                } catch (InterruptedException x) {
                    return;
                }
                ran.add("first");
            });
            p.execute(() -> ran.add("queued"));
            try {
                p.execute(() -> ran.add("third in " + (Thread.currentThread().getName().equals("main") ? "main" : "pool")));
            } catch (RejectedExecutionException x) {
                System.out.println("rejected");
            }
            System.out.println(p.getActiveCount() + " " + p.getQueue().size() + " " + p.getPoolSize());
            hold.countDown();
            p.shutdown();
            p.awaitTermination(10, TimeUnit.SECONDS);
            System.out.println(policy + " " + ran + " " + p.getCompletedTaskCount());
        }
    }

    public static void caseShutdownNow() throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        CountDownLatch started = new CountDownLatch(1);
        List<String> log = java.util.Collections.synchronizedList(new ArrayList<>());
        e.execute(() -> {
            started.countDown();
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException x) {
                log.add("task interrupted");
            }
        });
        e.execute(() -> System.out.println("never"));
        started.await();
        System.out.println(e.shutdownNow().size() + " left");
        System.out.println(e.awaitTermination(10, TimeUnit.SECONDS) + " " + log);
    }

    public static void caseHooks() throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            @Override
            protected void beforeExecute(Thread t, Runnable r) {
                System.out.println("before " + t.getName());
            }

            @Override
            protected void afterExecute(Runnable r, Throwable t) {
                System.out.println("after " + t);
            }

            @Override
            protected void terminated() {
                System.out.println("terminated");
            }
        };
        p.execute(() -> System.out.println("task"));
        p.submit(() -> 1 / 0);
        p.shutdown();
        System.out.println(p.awaitTermination(10, TimeUnit.SECONDS));
        // Not the size of the pool: its last thread may have been counted out and not yet be taken out.
        System.out.println(p.toString().replaceAll("@[0-9a-f]+", "@").replaceAll("pool size = .", "") + " " + p.getLargestPoolSize() + " " + p.getCorePoolSize());
    }

    public static void caseConfiguration() {
        try {
            new ThreadPoolExecutor(-1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>());
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        ThreadPoolExecutor p = new ThreadPoolExecutor(2, 4, 5, TimeUnit.SECONDS, new SynchronousQueue<>());
        p.setMaximumPoolSize(3);
        p.allowCoreThreadTimeOut(true);
        System.out.println(p.getMaximumPoolSize() + " " + p.getKeepAliveTime(TimeUnit.MILLISECONDS) + " " + p.allowsCoreThreadTimeOut() + " " + p.prestartCoreThread() + p.getPoolSize());
        p.shutdownNow();
        try {
            p.setCorePoolSize(9);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
    }

    public static void caseCompletionService() throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(2);
        CompletionService<String> c = new ExecutorCompletionService<>(e);
        CountDownLatch first = new CountDownLatch(1);
        c.submit(() -> {
            first.await();
            return "slow";
        });
        c.submit(() -> "fast");
        System.out.println(c.take().get());
        System.out.println(c.poll());
        first.countDown();
        System.out.println(c.take().get());
        end(e);
    }

    public static void caseFutureTask() throws Exception {
        FutureTask<Integer> t = new FutureTask<>(() -> 5) {
            @Override
            protected void done() {
                System.out.println("done " + isCancelled());
            }
        };
        System.out.println(t.isDone());
        t.run();
        t.run();
        System.out.println(t.get() + " " + t.cancel(true));
        FutureTask<Integer> c = new FutureTask<>(() -> 6) {
            @Override
            protected void done() {
                System.out.println("done " + isCancelled());
            }
        };
        System.out.println(c.cancel(false));
        c.run();
        try {
            c.get();
        } catch (CancellationException e) {
            System.out.println(e);
        }
        FutureTask<String> shared = new FutureTask<>(() -> "shared");
        Thread th = new Thread(shared);
        th.start();
        System.out.println(shared.get());
        th.join();
        Callable<Object> adapted = Executors.callable(() -> System.out.println("adapted"));
        System.out.println(adapted.call());
    }

    public static void caseWorkQueue() throws Exception {
        BlockingQueue<Integer> in = new LinkedBlockingQueue<>();
        BlockingQueue<Long> out = new LinkedBlockingQueue<>();
        ExecutorService e = Executors.newFixedThreadPool(3);
        for (int w = 0; w < 3; w++) {
            e.execute(() -> {
                try {
                    for (int n = in.take(); n > 0; n = in.take()) {
                        long f = 1;
                        for (int i = 2; i <= n; i++) {
                            f *= i;
                        }
                        out.put(f);
                    }
                } catch (InterruptedException x) {
                    Thread.currentThread().interrupt();
                }
            });
        }
        for (int i = 1; i <= 15; i++) {
            in.put(i);
        }
        for (int i = 0; i < 3; i++) {
            in.put(-1);
        }
        end(e);
        System.out.println(out.stream().sorted().toList());
    }
}
