package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.References;
import dev.assay.machine.state.ComponentPool;
import dev.assay.machine.state.IntMaps;
import dev.assay.machine.state.Lists;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.state.StateTable;
import dev.assay.machine.types.Klass;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Saves the state of a live machine as a number and goes back to saved states. Both cost what has
 * changed, not what there is: objects are noted when they are first written after a save, frames
 * below the lowest one that was on top are unchanged, and a jump visits only the parts of the two
 * states' trees that differ.
 *
 * <p>Several machines may share a {@link StateStore} if each is made from the first; equal states
 * then have equal numbers whichever machine saved them.
 */
public final class StateKeeper {
  private final Machine machine;
  private final Heap heap;
  private final StateStore store;
  private final ComponentPool pool;
  private final IntMaps maps;
  private final Garbage garbage;
  private final boolean orderWaiters;
  private final int firstHostValue;
  private final OldGeneration old;
  private final ThreadStore threads;
  private final Globals globals;
  private final YoungCollector collector;
  private final IntMaps.DiffVisitor replaceYoung = this::replaceYoung;
  private final IntMaps.DiffVisitor replaceOld = this::replaceOld;

  /** The state last saved or restored, and what its parts are. */
  private int state;

  private int young;
  private int oldChanges;
  private int globalsPart;
  private long[] globalsImage = {};
  private int[] parts = new int[8];

  private int[] keys = new int[64];
  private int[] values = new int[64];
  private int[] oldKeys = new int[64];
  private int[] oldValues = new int[64];

  /**
   * Takes over a machine; what lives in it now is its old generation.
   *
   * @param orderWaiters whether the order in which threads wait for a monitor, and the thread whose
   *     turn it is, belong to the state: needed where the machine's own schedule goes on after a
   *     jump, not where every choice is made from outside
   */
  public StateKeeper(Machine machine, StateStore store, Garbage garbage, boolean orderWaiters) {
    this(machine, store, garbage, orderWaiters, null);
  }

  /**
   * Brings another machine of the same universe, just made and not booted, to the state that {@code
   * first} has saved or restored last, and keeps its states in the same store. {@code first} must
   * not be at work meanwhile; afterwards the two do not know of each other.
   */
  public StateKeeper(Machine machine, StateKeeper first) {
    this(machine, first.store, first.garbage, first.orderWaiters, first);
    restore(first.state);
  }

  private StateKeeper(
      Machine machine, StateStore store, Garbage garbage, boolean orderWaiters, StateKeeper first) {
    this.machine = machine;
    this.heap = machine.heap();
    this.store = store;
    this.pool = store.components();
    this.maps = store.maps();
    this.garbage = garbage;
    this.orderWaiters = orderWaiters;
    if (first == null) {
      this.old = new OldGeneration(machine, pool);
      this.firstHostValue = machine.hostValueNumber();
    } else {
      machine.takeOver(first.machine);
      this.old = new OldGeneration(machine, first.old);
      this.firstHostValue = first.firstHostValue;
    }
    heap.dirtyCount = 0;
    heap.youngBytes = 0;
    heap.tracking = true;
    this.collector =
        switch (garbage) {
          case NONE -> new YoungCollector.None();
          case MARK_SWEEP -> new MarkYoung(this);
          case REFERENCE_COUNT -> new ReferenceCounts(this);
        };
    this.threads = new ThreadStore(machine, store, collector, orderWaiters);
    this.globals = new Globals(machine, orderWaiters);
  }

  // ---- what others need to know ----

  Machine machine() {
    return machine;
  }

  public StateStore store() {
    return store;
  }

  /** The state last saved or restored; 0 before the first. */
  public int state() {
    return state;
  }

  /** What the machine's files and input were when the program began. */
  int firstHostValue() {
    return firstHostValue;
  }

  /** Shows the objects that every state begins with, and their components. */
  void forEachOld(IntMaps.Visitor visitor) {
    old.forEach(visitor);
  }

  /**
   * Calls the consumer for every old object that differs from what it was when the program began.
   */
  void forEachChangedOld(IntConsumer consumer) {
    maps.forEach(oldChanges, (p, c) -> consumer.accept(p));
    for (int i = 0; i < heap.dirtyCount; i++) {
      int p = (int) (heap.dirty[i] >> 32);
      if (heap.isKept(p)) {
        consumer.accept(p);
      }
    }
  }

  /** The references a live thread's stored form holds; valid after its frames were saved. */
  void forEachThreadReference(GuestThread t, IntConsumer consumer) {
    threads.forEachReference(t, consumer);
  }

  /** Calls the consumer for every young object of the last saved state and every new one. */
  void forEachYoung(IntConsumer consumer) {
    for (int i = 0, n = heap.dirtyCount; i < n; i++) {
      int p = (int) (heap.dirty[i] >> 32);
      if (!heap.isKept(p)) {
        consumer.accept(p);
      }
    }
    maps.forEach(young, (p, c) -> consumer.accept(p));
  }

  // ---- saving ----

  /** Saves the machine's state: its number, with {@link StateTable#NEW} set if it was not known. */
  public long save() {
    int most = Tags.FIRST_THREAD + machine.threads().all().size();
    if (parts.length < most) {
      parts = new int[2 * most];
    }
    int n = threads.save(parts, Tags.FIRST_THREAD);
    saveGlobals();
    old.admitChanged();
    sortChanged();
    int changed = heap.dirtyCount;
    collector.beforeStore();
    if (heap.dirtyCount != changed) {
      sortChanged();
    }
    storeObjects();
    parts[Tags.GLOBALS_PART] = globalsPart;
    parts[Tags.YOUNG_PART] = young;
    parts[Tags.OLD_PART] = oldChanges;
    long result = store.states().intern(state, parts, n);
    state = (int) result;
    heap.startTransition();
    return result;
  }

  private void saveGlobals() {
    int n = globals.encode();
    if (!Arrays.equals(globals.buffer(), 0, n, globalsImage, 0, globalsImage.length)) {
      setGlobals(pool.internCopy(Tags.GLOBALS, globals.buffer(), n));
    }
  }

  private void setGlobals(int component) {
    collector.replaced(globalsPart, component);
    globalsPart = component;
    globalsImage = (long[]) pool.data(component);
  }

  /** Sorts the changed positions, leaving each once, with the component it had before. */
  private void sortChanged() {
    long[] dirty = heap.dirty;
    int n = heap.dirtyCount;
    Arrays.sort(dirty, 0, n);
    int kept = 0;
    for (int i = 0; i < n; i++) {
      // Of several entries for a position the last one tells the component, the others have 0.
      if (i + 1 == n || dirty[i] >> 32 != dirty[i + 1] >> 32) {
        dirty[kept++] = dirty[i];
      }
    }
    heap.dirtyCount = kept;
  }

  /** Interns what was written since the last save and updates the two maps, each once. */
  private void storeObjects() {
    int n = heap.dirtyCount;
    if (keys.length < n) {
      keys = new int[n * 2];
      values = new int[n * 2];
      oldKeys = new int[n * 2];
      oldValues = new int[n * 2];
    }
    int youngCount = 0;
    int oldCount = 0;
    for (int i = 0; i < n; i++) {
      int p = (int) (heap.dirty[i] >> 32);
      int c = heap.data[p] == null ? 0 : internObject(p);
      if (heap.isKept(p)) {
        oldKeys[oldCount] = p;
        oldValues[oldCount++] = c == old.component(p) ? 0 : c;
      } else {
        keys[youngCount] = p;
        values[youngCount++] = c;
      }
    }
    heap.dirtyCount = 0;
    if (youngCount > 0) {
      young = maps.update(young, keys, values, youngCount);
    }
    if (oldCount > 0) {
      oldChanges = maps.update(oldChanges, oldKeys, oldValues, oldCount);
    }
  }

  private int internObject(int p) {
    int c = pool.intern(heap.klass[p].id, heap.data[p]);
    heap.share(p, heap.klass[p], pool.data(c), c);
    return c;
  }

  // ---- restoring ----

  /** Makes the machine's state the given one, whatever has happened since the last save. */
  public void restore(int target) {
    undoUnsaved();
    int n = store.states().count(target);
    if (parts.length < n) {
      parts = new int[n * 2];
    }
    store.states().parts(target, parts);
    if (parts[Tags.YOUNG_PART] != young) {
      maps.diff(young, parts[Tags.YOUNG_PART], replaceYoung);
      young = parts[Tags.YOUNG_PART];
    }
    if (parts[Tags.OLD_PART] != oldChanges) {
      maps.diff(oldChanges, parts[Tags.OLD_PART], replaceOld);
      oldChanges = parts[Tags.OLD_PART];
    }
    settleMade();
    threads.restore(parts, Tags.FIRST_THREAD, n);
    if (parts[Tags.GLOBALS_PART] != globalsPart) {
      setGlobals(parts[Tags.GLOBALS_PART]);
    }
    globals.decode(globalsImage);
    collector.restored();
    state = target;
    heap.startTransition();
  }

  private void undoUnsaved() {
    old.admitChanged();
    sortChanged();
    for (int i = 0; i < heap.dirtyCount; i++) {
      int p = (int) (heap.dirty[i] >> 32);
      int component = (int) heap.dirty[i];
      put(p, component == 0 && heap.isKept(p) ? old.component(p) : component);
    }
    heap.dirtyCount = 0;
  }

  /** Fixed objects that had to be made for the new state are part of it as they are. */
  private void settleMade() {
    old.admitChanged();
    for (int i = 0; i < heap.dirtyCount; i++) {
      int p = (int) (heap.dirty[i] >> 32);
      if (heap.component[p] == 0) {
        put(p, old.component(p));
      }
    }
    heap.dirtyCount = 0;
  }

  private void replaceYoung(int p, int from, int to) {
    collector.replaced(from, to);
    put(p, to);
  }

  private void replaceOld(int p, int from, int to) {
    old.admit(p);
    int before = from == 0 ? old.component(p) : from;
    int after = to == 0 ? old.component(p) : to;
    collector.replaced(before, after);
    put(p, after);
  }

  private void put(int p, int component) {
    if (component != 0) {
      Klass k = machine.universe().klasses[pool.tag(component)];
      Object data = pool.data(component);
      if (!heap.isKept(p)) {
        long there = heap.isLive(p) ? Heap.bytes(heap.klass[p], heap.data[p]) : 0;
        heap.youngBytes += Heap.bytes(k, data) - there;
      }
      heap.share(p, k, data, component);
    } else if (heap.isLive(p)) {
      heap.remove(p);
    }
  }

  // ---- looking at components ----

  /** The references a stored component holds. */
  void forEachReference(int component, IntConsumer consumer) {
    int tag = pool.tag(component);
    Object data = pool.data(component);
    switch (tag) {
      case Tags.FRAME -> threads.frames().forEachReference((long[]) data, consumer);
      case Tags.STATUS -> StatusImage.forEachReference((long[]) data, consumer);
      case Tags.GLOBALS -> Globals.forEachReference((long[]) data, consumer);
      default -> References.forEach(machine.universe().klasses[tag], data, machine, consumer);
    }
  }

  /** Visits a saved state: its objects that are young or have changed, and its threads' frames. */
  public void describe(int target, StateVisitor visitor) {
    Lists lists = store.lists();
    int[] all = new int[store.states().count(target)];
    int n = store.states().parts(target, all);
    maps.forEach(all[Tags.OLD_PART], (p, c) -> visitor.object(p, klass(c), pool.data(c)));
    maps.forEach(all[Tags.YOUNG_PART], (p, c) -> visitor.object(p, klass(c), pool.data(c)));
    for (int i = Tags.FIRST_THREAD; i < n; i++) {
      long[] status = (long[]) pool.data(lists.head(all[i]));
      visitor.thread(StatusImage.number(status), StatusImage.object(status), status.clone());
      for (int l = lists.tail(all[i]); l != 0; l = lists.tail(l)) {
        long[] image = (long[]) pool.data(lists.head(l));
        visitor.frame(
            threads.frames().method(image),
            FrameImage.pc(image),
            Arrays.copyOfRange(image, 1, image.length));
      }
    }
  }

  private Klass klass(int component) {
    return machine.universe().klasses[pool.tag(component)];
  }
}
