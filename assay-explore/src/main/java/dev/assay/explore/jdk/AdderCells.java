package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.Fact;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.List;

/**
 * Where adders and accumulators keep what is added. By their contract a sum that is taken meanwhile
 * may have any of the numbers that are being added, and lack the others. Their code shows it once
 * it has made cells, which it does when threads add at the same time, or when a weak
 * compare-and-set fails for no reason, now or earlier; and when threads use different cells, which
 * follows from random numbers.
 */
public final class AdderCells {
  static final JdkClass ADDER = JdkClass.of("java/util/concurrent/atomic/Striped64");
  private static final JdkField CELLS = ADDER.field("cells");

  /** Puts a number into a cell, which it makes unless there are some. */
  private static final JdkMethod TO_LONG =
      ADDER.method("longAccumulate", "(JLjava/util/function/LongBinaryOperator;ZI)V");

  private static final JdkMethod TO_DOUBLE =
      ADDER.method("doubleAccumulate", "(DLjava/util/function/DoubleBinaryOperator;ZI)V");

  private static final JdkField LONG_IDENTITY =
      JdkClass.of("java/util/concurrent/atomic/LongAccumulator").field("identity");
  private static final JdkField DOUBLE_IDENTITY =
      JdkClass.of("java/util/concurrent/atomic/DoubleAccumulator").field("identity");

  private static final JdkField LONG_FUNCTION = LONG_IDENTITY.holder().field("function");
  private static final JdkField DOUBLE_FUNCTION = DOUBLE_IDENTITY.holder().field("function");

  /** The number by which a thread chooses a cell. */
  private static final JdkField PROBE = ThreadFacts.THREAD.field("threadLocalRandomProbe");

  private static final MethodTable ADDS =
      MethodTable.of("java/util/concurrent/atomic/LongAdder", "add")
          .and("java/util/concurrent/atomic/DoubleAdder", "add")
          .and("java/util/concurrent/atomic/LongAccumulator", "accumulate")
          .and("java/util/concurrent/atomic/DoubleAccumulator", "accumulate");

  /** What puts the parts together. */
  private static final MethodTable SUMS =
      MethodTable.of("java/util/concurrent/atomic/LongAdder", "sum", "sumThenReset", "reset")
          .and("java/util/concurrent/atomic/DoubleAdder", "sum", "sumThenReset", "reset")
          .and("java/util/concurrent/atomic/LongAccumulator", "get", "getThenReset", "reset")
          .and("java/util/concurrent/atomic/DoubleAccumulator", "get", "getThenReset", "reset");

  /** What has to be known of adders to explore that. */
  static final List<Fact.Single> KNOWN =
      List.of(
          CELLS,
          TO_LONG,
          TO_DOUBLE,
          LONG_IDENTITY,
          DOUBLE_IDENTITY,
          LONG_FUNCTION,
          DOUBLE_FUNCTION,
          PROBE);

  /** There are two cells where there are two processors. */
  private static final int FIRST = 2;

  private AdderCells() {}

  /** Whether something may be decided where a method begins. */
  public static boolean mayMatterTo(Method m) {
    return SUMS.contains(m) || ADDS.contains(m);
  }

  /** Whether one of these methods adds something; the others put the parts together. */
  public static boolean isAdding(Method m) {
    return ADDS.contains(m);
  }

  /** The adder of which a thread has called such a method. */
  public static int adder(GuestThread t) {
    return (int) t.stack[t.bases[t.depth]];
  }

  /** The slot of the cells in an adder; there are none as long as it is 0. */
  public static int cells(Machine machine) {
    return CELLS.requireSlot(machine.universe());
  }

  /** Lets a thread choose one of two cells. */
  public static void choose(Machine machine, GuestThread t, int cell) {
    int slot = PROBE.requireSlot(machine.universe());
    machine.heap().setField(t.object, slot, FIRST + cell);
  }

  /**
   * Lets a thread that is about to put the parts together first do what an earlier call would have
   * done that found another at work: add what changes nothing to a cell, which is made.
   */
  public static void makeCells(Machine machine, GuestThread t) {
    Universe u = machine.universe();
    Heap heap = machine.heap();
    int adder = adder(t);
    Method maker = TO_LONG.require(u);
    long nothing = 0;
    long function = 0;
    for (Klass k = heap.klass[adder]; k != null; k = k.superKlass) {
      if (LONG_IDENTITY.holder().is(k)) {
        nothing = heap.field(adder, LONG_IDENTITY.requireSlot(u));
        function = heap.field(adder, LONG_FUNCTION.requireSlot(u));
      } else if (DOUBLE_IDENTITY.holder().is(k)) {
        maker = TO_DOUBLE.require(u);
        nothing = heap.field(adder, DOUBLE_IDENTITY.requireSlot(u));
        function = heap.field(adder, DOUBLE_FUNCTION.requireSlot(u));
      }
    }
    machine.callBefore(maker, adder, nothing, 0, function, 1, FIRST); // the second one is wide
  }
}
