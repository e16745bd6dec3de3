package dev.assay.machine.save;

import dev.assay.machine.Machine;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntConsumer;

/**
 * The few values of a machine that are neither objects nor threads: its clock, references waiting
 * for the reference handler, memory outside the heap, failed class initialisations, the file
 * system's overlay, what was decided for the run, and, where the machine's own schedule matters,
 * whose turn it is.
 */
public final class Globals {
  public static final int TIME = 0;
  public static final int PENDING = 1;
  public static final int TURN = 2;
  public static final int SWITCH = 3;
  public static final int HOST_VALUE = 4;
  public static final int ITERATION_ORDER = 5;
  public static final int NUMBERS = 6;
  public static final int BLOCKS = 7;

  /** Here the blocks begin, then come the failed classes: number and error object. */
  public static final int FIXED = 8;

  private final Machine machine;
  private final boolean schedule;
  private long[] buffer = new long[16];

  Globals(Machine machine, boolean schedule) {
    this.machine = machine;
    this.schedule = schedule;
  }

  int encode() {
    TreeSet<Integer> blocks = machine.rawMemory().blocks();
    Map<Integer, Integer> errors = machine.classInit().errors();
    int n = FIXED + blocks.size() + errors.size();
    if (buffer.length < n) {
      buffer = new long[n * 2];
    }
    buffer[TIME] = machine.clock().nanoTime();
    buffer[PENDING] = machine.pendingReferences().head();
    buffer[TURN] = schedule ? machine.threads().turn() + 1 : 0;
    buffer[SWITCH] = schedule && machine.switchRequested() ? 1 : 0;
    buffer[HOST_VALUE] = machine.hostValues().number();
    buffer[ITERATION_ORDER] = machine.runChoices().iterationOrder();
    buffer[NUMBERS] = machine.runChoices().numbers();
    buffer[BLOCKS] = blocks.size();
    int i = FIXED;
    if (!blocks.isEmpty()) {
      for (int b : blocks) {
        buffer[i++] = b;
      }
    }
    if (!errors.isEmpty()) {
      for (Map.Entry<Integer, Integer> e : errors.entrySet()) {
        buffer[i++] = ((long) e.getKey() << 32) | e.getValue();
      }
      Arrays.sort(buffer, n - errors.size(), n);
    }
    return n;
  }

  long[] buffer() {
    return buffer;
  }

  void decode(long[] image) {
    machine.clock().set(image[TIME]);
    machine.pendingReferences().restore((int) image[PENDING]);
    machine.threads().resumeTurn((int) image[TURN] - 1, image[SWITCH] != 0);
    machine.hostValues().restore((int) image[HOST_VALUE]);
    machine.runChoices().setIterationOrder(image[ITERATION_ORDER]);
    machine.runChoices().setNumbers(image[NUMBERS]);
    int errors = FIXED + (int) image[BLOCKS];
    TreeSet<Integer> blocks = machine.rawMemory().blocks();
    if (!blocks.isEmpty() || errors > FIXED) {
      blocks.clear();
      for (int i = FIXED; i < errors; i++) {
        blocks.add((int) image[i]);
      }
    }
    machine.classInit().errors().clear();
    for (int i = errors; i < image.length; i++) {
      machine.classInit().errors().put((int) (image[i] >> 32), (int) image[i]);
    }
  }

  static void forEachReference(long[] image, IntConsumer consumer) {
    consumer.accept((int) image[PENDING]);
    for (int i = FIXED; i < image.length; i++) {
      consumer.accept((int) image[i]);
    }
  }
}
