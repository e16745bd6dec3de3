package dev.assay.explore.canonical;

import dev.assay.explore.jdk.ThreadFacts;
import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;

/**
 * The list of threads that a thread group of JDK 17 keeps, in the order in which they were started.
 * Nobody may rely on that order, so between steps it is one that does not depend on the schedule.
 */
final class ThreadGroupLists {
  /** As many threads as a program can have before the JDK makes a larger array. */
  private static final int ROOM = 64;

  private final Machine machine;
  private final int group;
  private final int list;
  private final int count;

  /** To be made while the main thread is the current one and nothing is explored yet. */
  ThreadGroupLists(Machine machine) {
    this.machine = machine;
    Heap heap = machine.heap();
    Universe universe = machine.universe();
    int of = ThreadFacts.GROUP_OF_THREAD.slot(universe);
    list = ThreadFacts.MEMBERS.slot(universe);
    count = ThreadFacts.MEMBER_COUNT.slot(universe);
    if (of < 0 || list < 0 || count < 0) {
      group = 0; // later JDKs have no such list
      return;
    }
    group = (int) heap.field(machine.current().object, of);
    Klass thread = ThreadFacts.THREAD.require(universe);
    int[] present = new int[ROOM];
    int old = (int) heap.field(group, list);
    for (int i = 0; i < heap.field(group, count); i++) {
      present[i] = heap.arrayElement(old, i);
    }
    heap.setField(group, list, machine.newObjectArray(thread.arrayOf(), present));
  }

  /** The same list in another machine of the universe. */
  ThreadGroupLists(Machine machine, ThreadGroupLists other) {
    this.machine = machine;
    this.group = other.group;
    this.list = other.list;
    this.count = other.count;
  }

  /** Puts the list in order. */
  void sort() {
    if (group == 0) {
      return;
    }
    Heap heap = machine.heap();
    int array = (int) heap.field(group, list);
    if (heap.isAsSaved(array)) {
      return; // as it was in the last state, where it was in order
    }
    int n = (int) heap.field(group, count);
    for (int i = 1; i < n; i++) {
      int t = heap.arrayElement(array, i);
      int j = i;
      while (j > 0 && isBefore(t, heap.arrayElement(array, j - 1))) {
        heap.setArrayElement(array, j, heap.arrayElement(array, j - 1));
        j--;
      }
      if (j < i) {
        heap.setArrayElement(array, j, t);
      }
    }
  }

  private boolean isBefore(int a, int b) {
    return machine
            .universe()
            .compareThreads(machine.universe().threadNumber(a), machine.universe().threadNumber(b))
        < 0;
  }
}
