package dev.assay.explore.library;

import java.lang.reflect.Method;
import java.util.Map;
import java.util.TreeMap;

/** Methods that are not compared, and why. */
final class Excluded {
  /** By {@code Class.method} or {@code *.method}. */
  private static final Map<String, String> REASONS = new TreeMap<>();

  static {
    String lazy = "looks at the object when the result is used, as its iterator does";
    String pool = "runs tasks in the common pool, whose threads are too many steps";
    String time = "starts a thread that waits for a time to pass";
    String unbounded = "gives numbers without end";
    String observer = "says by name or identity which threads there are";
    put(lazy, "*.stream", "*.parallelStream");
    put(
        pool,
        "CompletableFuture.thenApplyAsync(Function)",
        "CompletableFuture.thenAcceptAsync(Consumer)",
        "CompletableFuture.thenRunAsync(Runnable)",
        "CompletableFuture.thenCombineAsync(CompletionStage,BiFunction)",
        "CompletableFuture.thenAcceptBothAsync(CompletionStage,BiConsumer)",
        "CompletableFuture.runAfterBothAsync(CompletionStage,Runnable)",
        "CompletableFuture.applyToEitherAsync(CompletionStage,Function)",
        "CompletableFuture.acceptEitherAsync(CompletionStage,Consumer)",
        "CompletableFuture.runAfterEitherAsync(CompletionStage,Runnable)",
        "CompletableFuture.thenComposeAsync(Function)",
        "CompletableFuture.whenCompleteAsync(BiConsumer)",
        "CompletableFuture.handleAsync(BiFunction)",
        "CompletableFuture.exceptionallyAsync(Function)",
        "CompletableFuture.exceptionallyComposeAsync(Function)",
        "CompletableFuture.completeAsync(Supplier)",
        "CompletableFuture.defaultExecutor");
    put(time, "CompletableFuture.orTimeout", "CompletableFuture.completeOnTimeout");
    put(
        unbounded,
        "Random.ints()",
        "Random.ints(int,int)",
        "Random.longs()",
        "Random.longs(long,long)",
        "Random.doubles()",
        "Random.doubles(double,double)");
    put(
        observer,
        "ReentrantLock.toString",
        "ReentrantReadWriteLock.toString",
        "StampedLock.toString",
        "Semaphore.toString",
        "CountDownLatch.toString",
        "Phaser.toString",
        "CompletableFuture.toString",
        "FutureTask.toString",
        "ThreadPoolExecutor.toString",
        "AtomicStampedReference.toString",
        "AtomicMarkableReference.toString");
    put(
        "takes the program's thread factory, handler or queue apart",
        "ThreadPoolExecutor.getQueue");
    put("waits by the day", "ThreadPoolExecutor.close");
  }

  private Excluded() {}

  private static void put(String reason, String... methods) {
    for (String m : methods) {
      REASONS.put(m, reason);
    }
  }

  /** Why a method is not compared; null if it is. */
  static @org.jspecify.annotations.Nullable String reason(Subject s, Method m, String signature) {
    String own = s.type().getSimpleName() + ".";
    for (String key : java.util.List.of(own + signature, own + m.getName(), "*." + m.getName())) {
      String reason = REASONS.get(key);
      if (reason != null) {
        return reason;
      }
    }
    return null;
  }
}
