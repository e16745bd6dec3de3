package juc;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** Concurrent queues. */
public class Queues {
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

    private static void exercise(BlockingQueue<Integer> q) throws Exception {
        System.out.println(q.getClass().getSimpleName() + " " + q.remainingCapacity());
        q.put(3);
        q.add(1);
        System.out.println(q.offer(2) + " " + q.offer(9, 1, TimeUnit.MILLISECONDS) + " " + q + " " + q.size() + " " + q.peek() + " " + q.contains(1) + " " + q.element());
        System.out.println(q.take() + " " + q.poll() + " " + q.poll(1, TimeUnit.MILLISECONDS) + " " + q.size());
        q.clear();
        System.out.println(q.poll() + " " + q.peek() + " " + q.poll(1, TimeUnit.MILLISECONDS) + " " + q.isEmpty());
        attempt("remove", q::remove);
        attempt("element", q::element);
        attempt("null", () -> q.add(null));
        q.addAll(List.of(5, 6, 7));
        List<Integer> sink = new ArrayList<>();
        System.out.println(q.drainTo(sink, 2) + " " + sink + " " + q.remove(7) + q.remove(7) + " " + q.iterator().hasNext());
        attempt("drain to itself", () -> q.drainTo(q));
        Thread t = start(() -> {
            for (int i = 0; i < 20; i++) {
                q.put(i);
            }
            q.put(99);
        });
        StringBuilder b = new StringBuilder();
        for (int i = q.take(); i != 99; i = q.take()) {
            b.append(i).append(' ');
        }
        t.join();
        System.out.println(q instanceof PriorityBlockingQueue ? "order free" : b);
        Thread waiting = start(() -> attempt("take", () -> q.take()));
        while (waiting.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        waiting.interrupt();
        waiting.join();
    }

    public static void caseArrayBlockingQueue() throws Exception {
        exercise(new ArrayBlockingQueue<>(4));
        ArrayBlockingQueue<Integer> full = new ArrayBlockingQueue<>(1, true);
        full.put(1);
        System.out.println(full.offer(2) + " " + full.offer(2, 2, TimeUnit.MILLISECONDS));
        attempt("add to full", () -> full.add(2));
        attempt("capacity", () -> new ArrayBlockingQueue<>(0));
    }

    public static void caseLinkedBlockingQueue() throws Exception {
        exercise(new LinkedBlockingQueue<>(5));
        System.out.println(new LinkedBlockingQueue<>().remainingCapacity() + " " + new LinkedBlockingQueue<>(List.of(1, 2)));
    }

    public static void caseLinkedBlockingDeque() throws Exception {
        exercise(new LinkedBlockingDeque<>(6));
        BlockingDeque<Integer> d = new LinkedBlockingDeque<>(3);
        d.putFirst(1);
        d.putLast(2);
        d.addFirst(0);
        System.out.println(d + " " + d.offerLast(3) + " " + d.takeLast() + d.takeFirst() + d.peekLast() + d.pollFirst(1, TimeUnit.MILLISECONDS) + d.pollLast());
        attempt("removeFirst", d::removeFirst);
        attempt("push", () -> {
            d.push(1);
            d.push(2);
            d.push(3);
            d.push(4);
        });
        System.out.println(d.pop() + " " + d);
    }

    public static void casePriorityBlockingQueue() throws Exception {
        exercise(new PriorityBlockingQueue<>());
        PriorityBlockingQueue<String> p = new PriorityBlockingQueue<>(2, java.util.Comparator.comparing(String::length).thenComparing(s -> s));
        p.addAll(List.of("ccc", "a", "bb", "aa", "dddd"));
        StringBuilder b = new StringBuilder();
        while (!p.isEmpty()) {
            b.append(p.take()).append(' ');
        }
        System.out.println(b);
        attempt("not comparable", () -> new PriorityBlockingQueue<Object>().addAll(List.of(new int[0], new int[0])));
    }

    public static void caseLinkedTransferQueue() throws Exception {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        exercise(q);
        System.out.println(q.tryTransfer(1) + " " + q.tryTransfer(1, 2, TimeUnit.MILLISECONDS) + " " + q.hasWaitingConsumer());
        Thread t = start(() -> System.out.println("took " + q.take()));
        q.transfer(42);
        t.join();
        System.out.println(q.isEmpty() + " " + q.getWaitingConsumerCount());
    }

    public static void caseSynchronousQueue() throws Exception {
        for (boolean fair : new boolean[] {false, true}) {
            SynchronousQueue<String> q = new SynchronousQueue<>(fair);
            System.out.println(q.offer("x") + " " + q.poll() + " " + q.peek() + " " + q.size() + " " + q.offer("x", 1, TimeUnit.MILLISECONDS) + " " + q.isEmpty());
            attempt("add", () -> q.add("x"));
            Thread t = start(() -> {
                q.put("one");
                q.put("two");
            });
            System.out.println(q.take() + q.take());
            t.join();
        }
    }

    record Item(String name, long at) implements Delayed {
        @Override
        public long getDelay(TimeUnit u) {
            return u.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed o) {
            return Long.compare(at, ((Item) o).at);
        }
    }

    public static void caseDelayQueue() throws Exception {
        DelayQueue<Item> q = new DelayQueue<>();
        long now = System.nanoTime();
        q.add(new Item("late", now + 60_000_000));
        q.add(new Item("early", now + 20_000_000));
        q.add(new Item("far", now + 3_600_000_000_000L));
        q.add(new Item("past", now - 1));
        System.out.println(q.size() + " " + q.peek().name() + " " + q.poll().name() + " " + q.take().name() + " " + q.take().name() + " " + q.poll() + " " + q.poll(2, TimeUnit.MILLISECONDS) + " " + q.size());
    }

    public static void caseNonBlocking() throws Exception {
        Queue<Integer> q = new ConcurrentLinkedQueue<>();
        ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>();
        List<Thread> ts = new ArrayList<>();
        for (int k = 0; k < 4; k++) {
            int me = k;
            ts.add(start(() -> {
                for (int i = 0; i < 50; i++) {
                    q.add(me * 50 + i);
                    if (i % 2 == 0) {
                        d.addFirst(i);
                    } else {
                        d.addLast(i);
                    }
                }
            }));
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(q.size() + " " + q.stream().mapToInt(i -> i).sum() + " " + d.size() + " " + d.stream().mapToInt(i -> i).sum() + " " + d.peekFirst() % 2 + d.peekLast() % 2);
        q.clear();
        q.addAll(List.of(1, 2, 3));
        q.removeIf(i -> i == 2);
        System.out.println(q + " " + q.poll() + q.peek() + q.contains(3) + q.remove(3) + q.poll());
        attempt("null", () -> q.add(null));
        d.clear();
        d.push(1);
        d.offer(2);
        System.out.println(d + " " + d.pollLast() + d.pop() + d.pollFirst());
        attempt("getFirst", d::getFirst);
    }
}
