package dev.assay.explore.scheduling;

import dev.assay.explore.jdk.Language;
import dev.assay.explore.jdk.ThreadFacts;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.References;
import dev.assay.machine.types.Klass;
import java.util.ArrayDeque;
import java.util.BitSet;

/** Follows references from objects that the program has given away. */
final class Reach {
  /** Of larger structures it is assumed that an object belongs to them. */
  private static final int MOST = 20_000;

  private final Machine machine;

  // From where everything can be reached.
  private final Klass thread;
  private final Klass loader;

  Reach(Machine machine) {
    this.machine = machine;
    this.thread = ThreadFacts.THREAD.require(machine.universe());
    this.loader = Language.CLASS_LOADER.require(machine.universe());
  }

  /**
   * Whether an object is one of some others or can be reached from there, other than by classes.
   *
   * @param others what is no object is left out: code may have put something else into a variable
   *     that an argument was in
   */
  boolean leadTo(int object, int[] others) {
    Heap heap = machine.heap();
    BitSet seen = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    for (int r : others) {
      if (r > 0 && r < heap.klass.length && heap.isLive(r)) {
        add(r, seen, open);
      }
    }
    for (int count = 0; !open.isEmpty(); count++) {
      int r = open.poll();
      if (r == object || count > MOST) {
        return true;
      }
      References.forEach(heap.klass[r], heap.data[r], machine, next -> add(next, seen, open));
    }
    return false;
  }

  private void add(int r, BitSet seen, ArrayDeque<Integer> open) {
    if (r != 0 && !seen.get(r)) {
      seen.set(r);
      Klass k = machine.heap().klass[r];
      if (k != machine.universe().classKlass()
          && !k.isSubtypeOf(thread)
          && !k.isSubtypeOf(loader)) {
        open.add(r);
      }
    }
  }
}
