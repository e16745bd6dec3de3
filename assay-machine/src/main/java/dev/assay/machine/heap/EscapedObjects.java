package dev.assay.machine.heap;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Finds out which objects escape: those that code of other threads than their makers may get hold
 * of. An object that is new has not escaped. It has as soon as a reference to it is written to an
 * object that has, or to one that all threads can come by (what lives before the program begins,
 * classes, threads that were started, what the machine itself keeps), whoever writes it; and so
 * have all objects that it leads to. From then on it has, even if nobody else knows it any more.
 *
 * <p>That an object has escaped is part of the state, so that what a transition does follows from
 * the state alone. The cost is that of the references written and of the objects that escape; what
 * has not changed is not looked at.
 *
 * <p>The static fields of a class that is being initialised are its initialiser's own: other
 * threads wait before they touch them. What they lead to escapes when the initialiser ends.
 */
public final class EscapedObjects implements EscapeListener {
  private final Machine machine;
  private final Heap heap;
  private final Klass classKlass;
  private final IntConsumer add = this::add;

  /** Objects that have escaped, whose references are to be followed. */
  private int[] pending = new int[64];

  private int pendingCount;

  /** An object that is being written, in a way that nobody tells of; 0 if there is none. */
  private int beingWritten;

  public EscapedObjects(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
    this.classKlass = machine.universe().classKlass();
  }

  /** Whether other threads than its maker may have got hold of an object. */
  public boolean contains(int object) {
    update();
    return heap.hasEscaped(object) || heap.klass[object] == classKlass;
  }

  /** Takes account of what was written last. */
  public void update() {
    if (beingWritten != 0) {
      int written = beingWritten;
      beingWritten = 0;
      follow(written);
      followAll();
    }
  }

  /** The machine goes back to a state. */
  public void forget() {
    beingWritten = 0;
  }

  @Override
  public void allocated(int object) {
    if (heap.klass[object] == classKlass) {
      update();
      heap.setBarrier(object);
      follow(object);
      followAll();
    }
  }

  @Override
  public void willBeWritten(int object) {
    if (object != beingWritten) {
      update();
      beingWritten = object;
    } else {
      follow(object);
      followAll();
    }
  }

  @Override
  public void published(int reference) {
    update();
    add(reference);
    followAll();
  }

  @Override
  public void fieldWritten(int object, int slot, long value) {
    update();
    Klass k = heap.klass[object];
    if (k == classKlass) {
      if (slot == Klass.STATUS) {
        follow(object);
      } else if (!isBeingInitialized(object)
          && isAmong(slot, machine.klassOf(object).mirrorReferenceSlots)) {
        add((int) value);
      }
    } else if (isAmong(slot, k.referenceSlots)) {
      add((int) value);
    }
    followAll();
  }

  private static boolean isAmong(int slot, int[] slots) {
    for (int s : slots) {
      if (s == slot) {
        return true;
      }
    }
    return false;
  }

  private boolean isBeingInitialized(int classObject) {
    return heap.field(classObject, Klass.STATUS) < 0;
  }

  private void followAll() {
    while (pendingCount > 0) {
      follow(pending[--pendingCount]);
    }
  }

  private void follow(int object) {
    // One that was to be written may have been freed instead.
    if (heap.isLive(object) && !(heap.klass[object] == classKlass && isBeingInitialized(object))) {
      References.forEach(heap.klass[object], heap.data[object], machine, add);
    }
  }

  private void add(int object) {
    // What is fixed is there for everybody, whenever it is made, and leads to what is fixed.
    if (object == 0
        || !heap.isLive(object)
        || heap.hasEscaped(object)
        || heap.klass[object] == classKlass
        || machine.mirrors().isFixed(object)) {
      return;
    }
    heap.escape(object);
    if (heap.klass[object].hasReferences()) {
      if (pendingCount == pending.length) {
        pending = Arrays.copyOf(pending, pendingCount * 2);
      }
      pending[pendingCount++] = object;
    }
  }
}
