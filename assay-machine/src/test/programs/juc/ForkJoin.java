package juc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Fork/join and parallel streams: results that do not depend on who computes what. */
public class ForkJoin {
    static class Sum extends RecursiveTask<Long> {
        final int from;
        final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Long compute() {
            if (to - from < 50) {
                long s = 0;
                for (int i = from; i < to; i++) {
                    s += i;
                }
                return s;
            }
            int mid = (from + to) >>> 1;
            Sum left = new Sum(from, mid);
            left.fork();
            return new Sum(mid, to).compute() + left.join();
        }
    }

    static class Sort extends RecursiveAction {
        final int[] a;
        final int from;
        final int to;

        Sort(int[] a, int from, int to) {
            this.a = a;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from < 10) {
                Arrays.sort(a, from, to);
                return;
            }
            int mid = (from + to) >>> 1;
            invokeAll(new Sort(a, from, mid), new Sort(a, mid, to));
            int[] copy = Arrays.copyOfRange(a, from, to);
            for (int i = 0, j = mid - from, k = from; k < to; k++) {
                a[k] = j >= copy.length || i < mid - from && copy[i] <= copy[j] ? copy[i++] : copy[j++];
            }
        }
    }

    public static void caseRecursiveTask() {
        System.out.println(new ForkJoinPool(3).invoke(new Sum(0, 1000)) + " " + ForkJoinPool.commonPool().invoke(new Sum(0, 500)) + " " + new Sum(0, 200).invoke());
        int[] a = new int[200];
        for (int i = 0; i < a.length; i++) {
            a[i] = i * 7919 % 1000;
        }
        ForkJoinPool p = new ForkJoinPool(2);
        p.invoke(new Sort(a, 0, a.length));
        System.out.println(Arrays.toString(a));
        p.shutdown();
    }

    static class Fails extends RecursiveTask<Integer> {
        final int n;

        Fails(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n == 0) {
                throw new IllegalStateException("at the leaf");
            }
            Fails f = new Fails(n - 1);
            f.fork();
            return f.join() + 1;
        }
    }

    public static void caseExceptions() throws Exception {
        ForkJoinPool p = new ForkJoinPool(2);
        try {
            p.invoke(new Fails(3));
        } catch (IllegalStateException e) {
            // Copied with a cause as often as it went from one thread to another.
            Throwable root = e;
            while (root.getCause() != null) {
                root = root.getCause();
            }
            System.out.println(root.getMessage());
        }
        ForkJoinTask<Integer> t = p.submit(new Fails(0));
        try {
            t.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause() instanceof IllegalStateException);
        }
        t.quietlyJoin();
        System.out.println(t.isCompletedAbnormally() + " " + t.isCancelled() + " " + t.getException().getClass());
        System.out.println(p.submit(() -> "callable").get() + " " + ForkJoinTask.adapt(() -> 3).fork().join());
        ForkJoinTask<Integer> c = ForkJoinTask.adapt(() -> 1);
        System.out.println(c.cancel(true) + " " + c.isCancelled());
        p.shutdown();
        System.out.println(p.awaitTermination(10, TimeUnit.SECONDS) + " " + p.getParallelism() + " " + p.getAsyncMode());
    }

    static class Count extends CountedCompleter<Integer> {
        final int lo;
        final int hi;
        int result;
        Count left;
        Count right;

        Count(Count parent, int lo, int hi) {
            super(parent);
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        public void compute() {
            if (hi - lo > 4) {
                int mid = (lo + hi) >>> 1;
                left = new Count(this, lo, mid);
                right = new Count(this, mid, hi);
                setPendingCount(2);
                left.fork();
                right.fork();
                tryComplete();
            } else {
                result = hi - lo;
                tryComplete();
            }
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            if (left != null) {
                result = left.result + right.result;
            }
        }

        @Override
        public Integer getRawResult() {
            return result;
        }
    }

    public static void caseCountedCompleter() {
        System.out.println(new ForkJoinPool(2).invoke(new Count(null, 0, 37)));
    }

    public static void caseParallelStreams() {
        System.out.println(IntStream.rangeClosed(1, 2000).parallel().filter(i -> i % 3 == 0).mapToLong(i -> (long) i * i).sum() + " " + LongStream.range(0, 1000).parallel().reduce(0, Long::sum) + " " + IntStream.range(0, 500).parallel().boxed().collect(Collectors.toList()).hashCode());
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            l.add(i * 31 % 1009);
        }
        System.out.println(l.parallelStream().sorted().limit(5).toList() + " " + l.parallelStream().max(Integer::compare).get() + " " + l.parallelStream().map(i -> i * 2).distinct().count() + " " + l.parallelStream().anyMatch(i -> i == 500) + " " + l.parallelStream().filter(i -> i > 1000).findFirst() + " "
            + l.parallelStream().skip(990).toList());
        Map<Integer, Long> m = new TreeMap<>(l.parallelStream().collect(Collectors.groupingByConcurrent(i -> i % 5, Collectors.counting())));
        System.out.println(m + " " + l.parallelStream().collect(Collectors.groupingBy(i -> i % 3, TreeMap::new, Collectors.summingInt(i -> i))));
        System.out.println(Stream.of("a", "b", "c", "d").parallel().collect(StringBuilder::new, StringBuilder::append, StringBuilder::append) + " " + Stream.of("a", "b", "c", "d").parallel().reduce("", String::concat) + " " + IntStream.range(0, 20).parallel().mapToObj(Integer::toString).collect(Collectors.joining(",")));
        StringBuilder ordered = new StringBuilder();
        IntStream.range(0, 20).parallel().forEachOrdered(ordered::append);
        AtomicInteger n = new AtomicInteger();
        IntStream.range(0, 300).parallel().forEach(i -> n.addAndGet(i));
        System.out.println(ordered + " " + n + " " + IntStream.range(0, 100).parallel().unordered().sequential().isParallel());
        try {
            IntStream.range(0, 100).parallel().forEach(i -> {
                if (i == 57) {
                    throw new IllegalStateException("one of them");
                }
            });
        } catch (IllegalStateException e) {
            System.out.println("thrown");
        }
        int[] a = IntStream.range(0, 3000).map(i -> (i * 7919) % 3001).toArray();
        Arrays.parallelSort(a);
        System.out.println(Arrays.hashCode(a));
        Arrays.parallelPrefix(a, (x, y) -> (x + y) % 1000);
        System.out.println(a[2999] + " " + Arrays.stream(a).parallel().sum());
        long[] ls = new long[10000];
        Arrays.parallelSetAll(ls, i -> i * 3L);
        System.out.println(LongStream.of(ls).parallel().summaryStatistics());
    }
}
