package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/** Tasks that other threads run. */
public final class Tasks {
  private static final ClassNames KEEPING_FAILURES =
      ClassNames.of(
          "java/util/concurrent/FutureTask*",
          "java/util/concurrent/CompletableFuture*",
          "java/util/concurrent/ForkJoinTask*");

  /** Methods in which a task does what it is for, or tells others that it is done. */
  private static final MethodTable WORK =
      MethodTable.of("java/util/concurrent/CountedCompleter", "exec")
          .and("java/util/concurrent/Recursive*", "exec")
          .and("java/util/concurrent/CompletableFuture$*", "exec")
          .and("java/util/concurrent/SubmissionPublisher$*", "exec")
          .and("java/util/concurrent/ExecutorCompletionService$QueueingFuture", "done");

  private Tasks() {}

  /** Whether a method does the work of a task, which is no part of how tasks are run. */
  public static boolean isWork(Method m) {
    return WORK.contains(m);
  }

  /** Whether a class runs tasks of the program and keeps what they throw for whoever asks. */
  public static boolean keepsFailures(Klass k) {
    return KEEPING_FAILURES.contains(k.name);
  }
}
