package juc;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** CompletableFuture. */
public class Completable {
    public static void caseChains() throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<String> g = f.thenApply(x -> x + 1).thenApply(x -> x * 2).thenApply(x -> "r" + x);
        CompletableFuture<Void> h = g.thenAccept(s -> System.out.println("accept " + s)).thenRun(() -> System.out.println("run"));
        System.out.println(g.isDone() + " " + f.getNumberOfDependents() + " " + g.getNow("not yet"));
        System.out.println(f.complete(20) + " " + f.complete(30));
        System.out.println(g.get() + " " + h.isDone() + " " + f.join());
        System.out.println(CompletableFuture.completedFuture(3).thenCompose(x -> CompletableFuture.supplyAsync(() -> x * 10)).get());
        System.out.println(CompletableFuture.supplyAsync(() -> 4).thenCombine(CompletableFuture.supplyAsync(() -> 5), (a, b) -> a * b).get());
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        CompletableFuture.supplyAsync(() -> "x").thenAcceptBoth(CompletableFuture.completedFuture("y"), (a, b) -> log.add(a + b)).get();
        CompletableFuture.runAsync(() -> log.add("ran")).get();
        System.out.println(log);
    }

    public static void caseExceptions() throws Exception {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> Integer.parseInt("x"));
        System.out.println(f.exceptionally(t -> {
            System.out.println(t);
            return -1;
        }).get());
        System.out.println(f.handle((v, t) -> v + " " + t.getClass().getSimpleName()).get());
        try {
            f.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        try {
            f.join();
        } catch (CompletionException e) {
            System.out.println(e.getMessage());
        }
        CompletableFuture<Integer> w = f.thenApply(x -> x + 1).whenComplete((v, t) -> System.out.println("when " + v + " " + t));
        System.out.println(w.isCompletedExceptionally());
        CompletableFuture<String> m = new CompletableFuture<>();
        m.completeExceptionally(new IllegalStateException("manual"));
        try {
            m.join();
        } catch (CompletionException e) {
            System.out.println(e);
        }
        try {
            m.getNow("x");
        } catch (CompletionException e) {
            System.out.println(e.getCause());
        }
        CompletableFuture<String> c = new CompletableFuture<>();
        CompletableFuture<String> d = c.thenApply(String::trim);
        System.out.println(c.cancel(true) + " " + c.isCancelled() + " " + d.isCompletedExceptionally() + " " + d.isCancelled());
        try {
            c.get();
        } catch (CancellationException e) {
            System.out.println(e);
        }
        try {
            d.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        System.out.println(CompletableFuture.failedFuture(new Error("e")).handle((v, t) -> t).get() + " " + m.exceptionallyCompose(t -> CompletableFuture.completedFuture("recovered")).get());
    }

    public static void caseCombinators() throws Exception {
        List<CompletableFuture<Integer>> fs = IntStream.range(0, 8).mapToObj(i -> CompletableFuture.supplyAsync(() -> i * i)).toList();
        CompletableFuture.allOf(fs.toArray(CompletableFuture[]::new)).get();
        System.out.println(fs.stream().map(CompletableFuture::join).collect(Collectors.toList()));
        CompletableFuture<String> never = new CompletableFuture<>();
        System.out.println(CompletableFuture.anyOf(never, CompletableFuture.completedFuture("any")).get() + " " + never.applyToEither(CompletableFuture.completedFuture("either"), s -> s + "!").get());
        CompletableFuture<Void> all = CompletableFuture.allOf(CompletableFuture.completedFuture(1), CompletableFuture.failedFuture(new RuntimeException("one fails")));
        try {
            all.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        System.out.println(CompletableFuture.allOf().isDone() + " " + CompletableFuture.anyOf().isDone());
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Integer> b = new CompletableFuture<>();
        CompletableFuture<Integer> sum = a.thenCombine(b, Integer::sum);
        b.complete(2);
        System.out.println(sum.isDone());
        a.complete(1);
        System.out.println(sum.isDone() + " " + sum.join());
        a.runAfterBoth(b, () -> System.out.println("after both")).get();
        a.acceptEither(never.thenApply(String::length), x -> System.out.println("first " + x)).get();
    }

    public static void caseTimeouts() throws Exception {
        CompletableFuture<String> f = new CompletableFuture<>();
        System.out.println(f.copy().completeOnTimeout("default", 10, TimeUnit.MILLISECONDS).get());
        try {
            new CompletableFuture<String>().orTimeout(10, TimeUnit.MILLISECONDS).get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        try {
            f.get(5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println(e);
        }
        CompletableFuture.delayedExecutor(5, TimeUnit.MILLISECONDS).execute(() -> f.complete("delayed"));
        System.out.println(f.get());
    }

    public static void caseOwnExecutor() throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor(r -> new Thread(r, "own"));
        System.out.println(CompletableFuture.supplyAsync(() -> Thread.currentThread().getName(), e).thenApplyAsync(n -> n + "/" + Thread.currentThread().getName(), e).get());
        CountDownLatch gate = new CountDownLatch(1);
        CompletableFuture<String> f = CompletableFuture.supplyAsync(() -> {
            try {
                gate.await();
            } catch (InterruptedException x) {
                throw new CompletionException(x);
            }
            return "gated";
        }, e);
        CompletableFuture<String> g = f.thenApply(s -> s + " by " + Thread.currentThread().getName());
        gate.countDown();
        System.out.println(g.get());
        e.shutdown();
        CompletableFuture<Integer> ob = new CompletableFuture<>();
        ob.obtrudeValue(3);
        ob.obtrudeValue(4);
        System.out.println(ob.join() + " " + ob.toString().replaceAll("@[0-9a-f]+", "@") + " " + CompletableFuture.completedStage(7).toCompletableFuture().get() + " " + ob.minimalCompletionStage().thenApply(x -> x + 1).toCompletableFuture().get());
        System.out.println(ob.completeAsync(() -> 5).get() + " " + new CompletableFuture<Integer>().completeAsync(() -> 6, Runnable::run).get());
    }

    public static void casePipeline() throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(4);
        List<CompletableFuture<String>> fs = new ArrayList<>();
        for (String w : "alpha beta gamma delta".split(" ")) {
            fs.add(CompletableFuture.supplyAsync(() -> w.toUpperCase(), e).thenCombineAsync(CompletableFuture.supplyAsync(w::length, e), (a, n) -> a + n, e).thenComposeAsync(s -> CompletableFuture.supplyAsync(() -> "<" + s + ">", e), e));
        }
        System.out.println(fs.stream().map(CompletableFuture::join).collect(Collectors.joining()));
        e.shutdown();
        System.out.println(e.awaitTermination(10, TimeUnit.SECONDS));
    }
}
