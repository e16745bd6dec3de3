package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import dev.assay.machine.types.Klass;

/** Threads that wait for the end of another thread, or of the task that it runs. */
public final class AwaitedEnd {
  private static final JdkClass TASK = JdkClass.of("java/util/concurrent/FutureTask");

  /** The thread that runs the task. */
  private static final JdkField RUNNER = TASK.field("runner");

  private AwaitedEnd() {}

  /**
   * The object that a thread waits for if it joins another one, or the object of the thread that
   * runs the task whose end it waits for: if it is a thread, it waits for that; 0 if there is none.
   */
  public static int of(Machine m, GuestThread t) {
    if (t.status == Status.WAITING) {
      return t.waitObject;
    }
    int slot = ThreadFacts.PARK_BLOCKER.slot(m.universe());
    int blocker = t.status != Status.PARKED || slot < 0 ? 0 : (int) m.heap().field(t.object, slot);
    Klass task = TASK.find(m.universe());
    int runner = RUNNER.slot(m.universe());
    return blocker == 0 || task == null || runner < 0 || !m.heap().klass[blocker].isSubtypeOf(task)
        ? 0
        : (int) m.heap().field(blocker, runner);
  }
}
