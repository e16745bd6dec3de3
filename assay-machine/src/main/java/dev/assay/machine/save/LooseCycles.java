package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.References;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/**
 * Looks around an object for a cycle of references that nothing outside refers to. It compares the
 * counts of the objects that can be reached from there with the references among them; most objects
 * reach few others, so that this costs less than marking everything.
 */
final class LooseCycles {
  /** Beyond so many objects it is not worth while. */
  private static final int MOST = 64;

  private final ReferenceCounts counts;
  private final Machine machine;
  private final Heap heap;

  /** The objects reached, the first being the one in question. */
  private final int[] objects = new int[MOST];

  /** By index: how many references lead to the object from the others. */
  private final int[] inner = new int[MOST];

  /** By index: whether something outside leads to it. */
  private final boolean[] held = new boolean[MOST];

  private int size;
  private boolean tooMany;
  private final IntConsumer reach = this::reach;
  private final IntConsumer hold = this::hold;

  LooseCycles(ReferenceCounts counts, Machine machine) {
    this.counts = counts;
    this.machine = machine;
    this.heap = machine.heap();
  }

  /**
   * False if an object is certainly not on a cycle that nothing else refers to.
   *
   * @param references how many references count that lead to an object
   */
  boolean mayBeLoose(int object, IntUnaryOperator references) {
    size = 0;
    tooMany = false;
    add(object);
    for (int i = 0; i < size && !tooMany; i++) {
      forEachReference(i, reach);
    }
    if (tooMany) {
      return true;
    }
    if (inner[0] == 0) {
      return false; // on no cycle
    }
    for (int i = 0; i < size; i++) {
      if (references.applyAsInt(objects[i]) > inner[i]) {
        holdFrom(i);
      }
    }
    return !held[0];
  }

  private void add(int object) {
    objects[size] = object;
    inner[size] = 0;
    held[size++] = false;
  }

  private void reach(int r) {
    int i = indexOf(r);
    if (i >= 0) {
      inner[i]++;
    } else if (counts.isCollected(r)) {
      if (size == MOST) {
        tooMany = true;
      } else {
        add(r);
        inner[size - 1] = 1;
      }
    }
  }

  private void holdFrom(int i) {
    if (!held[i]) {
      held[i] = true;
      forEachReference(i, hold);
    }
  }

  private void hold(int r) {
    int i = indexOf(r);
    if (i >= 0) {
      holdFrom(i);
    }
  }

  private void forEachReference(int i, IntConsumer consumer) {
    int r = objects[i];
    References.forEach(heap.klass[r], heap.data[r], machine, consumer);
  }

  private int indexOf(int r) {
    for (int i = 0; i < size; i++) {
      if (objects[i] == r) {
        return i;
      }
    }
    return -1;
  }
}
