package dev.assay.explore.program;

import dev.assay.explore.config.EnvironmentModel;
import dev.assay.explore.jdk.lock.ConditionQueue;
import dev.assay.explore.jdk.lock.WaitingCalls;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import dev.assay.machine.threads.SpuriousWake;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Waits that end for no reason. The program's own calls that wait may do so; what the JDK waits for
 * in its classes it looks for again when it wakes up, and is not woken in vain.
 */
final class SpuriousWakeups {
  private static final int TIMES_OUT = 0;
  private static final int INTERRUPTED = 1;

  private final Machine machine;
  private final SchedulingPolicy policy;
  private final EnvironmentModel environment;
  private final Map<Klass, ConditionQueue> queues = new HashMap<>();

  SpuriousWakeups(Machine machine, SchedulingPolicy policy, EnvironmentModel environment) {
    this.machine = machine;
    this.policy = policy;
    this.environment = environment;
  }

  /** A transition of a thread has ended: if it waits now, whether that may end for no reason. */
  void noteWait(GuestThread t) {
    int how = SpuriousWake.NEVER;
    if (t.status == Status.WAITING || t.status == Status.PARKED) {
      how = how(t);
      if (how != SpuriousWake.NEVER && !environment.spuriousWakeups()) {
        policy.noteNoSpuriousWakeups(t);
        how = SpuriousWake.NEVER;
      }
    }
    machine.threadControl().setSpuriousWake(t, how);
  }

  private int how(GuestThread t) {
    int frame = policy.classifier().calledByProgram(t);
    if (frame < 0 || frame > t.depth) {
      return frame < 0 ? SpuriousWake.NEVER : SpuriousWake.DIRECT; // a native method
    }
    Method m = t.methods[frame];
    if (WaitingCalls.isDirect(m)) {
      return SpuriousWake.DIRECT;
    }
    ConditionQueue queue = queue(m);
    return queue != null && queue.contains(condition(t, frame), t)
        ? SpuriousWake.FROM_QUEUE
        : SpuriousWake.NEVER;
  }

  private @Nullable ConditionQueue queue(Method m) {
    if (m.isStatic() || !ConditionQueue.mayBeOf(m)) {
      return null;
    }
    return queues.computeIfAbsent(m.holder, k -> ConditionQueue.of(machine, k));
  }

  private static int condition(GuestThread t, int frame) {
    return (int) t.stack[t.bases[frame]];
  }

  /** Whether a thread that nothing has woken may go on. */
  boolean mayWake(GuestThread t) {
    return switch (t.spuriousWake) {
      case SpuriousWake.DIRECT ->
          t.status == Status.PARKED || machine.threadTable().isFree(t.waitObject);
      case SpuriousWake.FROM_QUEUE -> mayLeaveQueue(t);
      default -> false;
    };
  }

  /** It was in the queue when it began to wait, but may have been signalled since then. */
  private boolean mayLeaveQueue(GuestThread t) {
    int frame = policy.classifier().calledByProgram(t);
    ConditionQueue queue = queue(t.methods[frame]);
    return queue != null && queue.mayRemove(condition(t, frame), t);
  }

  /**
   * Whether the transition of a thread begins with waking up for no reason. Where it may also begin
   * because the time has passed that is a choice, if the two can be told apart.
   */
  boolean isSpurious(GuestThread t, int choice) {
    if (t.spuriousWake == SpuriousWake.NEVER || t.notified || t.parkPermit || t.interrupted) {
      return false;
    }
    boolean waits = t.status == Status.WAITING || t.status == Status.PARKED;
    return waits && (!isTimed(t) || (choice != TIMES_OUT && isAChoice(t)));
  }

  private boolean isTimed(GuestThread t) {
    return t.deadline != Long.MAX_VALUE && environment.timeouts();
  }

  private boolean isAChoice(GuestThread t) {
    return t.spuriousWake == SpuriousWake.FROM_QUEUE && isTimed(t) && mayLeaveQueue(t);
  }

  /** A transition of a thread begins. */
  void begin(GuestThread t, int choice, boolean isSpurious) {
    if (t.status == Status.WAITING && t.notified && t.interrupted) {
      policy.step().offer(2); // either may end the wait (JLS 17.2.4)
      if (choice == INTERRUPTED) {
        machine.threadControl().forgetNotification(t);
      }
    }
    boolean isWoken = t.parkPermit || t.interrupted;
    if (!isWoken && t.status == Status.PARKED && isAChoice(t)) {
      policy.step().offer(2);
    }
    if (isSpurious && t.spuriousWake == SpuriousWake.FROM_QUEUE) {
      policy.step().footprint.addEverything();
      int frame = policy.classifier().calledByProgram(t);
      ConditionQueue queue = queue(t.methods[frame]);
      if (queue != null) {
        queue.remove(condition(t, frame), t);
      }
    }
  }
}
