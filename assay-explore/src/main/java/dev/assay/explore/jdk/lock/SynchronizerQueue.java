package dev.assay.explore.jdk.lock;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.CodeStart;
import dev.assay.explore.jdk.fact.Fact;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The queue in which threads wait for an {@code AbstractQueuedSynchronizer}: its fields, and the
 * local variables of {@code acquire}, in which a thread waits.
 */
public final class SynchronizerQueue {
  // Local variables of acquire.
  public static final int SPINS = 9;
  public static final int POST_SPINS = 10;
  private static final int INTERRUPTED = 11;
  public static final int FIRST = 12;
  public static final int PRED = 13;

  private static final JdkClass SYNCHRONIZER =
      JdkClass.of("java/util/concurrent/locks/AbstractQueuedSynchronizer");
  private static final JdkField HEAD = SYNCHRONIZER.field("head");
  private static final JdkField TAIL = SYNCHRONIZER.field("tail");

  private static final JdkClass NODE =
      JdkClass.of("java/util/concurrent/locks/AbstractQueuedSynchronizer$Node");
  private static final JdkField PREV = NODE.field("prev");
  private static final JdkField NEXT = NODE.field("next");
  private static final JdkField WAITER = NODE.field("waiter");

  /** The nodes that head a queue are such. */
  private static final JdkClass EXCLUSIVE_NODE =
      JdkClass.of("java/util/concurrent/locks/AbstractQueuedSynchronizer$ExclusiveNode");

  private static final JdkMethod ACQUIRE =
      SYNCHRONIZER.method(
          "acquire", "(Ljava/util/concurrent/locks/AbstractQueuedSynchronizer$Node;IZZZJ)I");

  /**
   * How {@code acquire} begins: it gives its local variables their first values and asks whether it
   * is first. Where it begins otherwise it has other variables.
   */
  private static final CodeStart START_OF_ACQUIRE =
      new CodeStart(
          ACQUIRE,
          0xb8, // invokestatic currentThread
          CodeStart.ANY,
          CodeStart.ANY,
          0x3a, // astore current
          8,
          0x03, // iconst_0, istore
          0x36,
          SPINS,
          0x03,
          0x36,
          POST_SPINS,
          0x03,
          0x36,
          INTERRUPTED,
          0x03,
          0x36,
          FIRST,
          0x01, // aconst_null, astore
          0x3a,
          PRED,
          0x15, // iload, ifne
          FIRST,
          0x9a);

  private static final List<Fact.Single> ALL =
      List.of(HEAD, TAIL, PREV, NEXT, WAITER, EXCLUSIVE_NODE, START_OF_ACQUIRE);

  private static final JdkClass PARKING = JdkClass.of("java/util/concurrent/locks/LockSupport");

  /** All code that works on queues. */
  private static final ClassNames WORKING =
      ClassNames.of("java/util/concurrent/locks/AbstractQueuedSynchronizer*");

  public final Klass synchronizer;
  public final Klass exclusiveNode;
  public final Method acquire;

  // Slots of fields.
  public final int head;
  public final int tail;
  public final int prev;
  public final int next;
  public final int waiter;

  private SynchronizerQueue(Universe universe) {
    synchronizer = SYNCHRONIZER.require(universe);
    exclusiveNode = EXCLUSIVE_NODE.require(universe);
    acquire = ACQUIRE.require(universe);
    head = HEAD.requireSlot(universe);
    tail = TAIL.requireSlot(universe);
    prev = PREV.requireSlot(universe);
    next = NEXT.requireSlot(universe);
    waiter = WAITER.requireSlot(universe);
  }

  /** As a JDK has it; null if it has other queues than those that are known. */
  public static @Nullable SynchronizerQueue of(Universe universe) {
    boolean isKnown = ALL.stream().allMatch(fact -> fact.holdsIn(universe));
    return isKnown ? new SynchronizerQueue(universe) : null;
  }

  /** Whether a method parks threads for its callers. */
  public static boolean isParking(Method m) {
    return PARKING.is(m.holder);
  }

  /** Whether a method may be in the midst of something with a queue. */
  public static boolean mayUse(Method m) {
    return WORKING.contains(m.holder.name);
  }
}
