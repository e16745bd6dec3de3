package juc;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Scheduled executors, timers, reactive streams. */
public class Scheduling {
    public static void caseDelays() throws Exception {
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        s.execute(() -> log.add("now"));
        ScheduledFuture<?> c = s.schedule(() -> log.add("300"), 300, TimeUnit.MILLISECONDS);
        s.schedule(() -> log.add("20"), 20, TimeUnit.MILLISECONDS);
        s.schedule(() -> log.add("150"), 150, TimeUnit.MILLISECONDS);
        ScheduledFuture<String> v = s.schedule(() -> "value", 1, TimeUnit.MILLISECONDS);
        System.out.println(v.get() + " " + (c.getDelay(TimeUnit.MILLISECONDS) > 0) + " " + (c.compareTo(v) > 0));
        c.get();
        System.out.println(log);
        ScheduledFuture<?> cancelled = s.schedule(() -> System.out.println("never"), 1, TimeUnit.HOURS);
        System.out.println(cancelled.cancel(false) + " " + cancelled.isDone());
        s.shutdown();
        System.out.println(s.awaitTermination(10, TimeUnit.SECONDS));
    }

    public static void casePeriodic() throws Exception {
        ScheduledExecutorService s = Executors.newSingleThreadScheduledExecutor();
        CountDownLatch five = new CountDownLatch(5);
        ScheduledFuture<?> f = s.scheduleAtFixedRate(five::countDown, 0, 2, TimeUnit.MILLISECONDS);
        five.await();
        System.out.println(f.cancel(false) + " " + f.isCancelled());
        AtomicInteger n = new AtomicInteger();
        ScheduledFuture<?> g = s.scheduleWithFixedDelay(() -> {
            if (n.incrementAndGet() == 3) {
                throw new IllegalStateException("stop");
            }
        }, 1, 1, TimeUnit.MILLISECONDS);
        try {
            g.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause() + " after " + n);
        }
        try {
            s.scheduleAtFixedRate(() -> { }, 0, 0, TimeUnit.SECONDS);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        System.out.println(s.shutdownNow().size() >= 0);
    }

    public static void casePolicies() throws Exception {
        ScheduledThreadPoolExecutor s = new ScheduledThreadPoolExecutor(1);
        s.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        s.setRemoveOnCancelPolicy(true);
        ScheduledFuture<?> a = s.schedule(() -> System.out.println("never"), 1, TimeUnit.HOURS);
        ScheduledFuture<?> b = s.schedule(() -> System.out.println("never"), 2, TimeUnit.HOURS);
        System.out.println(s.getQueue().size());
        b.cancel(false);
        System.out.println(s.getQueue().size());
        s.shutdown();
        System.out.println(s.awaitTermination(10, TimeUnit.SECONDS) + " " + a.isCancelled());
        ScheduledThreadPoolExecutor t = new ScheduledThreadPoolExecutor(1);
        t.schedule(() -> System.out.println("runs after shutdown"), 10, TimeUnit.MILLISECONDS);
        t.shutdown();
        System.out.println(t.awaitTermination(10, TimeUnit.SECONDS));
    }

    public static void caseTimer() throws Exception {
        Timer t = new Timer("timer");
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch done = new CountDownLatch(1);
        TimerTask never = new TimerTask() {
            @Override
            public void run() {
                log.add("never");
            }
        };
        t.schedule(new TimerTask() {
            @Override
            public void run() {
                log.add("200 in " + Thread.currentThread().getName());
                done.countDown();
            }
        }, 200);
        t.schedule(new TimerTask() {
            int n;

            @Override
            public void run() {
                log.add("repeat");
                if (++n == 2) {
                    cancel();
                }
            }
        }, 1, 2);
        t.schedule(never, 1_000_000);
        System.out.println(never.cancel() + " " + never.cancel() + " " + t.purge());
        done.await();
        t.cancel();
        System.out.println(log);
        try {
            t.schedule(new TimerTask() {
                @Override
                public void run() {
                }
            }, 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Timer(true).schedule(never, -1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static class Printing implements Flow.Subscriber<Integer> {
        final CountDownLatch done = new CountDownLatch(1);
        final List<String> log = Collections.synchronizedList(new ArrayList<>());
        Flow.Subscription s;

        @Override
        public void onSubscribe(Flow.Subscription s) {
            this.s = s;
            log.add("subscribed");
            s.request(1);
        }

        @Override
        public void onNext(Integer i) {
            log.add("next " + i);
            s.request(1);
        }

        @Override
        public void onError(Throwable t) {
            log.add("error " + t);
            done.countDown();
        }

        @Override
        public void onComplete() {
            log.add("complete");
            done.countDown();
        }
    }

    public static void caseFlow() throws Exception {
        Printing p = new Printing();
        try (SubmissionPublisher<Integer> pub = new SubmissionPublisher<>()) {
            pub.subscribe(p);
            System.out.println(pub.hasSubscribers() + " " + pub.getNumberOfSubscribers());
            for (int i = 0; i < 6; i++) {
                pub.submit(i);
            }
        }
        p.done.await();
        System.out.println(p.log);
        Printing q = new Printing();
        SubmissionPublisher<Integer> failing = new SubmissionPublisher<>(Runnable::run, 4);
        failing.subscribe(q);
        failing.submit(1);
        failing.closeExceptionally(new IllegalStateException("publisher"));
        q.done.await();
        System.out.println(q.log + " " + failing.isClosed() + " " + failing.getClosedException());
        SubmissionPublisher<Integer> c = new SubmissionPublisher<>();
        List<Integer> got = Collections.synchronizedList(new ArrayList<>());
        var f = c.consume(got::add);
        c.submit(5);
        c.submit(6);
        c.close();
        f.get();
        System.out.println(got);
        try {
            c.submit(1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
