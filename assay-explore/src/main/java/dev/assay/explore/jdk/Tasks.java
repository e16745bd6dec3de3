package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.machine.types.Klass;

/** Tasks that other threads run. */
public final class Tasks {
  private static final ClassNames KEEPING_FAILURES =
      ClassNames.of(
          "java/util/concurrent/FutureTask*",
          "java/util/concurrent/CompletableFuture*",
          "java/util/concurrent/ForkJoinTask*");

  private Tasks() {}

  /** Whether a class runs tasks of the program and keeps what they throw for whoever asks. */
  public static boolean keepsFailures(Klass k) {
    return KEEPING_FAILURES.contains(k.name);
  }
}
