package juc;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** java.util.concurrent.atomic. */
public class Atomics {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static void inThreads(int n, Runnable r) throws InterruptedException {
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Thread t = new Thread(r);
            ts.add(t);
            t.start();
        }
        for (Thread t : ts) {
            t.join();
        }
    }

    public static void caseIntegerAndLong() throws InterruptedException {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.get() + " " + i.getAndIncrement() + i.incrementAndGet() + i.getAndDecrement() + i.decrementAndGet() + " " + i.getAndAdd(10) + " " + i.addAndGet(-3) + " " + i.getAndSet(1) + " " + i.compareAndSet(1, 2) + i.compareAndSet(1, 3) + " " + i.updateAndGet(x -> x * 7) + i.getAndUpdate(x -> x + 1) + " "
            + i.accumulateAndGet(4, Math::max) + i.getAndAccumulate(100, Integer::sum) + " " + i + " " + i.intValue() + i.longValue() + i.doubleValue());
        i.set(Integer.MAX_VALUE);
        System.out.println(i.incrementAndGet() + " " + i.compareAndExchange(Integer.MIN_VALUE, 8) + " " + i.getPlain() + i.getAcquire() + i.getOpaque());
        i.lazySet(3);
        i.setRelease(4);
        i.setPlain(5);
        AtomicLong l = new AtomicLong();
        inThreads(4, () -> {
            for (int k = 0; k < 250; k++) {
                i.incrementAndGet();
                l.updateAndGet(x -> x + 2);
            }
        });
        System.out.println(i + " " + l + " " + l.compareAndSet(2000, Long.MIN_VALUE) + l.decrementAndGet());
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.compareAndSet(true, false) + " " + b + " " + b.compareAndExchange(false, true) + b.get());
    }

    static class Node {
        final int v;
        Node next;

        Node(int v, Node next) {
            this.v = v;
            this.next = next;
        }
    }

    public static void caseReferences() throws InterruptedException {
        AtomicReference<String> r = new AtomicReference<>("a");
        System.out.println(r.compareAndSet("a", "b") + " " + r.compareAndSet(new String("b"), "c") + " " + r.getAndSet("d") + " " + r.updateAndGet(s -> s + "!") + " " + r.accumulateAndGet("x", String::concat) + " " + r);
        AtomicReference<Node> stack = new AtomicReference<>();
        inThreads(4, () -> {
            for (int k = 0; k < 50; k++) {
                Node old;
                Node made;
                do {
                    old = stack.get();
                    made = new Node(k, old);
                } while (!stack.compareAndSet(old, made));
            }
        });
        int n = 0;
        int sum = 0;
        for (Node x = stack.get(); x != null; x = x.next) {
            n++;
            sum += x.v;
        }
        System.out.println(n + " " + sum);
        AtomicStampedReference<String> s = new AtomicStampedReference<>("v", 1);
        int[] h = new int[1];
        System.out.println(s.get(h) + h[0] + " " + s.compareAndSet("v", "w", 1, 2) + s.compareAndSet("w", "x", 1, 3) + s.attemptStamp("w", 9) + s.getStamp() + s.getReference());
        AtomicMarkableReference<String> m = new AtomicMarkableReference<>("v", false);
        boolean[] bh = new boolean[1];
        System.out.println(m.compareAndSet("v", "v", false, true) + " " + m.get(bh) + bh[0] + m.isMarked() + m.attemptMark("v", false));
    }

    public static void caseArrays() throws InterruptedException {
        AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, 2, 3});
        System.out.println(a + " " + a.getAndAdd(1, 10) + a.incrementAndGet(0) + " " + a.compareAndSet(2, 3, 30) + " " + a.updateAndGet(2, x -> x / 7) + " " + a.length() + a);
        attempt("index", () -> a.get(3));
        attempt("negative", () -> a.set(-1, 0));
        AtomicLongArray l = new AtomicLongArray(4);
        inThreads(4, () -> {
            for (int i = 0; i < 100; i++) {
                l.incrementAndGet(i % 4);
            }
        });
        AtomicReferenceArray<String> r = new AtomicReferenceArray<>(2);
        System.out.println(l + " " + r.getAndSet(0, "x") + r.compareAndSet(1, null, "y") + r);
    }

    volatile int vi;
    volatile long vl;
    volatile String vs = "s";
    int notVolatile;
    private volatile int priv;

    public static void caseFieldUpdaters() throws InterruptedException {
        AtomicIntegerFieldUpdater<Atomics> u = AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "vi");
        AtomicLongFieldUpdater<Atomics> v = AtomicLongFieldUpdater.newUpdater(Atomics.class, "vl");
        AtomicReferenceFieldUpdater<Atomics, String> w = AtomicReferenceFieldUpdater.newUpdater(Atomics.class, String.class, "vs");
        Atomics o = new Atomics();
        inThreads(3, () -> {
            for (int i = 0; i < 100; i++) {
                u.incrementAndGet(o);
                v.addAndGet(o, 2);
            }
        });
        System.out.println(o.vi + " " + o.vl + " " + u.getAndSet(o, 7) + " " + w.compareAndSet(o, "s", "t") + w.get(o) + w.updateAndGet(o, s -> s + s) + " " + u.accumulateAndGet(o, 5, Integer::sum));
        attempt("not volatile", () -> AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "notVolatile"));
        attempt("no field", () -> AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "nothing"));
        attempt("type", () -> AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "vl"));
        attempt("reference type", () -> AtomicReferenceFieldUpdater.newUpdater(Atomics.class, Integer.class, "vs"));
        System.out.println(AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "priv").incrementAndGet(o) + o.priv);
    }

    public static void caseAdders() throws InterruptedException {
        LongAdder a = new LongAdder();
        DoubleAdder d = new DoubleAdder();
        LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
        DoubleAccumulator min = new DoubleAccumulator(Math::min, Double.POSITIVE_INFINITY);
        inThreads(4, () -> {
            for (int i = 0; i < 100; i++) {
                a.add(i);
                d.add(0.5);
                max.accumulate(i * 7 % 101);
                min.accumulate(50 - i);
            }
        });
        System.out.println(a + " " + a.sum() + " " + d.sum() + " " + max.get() + " " + min.get());
        a.increment();
        a.decrement();
        System.out.println(a.sumThenReset() + " " + a.intValue() + " " + max.getThenReset() + " " + max + " " + d.sumThenReset() + d);
    }

    public static void caseThreadLocalRandom() throws InterruptedException {
        ThreadLocalRandom r = ThreadLocalRandom.current();
        boolean good = true;
        for (int i = 0; i < 500; i++) {
            int a = r.nextInt(10);
            int b = r.nextInt(5, 8);
            double c = r.nextDouble();
            long d = r.nextLong(100);
            good &= a >= 0 && a < 10 && b >= 5 && b < 8 && c >= 0 && c < 1 && d >= 0 && d < 100;
        }
        System.out.println(good + " " + (ThreadLocalRandom.current() == r) + " " + r.ints(10, 0, 3).allMatch(i -> i >= 0 && i < 3));
        attempt("seed", () -> r.setSeed(1));
        attempt("bound", () -> r.nextInt(0));
        double m = Math.random();
        System.out.println(m >= 0 && m < 1);
    }
}
