package dev.assay.explore.jdk.lock;

import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;
import java.util.List;

/**
 * Calls with a time limit that offer something, and take it back when the time is up. If it is up
 * at the beginning they do so without waiting, and others can meet the offer nevertheless. So it is
 * taken for the shortest time there is, which may pass at once.
 */
public final class PassedLimits {
  private static final JdkMethod EXCHANGE =
      JdkClass.of("java/util/concurrent/Exchanger")
          .method(
              "exchange", "(Ljava/lang/Object;JLjava/util/concurrent/TimeUnit;)Ljava/lang/Object;");

  private static final JdkClass QUEUE = JdkClass.of("java/util/concurrent/LinkedTransferQueue");
  private static final JdkMethod TRANSFER =
      QUEUE.method("tryTransfer", "(Ljava/lang/Object;JLjava/util/concurrent/TimeUnit;)Z");
  private static final JdkMethod POLL =
      QUEUE.method("poll", "(JLjava/util/concurrent/TimeUnit;)Ljava/lang/Object;");

  private static final List<JdkMethod> GIVING = List.of(EXCHANGE, TRANSFER);

  private static final JdkField NANOSECONDS =
      JdkClass.of("java/util/concurrent/TimeUnit").field("NANOSECONDS");

  /** How many slots a time takes up. */
  private static final int WIDE = 2;

  private PassedLimits() {}

  /** Whether a method is such a call. */
  public static boolean mayMatterTo(Method m) {
    return POLL.is(m) || GIVING.stream().anyMatch(c -> c.is(m));
  }

  /** A thread has called such a method, and executed nothing of it yet. */
  public static void extend(Machine machine, GuestThread t) {
    int limit = t.bases[t.depth] + (POLL.is(t.method()) ? 1 : 2);
    int unit = NANOSECONDS.slot(machine.universe());
    if (t.stack[limit] <= 0 && t.stack[limit + WIDE] != 0 && unit >= 0) {
      int units = NANOSECONDS.holder().require(machine.universe()).mirror;
      t.stack[limit] = 1;
      t.stack[limit + WIDE] = machine.heap().field(units, unit);
    }
  }
}
