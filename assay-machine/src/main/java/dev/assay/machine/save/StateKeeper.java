package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.EscapedObjects;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.References;
import dev.assay.machine.state.ComponentPool;
import dev.assay.machine.state.IntMaps;
import dev.assay.machine.state.Lists;
import dev.assay.machine.state.LiveMap;
import dev.assay.machine.state.LiveVector;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.state.StateTable;
import dev.assay.machine.threads.GuestThread;
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
  /** How many numbers stand for the {@link #data} of a state. */
  public static final int DATA = 3;

  private final Machine machine;
  private final Heap heap;
  private final StateStore store;
  private final ComponentPool pool;
  private final Garbage garbage;
  private final boolean orderWaiters;
  private final int firstHostValue;
  private final OldGeneration old;
  private final ThreadStore threads;
  private final Globals globals;
  private final YoungCollector collector;
  private final Slots slots;
  private final RootReferences rootReferences = new RootReferences(this);
  private final EscapedObjects escapes;

  /** The state last saved or restored. */
  private final LiveVector vector;

  /**
   * By slot: the component of each young object, and of each old one that has changed. One map of
   * the even slots, one of the odd ones, both by half the slot.
   */
  private final LiveMap[] objects;

  private final IntMaps.DiffVisitor[] replaceObject = {
    (key, from, to) -> replaceObject(2 * key, from, to),
    (key, from, to) -> replaceObject(2 * key + 1, from, to)
  };

  private int globalsPart;
  private long[] globalsImage = {};
  private int[] parts = new int[8];
  private int partCount;

  /** Whether the machine's state is in {@link #parts} and has no number yet. */
  private boolean unnumbered;

  /** Changes of the map of objects: slot and component, then those of one half. */
  private long[] changes = new long[64];

  private int[] keys = new int[64];
  private int[] values = new int[64];

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
    if (first.threads.frames().keepsDeadLocals()) {
      keepDeadLocals();
    }
    restore(first.state());
  }

  /**
   * Lets local variables that no code can read any more be part of states, for comparison; to be
   * called before the first state is saved.
   */
  public void keepDeadLocals() {
    threads.frames().keepDeadLocals();
  }

  private StateKeeper(
      Machine machine, StateStore store, Garbage garbage, boolean orderWaiters, StateKeeper first) {
    this.machine = machine;
    this.heap = machine.heap();
    this.store = store;
    this.pool = store.components();
    this.vector = new LiveVector(store);
    this.objects = new LiveMap[] {new LiveMap(store), new LiveMap(store)};
    this.garbage = garbage;
    this.orderWaiters = orderWaiters;
    if (first == null) {
      this.old = new OldGeneration(machine, pool);
      this.slots = new Slots();
      this.firstHostValue = machine.hostValues().number();
    } else {
      machine.takeOver(first.machine);
      this.old = new OldGeneration(machine, first.old);
      this.slots = first.slots;
      this.firstHostValue = first.firstHostValue;
    }
    heap.dirtyCount = 0;
    heap.youngBytes = 0;
    heap.tracking = true;
    this.escapes = new EscapedObjects(machine);
    heap.setEscapeListener(escapes);
    this.collector =
        switch (garbage) {
          case NONE -> new YoungCollector.None();
          case MARK_SWEEP -> new MarkYoung(this);
          case REFERENCE_COUNT -> new ReferenceCounts(this, false);
          case COUNT_AND_MARK -> new ReferenceCounts(this, true);
        };
    this.threads = new ThreadStore(machine, store, collector, rootReferences, orderWaiters);
    this.globals = new Globals(machine, orderWaiters);
  }

  // ---- what others need to know ----

  public Machine machine() {
    return machine;
  }

  public StateStore store() {
    return store;
  }

  /** The state last saved or restored; 0 before the first, and if it has no number. */
  public int state() {
    return unnumbered ? 0 : vector.state();
  }

  /**
   * Puts {@link #DATA} numbers into {@code out} that stand for everything in that state but its
   * threads: objects, classes and globals. States that agree in them have the same data, and differ
   * in what threads are doing, in who holds which monitor among it.
   */
  public void data(int[] out) {
    out[0] = objects[0].map();
    out[1] = objects[1].map();
    out[2] = globalsPart;
  }

  /** What the machine's files and input were when the program began. */
  public int firstHostValue() {
    return firstHostValue;
  }

  /** Shows the objects that every state begins with, and their components. */
  public void forEachOld(IntMaps.Visitor visitor) {
    old.forEach(visitor);
  }

  /** What the components of threads and of the machine itself refer to. */
  RootReferences rootReferences() {
    return rootReferences;
  }

  /**
   * The references to young objects that a live thread's stored form holds; valid after its frames
   * were saved.
   */
  void forEachThreadReference(GuestThread t, IntConsumer consumer) {
    threads.forEachReference(t, consumer);
  }

  /** How many references to a young object a live thread's stored form holds. */
  int countIn(GuestThread t, int object) {
    return threads.count(t, object);
  }

  /** Which objects other threads may have got hold of. */
  public EscapedObjects escapes() {
    return escapes;
  }

  /** Makes sure that a fixed object is there whenever a state is restored from now on. */
  public void admitFixed(int position) {
    old.admit(position);
  }

  /** The numbers under which states tell about objects. */
  public Slots slots() {
    return slots;
  }

  /** Shows the positions of all objects that the last saved state tells about. */
  void forEachSaved(IntConsumer consumer) {
    for (int half = 0; half < 2; half++) {
      LiveMap map = objects[half];
      for (int key = 0, limit = map.limit(); key < limit; key++) {
        if (map.get(key) != 0) {
          consumer.accept(slots.position(2 * key + half));
        }
      }
    }
  }

  /** The object that an entry of one of the two maps is about. */
  int position(int half, int key) {
    return slots.position(2 * key + half);
  }

  /** What an object holds in every state that does not tell about it; 0 if there is none then. */
  int firstComponent(int position) {
    return heap.isKept(position) ? old.component(position) : 0;
  }

  /** Makes the fixed objects here that other machines have made, as a state may tell of them. */
  void adoptCollected() {
    old.adoptChanges();
  }

  // ---- saving ----

  /** Saves the machine's state: its number, with {@link StateTable#NEW} set if it was not known. */
  public long save() {
    saveUnnumbered();
    unnumbered = false;
    return vector.store(parts, partCount);
  }

  /**
   * Saves the machine's state without looking for it among those known. It has no number; {@link
   * #parts} tells how to come back.
   */
  public void saveUnnumbered() {
    int count = Tags.count(machine.threadTable().all().size());
    if (parts.length < count) {
      parts = new int[2 * count];
    }
    threads.save(parts, count);
    saveGlobals();
    old.admitChanged();
    escapes.update();
    assert ReachableByOthers.haveEscaped(this) : "reached by other threads, but has not escaped";
    sortChanged();
    int changed = heap.dirtyCount;
    collector.beforeStore();
    if (heap.dirtyCount != changed) {
      sortChanged();
    }
    storeObjects();
    parts[Tags.objects(0, count)] = objects[0].map();
    parts[Tags.objects(1, count)] = objects[1].map();
    parts[Tags.globals(count)] = globalsPart;
    partCount = count;
    unnumbered = true;
    heap.startTransition();
  }

  /** What the state that was just saved without a number consists of, for {@link #restore}. */
  public int[] parts() {
    return Arrays.copyOf(parts, partCount);
  }

  /** What a state with a number consists of. */
  public int[] partsOf(int state) {
    int[] all = new int[store.states().count(state)];
    store.states().parts(state, all);
    return all;
  }

  /**
   * What was saved last, valid until the next one is saved; there are {@link #savedCount} parts.
   */
  public int[] savedParts() {
    return parts;
  }

  public int savedCount() {
    return partCount;
  }

  private void saveGlobals() {
    int n = globals.encode();
    if (!Arrays.equals(globals.buffer(), 0, n, globalsImage, 0, globalsImage.length)) {
      setGlobals(pool.internCopy(Tags.GLOBALS, globals.buffer(), n));
    }
  }

  private void setGlobals(int component) {
    collector.replacedRoot(globalsPart, component);
    globalsPart = component;
    globalsImage = (long[]) pool.data(component);
  }

  /** Sorts the changed positions, leaving each once, with the component it had before. */
  private void sortChanged() {
    long[] dirty = heap.dirty;
    int n = heap.dirtyCount;
    if (n > 1) {
      Arrays.sort(dirty, 0, n);
    }
    int kept = 0;
    for (int i = 0; i < n; i++) {
      // Of several entries for a position the last one tells the component, the others have 0.
      if (i + 1 == n || dirty[i] >> 32 != dirty[i + 1] >> 32) {
        dirty[kept++] = dirty[i];
      }
    }
    heap.dirtyCount = kept;
  }

  /** Interns what was written since the last save and updates the map. */
  private void storeObjects() {
    int n = heap.dirtyCount;
    if (changes.length < n) {
      changes = new long[n * 2];
      keys = new int[n * 2];
      values = new int[n * 2];
    }
    int count = 0;
    for (int i = 0; i < n; i++) {
      int p = (int) (heap.dirty[i] >> 32);
      int c = heap.data[p] == null ? 0 : internObject(p);
      if (heap.isKept(p) && c == old.component(p)) {
        c = 0;
      }
      if (c != 0 || slots.isKnown(p)) {
        changes[count++] = (long) slots.of(p) << 32 | c;
      }
    }
    heap.dirtyCount = 0;
    if (count > 1) {
      Arrays.sort(changes, 0, count);
    }
    updateHalf(0, count);
    updateHalf(1, count);
  }

  private void updateHalf(int half, int count) {
    int n = 0;
    for (int i = 0; i < count; i++) {
      int slot = (int) (changes[i] >> 32);
      if ((slot & 1) == half) {
        keys[n] = slot >> 1;
        values[n++] = (int) changes[i];
      }
    }
    if (n > 0) {
      objects[half].update(keys, values, n);
    }
  }

  private int internObject(int p) {
    boolean hasEscaped = heap.hasEscaped(p) && !heap.isKept(p);
    int c = pool.intern(Tags.object(heap.klass[p].id, hasEscaped), heap.data[p]);
    heap.share(p, heap.klass[p], pool.data(c), c);
    return c;
  }

  // ---- restoring ----

  /** Makes the machine's state the given one, whatever has happened since the last save. */
  public void restore(int target) {
    undoUnsaved();
    adoptCollected();
    vector.moveTo(target);
    restore(vector.parts(), vector.count());
    unnumbered = false;
  }

  /** The same with what a state consists of, from {@link #parts}. */
  public void restore(int[] target) {
    undoUnsaved();
    adoptCollected();
    if (parts.length < target.length) {
      parts = new int[2 * target.length];
    }
    System.arraycopy(target, 0, parts, 0, target.length);
    partCount = target.length;
    restore(target, target.length);
    unnumbered = true;
  }

  /** Goes back to the state last saved or restored, whatever has happened since. */
  public void undo() {
    if (unnumbered) {
      undoUnsaved();
      adoptCollected();
      restore(parts, partCount);
    } else {
      restore(vector.state());
    }
  }

  private void restore(int[] goal, int count) {
    objects[0].moveTo(goal[Tags.objects(0, count)], replaceObject[0]);
    objects[1].moveTo(goal[Tags.objects(1, count)], replaceObject[1]);
    internAllocated();
    threads.restore(goal, count);
    if (goal[Tags.globals(count)] != globalsPart) {
      setGlobals(goal[Tags.globals(count)]);
    }
    globals.decode(globalsImage);
    collector.restored();
    heap.startTransition();
  }

  private void undoUnsaved() {
    escapes.forget();
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
  private void internAllocated() {
    old.admitChanged();
    for (int i = 0; i < heap.dirtyCount; i++) {
      int p = (int) (heap.dirty[i] >> 32);
      if (!heap.isAsSaved(p)) {
        put(p, old.component(p));
      }
    }
    heap.dirtyCount = 0;
  }

  private void replaceObject(int slot, int from, int to) {
    int p = slots.position(slot);
    int before = from;
    int after = to;
    if (heap.isKept(p)) {
      before = from == 0 ? old.component(p) : from;
      after = to == 0 ? old.component(p) : to;
    }
    collector.replaced(before, after);
    put(p, after);
  }

  private void put(int p, int component) {
    if (component != 0) {
      Klass k = klass(component);
      Object data = pool.data(component);
      if (!heap.isKept(p)) {
        long there = heap.isLive(p) ? Heap.bytes(heap.klass[p], heap.data[p]) : 0;
        heap.youngBytes += Heap.bytes(k, data) - there;
      }
      heap.share(p, k, data, component);
      heap.setEscaped(p, Tags.hasEscaped(pool.tag(component)));
    } else if (heap.isLive(p)) {
      heap.remove(p);
    }
  }

  // ---- looking at components ----

  /** The class of the object that a component is about. */
  Klass klass(int component) {
    return machine.universe().klasses[Tags.klass(pool.tag(component))];
  }

  Object contents(int component) {
    return pool.data(component);
  }

  /** The references a stored component holds. */
  void forEachReference(int component, IntConsumer consumer) {
    int tag = pool.tag(component);
    Object data = pool.data(component);
    switch (tag) {
      case Tags.FRAME -> threads.frames().forEachReference((long[]) data, consumer);
      case Tags.STATUS -> StatusImage.forEachReference((long[]) data, consumer);
      case Tags.GLOBALS -> Globals.forEachReference((long[]) data, consumer);
      default -> References.forEach(klass(component), data, machine, consumer);
    }
  }

  /** Visits a saved state: its objects that are young or have changed, and its threads' frames. */
  public void describe(int target, StateVisitor visitor) {
    Lists lists = store.lists();
    int[] all = new int[store.states().count(target)];
    int count = store.states().parts(target, all);
    for (int half = 0; half < 2; half++) {
      int first = half;
      store
          .maps()
          .forEach(
              all[Tags.objects(half, count)],
              (key, c) -> visitor.object(slots.position(2 * key + first), klass(c), pool.data(c)));
    }
    for (int i = 0; i < Tags.threads(count); i++) {
      int thread = all[Tags.thread(i, count)];
      long[] status = (long[]) pool.data(lists.head(thread));
      visitor.thread(StatusImage.number(status), StatusImage.object(status), status.clone());
      for (int l = lists.tail(thread); l != 0; l = lists.tail(l)) {
        long[] image = (long[]) pool.data(lists.head(l));
        visitor.frame(
            threads.frames().method(image),
            FrameImage.pc(image),
            Arrays.copyOfRange(image, 1, image.length));
      }
    }
  }

  /** Shows in what two saved states differ; what is kept of the way to them does not count. */
  public void compare(int a, int b, DifferenceVisitor visitor) {
    int[] partsOfA = new int[store.states().count(a)];
    int[] partsOfB = new int[store.states().count(b)];
    int count = store.states().parts(a, partsOfA);
    if (count != store.states().parts(b, partsOfB)) {
      visitor.other();
      return;
    }
    for (int half = 0; half < 2; half++) {
      int first = half;
      int part = Tags.objects(half, count);
      store
          .maps()
          .diff(
              partsOfA[part],
              partsOfB[part],
              (key, inA, inB) -> compareObject(slots.position(2 * key + first), inA, inB, visitor));
    }
    for (int i = 0; i < Tags.threads(count); i++) {
      int part = Tags.thread(i, count);
      threads.compare(partsOfA[part], partsOfB[part], visitor);
    }
    int part = Tags.globals(count);
    long[] globalsOfA = ((long[]) pool.data(partsOfA[part])).clone();
    long[] globalsOfB = ((long[]) pool.data(partsOfB[part])).clone();
    if (machine
        .hostValues()
        .differsInPathOnly(
            (int) globalsOfA[Globals.HOST_VALUE], (int) globalsOfB[Globals.HOST_VALUE])) {
      globalsOfB[Globals.HOST_VALUE] = globalsOfA[Globals.HOST_VALUE];
    }
    if (!Arrays.equals(globalsOfA, globalsOfB)) {
      visitor.other();
    }
  }

  private void compareObject(int position, int inA, int inB, DifferenceVisitor visitor) {
    boolean kept = heap.isKept(position);
    int a = kept && inA == 0 ? old.component(position) : inA;
    int b = kept && inB == 0 ? old.component(position) : inB;
    if (a != 0 && b != 0 && Tags.hasEscaped(pool.tag(a)) != Tags.hasEscaped(pool.tag(b))) {
      visitor.other();
    }
    visitor.object(
        position,
        a == 0 ? null : klass(a),
        a == 0 ? null : pool.data(a),
        b == 0 ? null : klass(b),
        b == 0 ? null : pool.data(b));
  }
}
