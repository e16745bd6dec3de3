package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.state.ComponentPool;
import dev.assay.machine.state.IntMaps;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The objects that every state begins with, and what they hold then: those that lived when the
 * program began, and the fixed ones (class objects, interned strings), whenever they are made. A
 * state tells only which of them have changed. They are never freed.
 */
final class OldGeneration {
  private final Machine machine;
  private final Heap heap;
  private final ComponentPool pool;

  /** By position; 0 for all other objects. */
  private int[] components;

  /** Fixed objects that some machine has made since the program began, and how many are here. */
  private final Made made;

  private int known;

  /** Grows only. A state that names a fixed object was saved after the object was noted here. */
  private static final class Made {
    private final BitSet all = new BitSet();
    private int[] positions = new int[64];
    private volatile int count;

    synchronized void add(int position) {
      if (all.get(position)) {
        return;
      }
      all.set(position);
      int n = count;
      if (n == positions.length) {
        positions = Arrays.copyOf(positions, n * 2);
      }
      positions[n] = position;
      count = n + 1;
    }

    synchronized int get(int index) {
      return positions[index];
    }
  }

  /** What lives in the machine now. */
  OldGeneration(Machine machine, ComponentPool pool) {
    this.machine = machine;
    this.heap = machine.heap();
    this.pool = pool;
    this.made = new Made();
    machine.collectGarbage();
    components = new int[heap.data.length];
    for (int p = 1; p < heap.data.length; p++) {
      if (heap.data[p] != null) {
        int c = pool.intern(heap.klass[p].id, heap.data[p]);
        heap.share(p, heap.klass[p], pool.data(c), c);
        components[p] = c;
        heap.keep(p);
      }
    }
  }

  /** The same objects in another machine of the universe, which must be empty. */
  OldGeneration(Machine machine, OldGeneration other) {
    this.machine = machine;
    this.heap = machine.heap();
    this.pool = other.pool;
    this.made = other.made;
    components = other.components.clone();
    for (int p = 1; p < components.length; p++) {
      int c = components[p];
      if (c != 0) {
        heap.share(p, machine.universe().klasses[Tags.klass(pool.tag(c))], pool.data(c), c);
        heap.keep(p);
      }
    }
  }

  /** What an object of the old generation holds at the beginning. */
  int component(int position) {
    return components[position];
  }

  /** Shows all objects and what they hold at the beginning. */
  void forEach(IntMaps.Visitor visitor) {
    for (int p = 1; p < components.length; p++) {
      if (components[p] != 0) {
        visitor.entry(p, components[p]);
      }
    }
  }

  /** Makes sure that fixed objects belong to the old generation, of those changed lately. */
  void admitChanged() {
    // Making the first form of one may make another.
    for (int i = 0; i < heap.dirtyCount; i++) {
      int p = (int) (heap.dirty[i] >> 32);
      if (!heap.isKept(p) && machine.mirrors().isFixed(p)) {
        admit(p);
      }
    }
  }

  /** Makes the fixed objects here that other machines have made, as a state may refer to them. */
  void adoptChanges() {
    while (known < made.count) {
      admit(made.get(known++));
    }
  }

  /** The same as {@link #admitChanged} for one object, which is made if need be. */
  void admit(int position) {
    if (heap.isKept(position)) {
      return;
    }
    if (position >= components.length) {
      components = Arrays.copyOf(components, Math.max(position + 1, components.length * 2));
    }
    machine.mirrors().materialize(position);
    components[position] =
        pool.intern(heap.klass[position].id, machine.mirrors().pristine(position));
    heap.keep(position);
    made.add(position);
  }
}
