package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.state.ComponentPool;
import dev.assay.machine.state.IntMaps;
import java.util.Arrays;

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

  /** What lives in the machine now. */
  OldGeneration(Machine machine, ComponentPool pool) {
    this.machine = machine;
    this.heap = machine.heap();
    this.pool = pool;
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
    components = other.components.clone();
    for (int p = 1; p < components.length; p++) {
      int c = components[p];
      if (c != 0) {
        heap.share(p, machine.universe().klasses[pool.tag(c)], pool.data(c), c);
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
      if (!heap.isKept(p) && machine.isFixed(p)) {
        admit(p);
      }
    }
  }

  /** The same for an object that a state names as old. */
  void admit(int position) {
    if (heap.isKept(position)) {
      return;
    }
    if (position >= components.length) {
      components = Arrays.copyOf(components, Math.max(position + 1, components.length * 2));
    }
    machine.materialize(position);
    components[position] = pool.intern(heap.klass[position].id, machine.pristine(position));
    heap.keep(position);
  }
}
