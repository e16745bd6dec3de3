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
import java.util.BitSet;
import java.util.function.IntConsumer;

/**
 * Saves the state of a live machine as a number and goes back to saved states. Both cost what has
 * changed, not what there is: objects are noted when they are first written after a save, frames
 * below the lowest one that was on top are unchanged, and a jump visits only the parts of the two
 * states' trees that differ.
 *
 * <p>Several machines may share a {@link StateStore}; equal states then have equal numbers
 * whichever machine saved them.
 */
public final class StateKeeper {
  private final Machine machine;
  private final Heap heap;
  private final StateStore store;
  private final ComponentPool pool;
  private final IntMaps maps;
  private final Lists lists;
  private final FrameImage frames;
  private final StatusImage statuses;
  private final Globals globals;
  private final YoungCollector collector;

  /** Objects that existed when the program began, and their components then. */
  private final BitSet old = new BitSet();

  private int[] oldComponents;

  /** What the parts of the current saved state are. */
  private int state;

  private int young;
  private int oldChanges;
  private int globalsPart;
  private Track[] tracks = new Track[4];
  private int[] parts = new int[8];

  private int[] keys = new int[64];
  private int[] values = new int[64];
  private int[] oldKeys = new int[16];
  private int[] oldValues = new int[16];

  /** What is known of a thread's stored form. */
  static final class Track {
    final GuestThread thread;

    /** Number of the list of frames 0 … i. */
    int[] frameLists = new int[16];

    int frameCount;
    int statusComponent;
    int part;

    Track(GuestThread thread) {
      this.thread = thread;
    }
  }

  /**
   * Takes over a machine; what lives in it now is its old generation.
   *
   * @param orderWaiters whether the order in which threads wait for a monitor, and the thread whose
   *     turn it is, belong to the state: needed where the machine's own schedule goes on after a
   *     jump, not where every choice is made from outside
   */
  public StateKeeper(Machine machine, StateStore store, Garbage garbage, boolean orderWaiters) {
    this.machine = machine;
    this.heap = machine.heap();
    this.store = store;
    this.pool = store.components();
    this.maps = store.maps();
    this.lists = store.lists();
    this.frames = new FrameImage(machine.universe());
    this.statuses = new StatusImage(machine, orderWaiters);
    this.globals = new Globals(machine, orderWaiters);
    sealOldGeneration();
    this.collector =
        switch (garbage) {
          case NONE -> new YoungCollector.None();
          case MARK_SWEEP -> new MarkYoung(this);
          case REFERENCE_COUNT -> new ReferenceCounts(this);
        };
  }

  private void sealOldGeneration() {
    machine.collectGarbage();
    oldComponents = new int[heap.data.length];
    for (int p = 1; p < heap.data.length; p++) {
      if (heap.data[p] != null) {
        old.set(p);
        oldComponents[p] = internObject(p);
      }
    }
    heap.dirtyCount = 0;
    heap.tracking = true;
  }

  private int internObject(int p) {
    int c = pool.intern(heap.klass[p].id, heap.data[p]);
    heap.data[p] = pool.data(c);
    heap.component[p] = c;
    return c;
  }

  // ---- what others need to know ----

  Machine machine() {
    return machine;
  }

  FrameImage frames() {
    return frames;
  }

  boolean isOld(int position) {
    return old.get(position);
  }

  public StateStore store() {
    return store;
  }

  /** The state last saved or restored; 0 before the first. */
  public int state() {
    return state;
  }

  /**
   * Calls the consumer for every old object that differs from what it was when the program began.
   */
  void forEachChangedOld(IntConsumer consumer) {
    maps.forEach(oldChanges, (p, c) -> consumer.accept(p));
    for (int i = 0; i < heap.dirtyCount; i++) {
      if (old.get(heap.dirty[i])) {
        consumer.accept(heap.dirty[i]);
      }
    }
  }

  /** The references a live thread's stored form holds; valid after its frames were saved. */
  void forEachThreadReference(GuestThread t, IntConsumer consumer) {
    Track k = tracks[t.number];
    forEachReference(k.statusComponent, consumer);
    for (int l = lists.tail(k.part); l != 0; l = lists.tail(l)) {
      forEachReference(lists.head(l), consumer);
    }
  }

  /** Calls the consumer for every young object of the last saved state and every new one. */
  void forEachYoung(IntConsumer consumer) {
    for (int i = 0, n = heap.dirtyCount; i < n; i++) {
      if (!old.get(heap.dirty[i])) {
        consumer.accept(heap.dirty[i]);
      }
    }
    maps.forEach(young, (p, c) -> consumer.accept(p));
  }

  /** The component an object had in the state last saved, 0 if it did not exist. */
  int savedComponent(int position) {
    if (old.get(position)) {
      int c = maps.get(oldChanges, position);
      return c != 0 ? c : oldComponents[position];
    }
    return maps.get(young, position);
  }

  // ---- saving ----

  /** Saves the machine's state: its number, with {@link StateTable#NEW} set if it was not known. */
  public long save() {
    int n = Tags.FIRST_THREAD;
    for (GuestThread t : machine.threads().all()) {
      Track track = track(t);
      if (n == parts.length) {
        parts = Arrays.copyOf(parts, n * 2);
      }
      parts[n++] = saveThread(track);
    }
    forgetEnded();
    saveGlobals();
    collector.beforeStore();
    storeObjects();
    parts[Tags.GLOBALS_PART] = globalsPart;
    parts[Tags.YOUNG_PART] = young;
    parts[Tags.OLD_PART] = oldChanges;
    long result =
        state == 0 ? store.states().intern(parts, n) : store.states().intern(state, parts, n);
    state = (int) result;
    heap.startTransition();
    return result;
  }

  private void forgetEnded() {
    for (Track k : tracks) {
      if (k != null && k.thread.status == GuestThread.Status.TERMINATED) {
        forget(k);
      }
    }
  }

  private void saveGlobals() {
    int n = globals.encode();
    int c = pool.internCopy(Tags.GLOBALS, globals.buffer(), n);
    if (c != globalsPart) {
      collector.replaced(globalsPart, c);
      globalsPart = c;
    }
  }

  private Track track(GuestThread t) {
    if (t.number >= tracks.length) {
      tracks = Arrays.copyOf(tracks, Math.max(t.number + 1, tracks.length * 2));
    }
    Track k = tracks[t.number];
    if (k == null || k.thread != t) {
      if (k != null) {
        forget(k);
      }
      k = new Track(t);
      tracks[t.number] = k;
      t.ran = true;
      t.lowWater = 0;
    }
    return k;
  }

  private int saveThread(Track k) {
    GuestThread t = k.thread;
    boolean framesChanged = t.ran;
    if (framesChanged) {
      int from = Math.min(t.lowWater, k.frameCount);
      dropFrames(k, from);
      for (int d = from; d <= t.depth; d++) {
        int c = pool.internCopy(Tags.FRAME, prepareFrame(t, d), frameLength);
        addFrame(k, d, c);
      }
      t.lowWater = Math.max(t.depth, 0);
      t.ran = false;
    }
    int c = pool.internCopy(Tags.STATUS, prepareStatus(t), statusLength);
    if (c != k.statusComponent || framesChanged) {
      collector.replaced(k.statusComponent, c);
      k.statusComponent = c;
      k.part = lists.cons(c, k.frameCount == 0 ? 0 : k.frameLists[k.frameCount - 1]);
    }
    return k.part;
  }

  private int frameLength;
  private int statusLength;

  private long[] prepareFrame(GuestThread t, int depth) {
    frameLength = frames.encode(t, depth);
    return frames.buffer();
  }

  private long[] prepareStatus(GuestThread t) {
    statusLength = statuses.encode(t);
    return statuses.buffer();
  }

  private void addFrame(Track k, int d, int component) {
    if (d == k.frameLists.length) {
      k.frameLists = Arrays.copyOf(k.frameLists, d * 2);
    }
    k.frameLists[d] = lists.cons(component, d == 0 ? 0 : k.frameLists[d - 1]);
    k.frameCount = d + 1;
    collector.replaced(0, component);
  }

  private void dropFrames(Track k, int from) {
    for (int d = k.frameCount - 1; d >= from; d--) {
      collector.replaced(lists.head(k.frameLists[d]), 0);
    }
    k.frameCount = Math.min(k.frameCount, from);
  }

  private void forget(Track k) {
    dropFrames(k, 0);
    collector.replaced(k.statusComponent, 0);
    k.statusComponent = 0;
    tracks[k.thread.number] = null;
  }

  /** Interns what was written since the last save and updates the two maps, each once. */
  private void storeObjects() {
    int n = heap.dirtyCount;
    int[] dirty = heap.dirty;
    Arrays.sort(dirty, 0, n);
    if (keys.length < n) {
      keys = new int[n * 2];
      values = new int[n * 2];
      oldKeys = new int[n * 2];
      oldValues = new int[n * 2];
    }
    int youngCount = 0;
    int oldCount = 0;
    int previous = 0;
    for (int i = 0; i < n; i++) {
      int p = dirty[i];
      if (p == previous) {
        continue;
      }
      previous = p;
      int c = heap.data[p] == null ? 0 : internObject(p);
      if (old.get(p)) {
        oldKeys[oldCount] = p;
        oldValues[oldCount++] = c == oldComponents[p] ? 0 : c;
      } else {
        keys[youngCount] = p;
        values[youngCount++] = c != 0 && isPristine(p) ? 0 : c;
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

  // ---- restoring ----

  /** Makes the machine's state the given one, whatever has happened since the last save. */
  public void restore(int target) {
    undoUnsaved();
    int n = store.states().parts(target, partsFor(target));
    if (parts[Tags.YOUNG_PART] != young) {
      maps.diff(young, parts[Tags.YOUNG_PART], this::replaceYoung);
      young = parts[Tags.YOUNG_PART];
    }
    if (parts[Tags.OLD_PART] != oldChanges) {
      maps.diff(oldChanges, parts[Tags.OLD_PART], this::replaceOld);
      oldChanges = parts[Tags.OLD_PART];
    }
    restoreThreads(n);
    restoreGlobals(parts[Tags.GLOBALS_PART]);
    state = target;
    heap.startTransition();
  }

  private int[] partsFor(int target) {
    int n = store.states().count(target);
    if (parts.length < n) {
      parts = new int[n * 2];
    }
    return parts;
  }

  private void undoUnsaved() {
    for (int i = 0; i < heap.dirtyCount; i++) {
      int p = heap.dirty[i];
      put(p, savedComponent(p));
    }
    heap.dirtyCount = 0;
  }

  private void replaceYoung(int p, int from, int to) {
    collector.replaced(from, to);
    put(p, to);
  }

  private void replaceOld(int p, int from, int to) {
    collector.replaced(from == 0 ? oldComponents[p] : from, to == 0 ? oldComponents[p] : to);
    put(p, to == 0 ? oldComponents[p] : to);
  }

  /** A fixed object as it is when new counts as absent: when it was made must not show. */
  private boolean isPristine(int p) {
    return machine.isFixed(p) && equal(heap.data[p], machine.pristine(p));
  }

  private static boolean equal(Object a, Object b) {
    return a instanceof long[] x && b instanceof long[] y
        ? Arrays.equals(x, y)
        : a instanceof byte[] v && b instanceof byte[] w && Arrays.equals(v, w);
  }

  private void put(int p, int component) {
    if (component == 0) {
      if (!heap.isLive(p)) {
        return;
      }
      if (machine.isFixed(p)) {
        Object data = machine.pristine(p);
        heap.share(p, heap.klass[p], data, 0);
        internObject(p);
      } else {
        heap.remove(p);
      }
    } else {
      heap.share(
          p, machine.universe().klasses[pool.tag(component)], pool.data(component), component);
    }
  }

  private void restoreThreads(int n) {
    for (GuestThread t : machine.threads().all()) {
      machine.monitors().unmarkAll(t);
    }
    GuestThread[] present = new GuestThread[n - Tags.FIRST_THREAD];
    for (int i = Tags.FIRST_THREAD; i < n; i++) {
      present[i - Tags.FIRST_THREAD] = restoreThread(parts[i]);
    }
    for (Track k : tracks) {
      if (k != null && !contains(present, k.thread)) {
        forget(k);
      }
    }
    machine.threads().replaceAll(present);
    for (int i = Tags.FIRST_THREAD; i < n; i++) {
      statuses.lock((long[]) pool.data(lists.head(parts[i])), present[i - Tags.FIRST_THREAD]);
    }
  }

  private static boolean contains(GuestThread[] all, GuestThread t) {
    for (GuestThread x : all) {
      if (x == t) {
        return true;
      }
    }
    return false;
  }

  private GuestThread restoreThread(int part) {
    int statusComponent = lists.head(part);
    long[] status = (long[]) pool.data(statusComponent);
    Track k = trackOf(StatusImage.number(status), StatusImage.object(status));
    GuestThread t = k.thread;
    restoreFrames(k, lists.tail(part), StatusImage.depth(status));
    statuses.decode(status, t);
    if (k.statusComponent != statusComponent) {
      collector.replaced(k.statusComponent, statusComponent);
      k.statusComponent = statusComponent;
    }
    k.part = part;
    return t;
  }

  private Track trackOf(int number, int object) {
    if (number < tracks.length
        && tracks[number] != null
        && tracks[number].thread.object == object) {
      return tracks[number];
    }
    GuestThread t = machine.threads().byNumber(number);
    return track(t != null && t.object == object ? t : new GuestThread(number, object));
  }

  /** Puts back the frames from the first one that differs, counted from the bottom. */
  private void restoreFrames(Track k, int list, int depth) {
    GuestThread t = k.thread;
    // Frames that were on top since the last save may have changed under their stored form.
    int valid = t.ran ? Math.min(t.lowWater, k.frameCount) : k.frameCount;
    int common = depth;
    int[] path = new int[depth + 1];
    for (int rest = list; common >= 0; common--, rest = lists.tail(rest)) {
      if (common < valid && k.frameLists[common] == rest) {
        break;
      }
      path[common] = rest;
    }
    dropFrames(k, common + 1);
    int base = 0;
    if (common >= 0) {
      long[] image = (long[]) pool.data(lists.head(k.frameLists[common]));
      base = t.bases[common] + FrameImage.slots(image);
      t.pcs[common] = (int) image[0] >>> 1;
    }
    t.depth = depth;
    for (int d = common + 1; d <= depth; d++) {
      int component = lists.head(path[d]);
      long[] image = (long[]) pool.data(component);
      frames.decode(image, t, d, base);
      base += FrameImage.slots(image);
      addFrame(k, d, component);
    }
    t.sp = base;
    t.lowWater = Math.max(depth, 0);
    t.ran = false;
  }

  private void restoreGlobals(int component) {
    if (component != globalsPart) {
      collector.replaced(globalsPart, component);
      globalsPart = component;
    }
    globals.decode((long[]) pool.data(component));
  }

  // ---- looking at components ----

  /** The references a stored component holds. */
  void forEachReference(int component, IntConsumer consumer) {
    int tag = pool.tag(component);
    Object data = pool.data(component);
    switch (tag) {
      case Tags.FRAME -> frames.forEachReference((long[]) data, consumer);
      case Tags.STATUS -> StatusImage.forEachReference((long[]) data, consumer);
      case Tags.GLOBALS -> globals.forEachReference((long[]) data, consumer);
      default -> References.forEach(machine.universe().klasses[tag], data, machine, consumer);
    }
  }

  /** Visits a saved state: its objects that are young or have changed, and its threads' frames. */
  public void describe(int target, StateVisitor visitor) {
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
            machine.universe().methods[(int) (image[0] >> 32)],
            (int) image[0] >>> 1,
            Arrays.copyOfRange(image, 1, image.length));
      }
    }
  }

  private Klass klass(int component) {
    return machine.universe().klasses[pool.tag(component)];
  }
}
