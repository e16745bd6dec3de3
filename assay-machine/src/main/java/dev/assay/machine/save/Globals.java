package dev.assay.machine.save;

import dev.assay.machine.Machine;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;

/**
 * The few values of a machine that are neither objects nor threads: its clock, references waiting
 * for the reference handler, memory outside the heap, failed class initialisations, the file
 * system's overlay, and, where the machine's own schedule matters, whose turn it is.
 */
final class Globals {
  private static final int FIXED = 6;

  private final Machine machine;
  private final boolean schedule;
  private long[] buffer = new long[16];

  Globals(Machine machine, boolean schedule) {
    this.machine = machine;
    this.schedule = schedule;
  }

  int encode() {
    int blocks = machine.rawMemory().blocks().size();
    Map<Integer, Integer> errors = new TreeMap<>(machine.initializationErrors());
    int n = FIXED + blocks + errors.size();
    if (buffer.length < n) {
      buffer = new long[n * 2];
    }
    buffer[0] = machine.clock().nanoTime();
    buffer[1] = machine.pendingReferences().head();
    buffer[2] = schedule ? machine.threads().turn() + 1 : 0;
    buffer[3] = schedule && machine.switchRequested() ? 1 : 0;
    buffer[4] = machine.hostValueNumber();
    buffer[5] = blocks;
    int i = FIXED;
    for (int b : machine.rawMemory().blocks()) {
      buffer[i++] = b;
    }
    for (Map.Entry<Integer, Integer> e : errors.entrySet()) {
      buffer[i++] = ((long) e.getKey() << 32) | e.getValue();
    }
    return n;
  }

  long[] buffer() {
    return buffer;
  }

  void decode(long[] image) {
    machine.clock().set(image[0]);
    machine.pendingReferences().restore((int) image[1]);
    machine.threads().resumeTurn((int) image[2] - 1, image[3] != 0);
    machine.restoreHostValue((int) image[4]);
    int blocks = (int) image[5];
    machine.rawMemory().blocks().clear();
    machine.initializationErrors().clear();
    for (int i = FIXED; i < FIXED + blocks; i++) {
      machine.rawMemory().blocks().add((int) image[i]);
    }
    for (int i = FIXED + blocks; i < image.length; i++) {
      machine.initializationErrors().put((int) (image[i] >> 32), (int) image[i]);
    }
  }

  void forEachReference(long[] image, IntConsumer consumer) {
    consumer.accept((int) image[1]);
    for (long v : Arrays.copyOfRange(image, FIXED, image.length)) {
      consumer.accept((int) v);
    }
  }
}
