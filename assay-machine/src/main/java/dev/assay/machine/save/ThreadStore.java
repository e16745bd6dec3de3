package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.state.ComponentPool;
import dev.assay.machine.state.Lists;
import dev.assay.machine.state.RecentPairs;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.threads.GuestThread;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Saves and restores threads. A thread is a list: its status, then its frames from the top down. A
 * frame below the lowest one that was on top since the last save has not changed, so only the
 * others are looked at.
 */
final class ThreadStore {
  private static final long[] NO_STATUS = {};

  private final Machine machine;
  private final ComponentPool pool;
  private final Lists lists;
  private final RecentPairs conses;
  private final FrameImage frames;
  private final StatusImage statuses;
  private final YoungCollector collector;
  private final RootReferences references;
  private final boolean orderWaiters;

  /** By thread number. */
  private Track[] tracks = new Track[4];

  private int tracked;

  /** By number: what was known of the thread that was forgotten last, to be used again. */
  private Track[] retired = new Track[4];

  private int[] path = new int[16];

  /** Places of the threads that a restore changes. */
  private int[] moved = new int[8];

  /** What is known of a thread's stored form. */
  private static final class Track {
    final GuestThread thread;

    /** Number of the list of frames 0 … i. */
    int[] frameLists = new int[16];

    /** The frames themselves. */
    int[] components = new int[16];

    /** For whom each frame makes objects. */
    int[] owners = new int[16];

    int frameCount;
    int statusComponent;
    long[] status = NO_STATUS;
    int part;

    Track(GuestThread thread) {
      this.thread = thread;
    }

    /** Nothing is known any more. */
    void clear() {
      frameCount = 0;
      statusComponent = 0;
      status = NO_STATUS;
      part = 0;
    }
  }

  ThreadStore(
      Machine machine,
      StateStore store,
      YoungCollector collector,
      RootReferences references,
      boolean orderWaiters) {
    this.machine = machine;
    this.pool = store.components();
    this.lists = store.lists();
    this.conses = new RecentPairs(11, pair -> lists.cons((int) (pair >>> 32), (int) pair));
    this.frames = new FrameImage(machine.universe());
    this.statuses = new StatusImage(machine, orderWaiters);
    this.collector = collector;
    this.references = references;
    this.orderWaiters = orderWaiters;
  }

  FrameImage frames() {
    return frames;
  }

  /**
   * The references to young objects that a live thread's stored form holds; valid after its frames
   * were saved.
   */
  void forEachReference(GuestThread t, IntConsumer consumer) {
    Track k = t.number < tracks.length ? tracks[t.number] : null;
    if (k == null || k.thread != t) {
      return; // started since the last save: it has but its own object
    }
    show(k.statusComponent, consumer);
    for (int d = 0; d < k.frameCount; d++) {
      show(k.components[d], consumer);
    }
  }

  /** How many references to a young object a live thread's stored form holds. */
  int count(GuestThread t, int object) {
    Track k = t.number < tracks.length ? tracks[t.number] : null;
    if (k == null || k.thread != t) {
      return 0;
    }
    int n = count(k.statusComponent, object);
    for (int d = 0; d < k.frameCount; d++) {
      n += count(k.components[d], object);
    }
    return n;
  }

  private int count(int component, int object) {
    int n = 0;
    for (int r : references.of(component)) {
      n += r == object ? 1 : 0;
    }
    return n;
  }

  private void show(int component, IntConsumer consumer) {
    for (int r : references.of(component)) {
      consumer.accept(r);
    }
  }

  /** Shows in what a thread differs between two states. */
  void compare(int a, int b, DifferenceVisitor visitor) {
    if (a == b) {
      return;
    }
    long[] status = (long[]) pool.data(lists.head(a));
    if (!Arrays.equals(status, (long[]) pool.data(lists.head(b)))) {
      visitor.other();
      return;
    }
    int depth = StatusImage.depth(status);
    int restOfA = lists.tail(a);
    int restOfB = lists.tail(b);
    for (; restOfA != restOfB; depth--) {
      long[] inA = (long[]) pool.data(lists.head(restOfA));
      long[] inB = (long[]) pool.data(lists.head(restOfB));
      if (inA[0] != inB[0] || inA.length != inB.length) {
        visitor.other();
        return;
      }
      if (inA != inB) {
        visitor.frame(
            StatusImage.number(status),
            depth,
            frames.method(inA),
            FrameImage.at(inA),
            Arrays.copyOfRange(inA, 1, inA.length),
            Arrays.copyOfRange(inB, 1, inB.length));
      }
      restOfA = lists.tail(restOfA);
      restOfB = lists.tail(restOfB);
    }
  }

  // ---- saving ----

  /** Puts the threads' parts into a vector of the given length. */
  void save(int[] parts, int count) {
    List<GuestThread> all = machine.threadTable().all();
    int n = all.size();
    for (int i = 0; i < n; i++) {
      parts[Tags.thread(i, count)] = save(track(all.get(i)));
    }
    if (tracked != n) {
      for (Track k : tracks) {
        if (k != null && k.thread.status == GuestThread.Status.TERMINATED) {
          forget(k);
        }
      }
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
      Track before = retired(t.number);
      k = before != null && before.thread == t ? before : new Track(t);
      tracks[t.number] = k;
      tracked++;
      t.ran = true;
      t.lowWater = 0;
    }
    return k;
  }

  private int save(Track k) {
    GuestThread t = k.thread;
    boolean ran = t.ran;
    if (ran) {
      for (int d = Math.min(t.lowWater, k.frameCount); d <= t.depth; d++) {
        int length = frames.encode(t, d);
        int component = pool.internCopy(Tags.FRAME, frames.buffer(), length);
        setFrame(k, d, component, cons(component, d == 0 ? 0 : k.frameLists[d - 1]));
      }
      dropFrames(k, t.depth + 1);
      t.lowWater = Math.max(t.depth, 0);
      t.ran = false;
    }
    int length = ran || !isUntouched(k) ? statuses.encode(t) : 0;
    t.touched = false;
    boolean same =
        length == 0 || Arrays.equals(statuses.buffer(), 0, length, k.status, 0, k.status.length);
    if (!same) {
      setStatus(k, pool.internCopy(Tags.STATUS, statuses.buffer(), length));
    }
    if (ran || !same) {
      k.part = cons(k.statusComponent, k.frameCount == 0 ? 0 : top(k));
    }
    return k.part;
  }

  private int cons(int head, int tail) {
    return conses.number((long) head << 32 | tail);
  }

  private static int top(Track k) {
    return k.frameLists[k.frameCount - 1];
  }

  private void setStatus(Track k, int component) {
    collector.replacedRoot(k.statusComponent, component);
    k.statusComponent = component;
    k.status = (long[]) pool.data(component);
  }

  /** Puts a frame in the place of the one at an index, or on top. */
  private void setFrame(Track k, int d, int component, int list) {
    if (d == k.frameLists.length) {
      k.frameLists = Arrays.copyOf(k.frameLists, d * 2);
      k.components = Arrays.copyOf(k.components, d * 2);
      k.owners = Arrays.copyOf(k.owners, d * 2);
    }
    k.owners[d] = k.thread.ownerAt(d, d == 0 ? k.thread.number : k.owners[d - 1]);
    k.frameLists[d] = list;
    collector.replacedRoot(d < k.frameCount ? k.components[d] : 0, component);
    k.components[d] = component;
    k.frameCount = Math.max(k.frameCount, d + 1);
  }

  private void dropFrames(Track k, int from) {
    for (int d = k.frameCount - 1; d >= from; d--) {
      collector.replacedRoot(k.components[d], 0);
    }
    k.frameCount = Math.min(k.frameCount, from);
  }

  private void forget(Track k) {
    dropFrames(k, 0);
    collector.replacedRoot(k.statusComponent, 0);
    tracks[k.thread.number] = null;
    tracked--;
    if (k.thread.number >= retired.length) {
      retired = Arrays.copyOf(retired, tracks.length);
    }
    k.clear();
    retired[k.thread.number] = k;
  }

  private Track retired(int number) {
    return number < retired.length ? retired[number] : null;
  }

  // ---- restoring ----

  /** Makes the machine's threads those of a vector of the given length. */
  void restore(int[] parts, int count) {
    List<GuestThread> all = machine.threadTable().all();
    int n = Tags.threads(count);
    boolean same = all.size() == n;
    if (moved.length < n) {
      moved = new int[n * 2];
    }
    int movedCount = 0;
    for (int i = 0; i < n; i++) {
      // Whoever stays as it is keeps its monitors.
      if (!same || !isStill(all.get(i), parts[Tags.thread(i, count)])) {
        moved[movedCount++] = i;
      }
    }
    for (int i = 0; i < (same ? movedCount : all.size()); i++) {
      machine.monitors().unmarkAll(all.get(same ? moved[i] : i));
    }
    for (int i = 0; i < movedCount; i++) {
      GuestThread t = restore(parts[Tags.thread(moved[i], count)]);
      same = same && all.get(moved[i]) == t;
    }
    if (!same) {
      replaceThreads(parts, count);
    }
    for (int i = 0; i < movedCount; i++) {
      long[] status = (long[]) pool.data(lists.head(parts[Tags.thread(moved[i], count)]));
      statuses.lock(status, tracks[StatusImage.number(status)].thread);
    }
  }

  /** Whether a live thread is just what a part says. */
  private boolean isStill(GuestThread t, int part) {
    Track k = t.ran || t.number >= tracks.length ? null : tracks[t.number];
    return k != null && k.thread == t && k.part == part && isUntouched(k);
  }

  /** Whether the status of a thread that has not run is as it was stored. */
  private boolean isUntouched(Track k) {
    if (orderWaiters) {
      return statuses.isStill(k.status, k.thread); // its place may change with those of others
    }
    assert k.thread.touched || statuses.isStill(k.status, k.thread);
    return !k.thread.touched;
  }

  private void replaceThreads(int[] parts, int count) {
    GuestThread[] present = new GuestThread[Tags.threads(count)];
    for (int i = 0; i < present.length; i++) {
      long[] status = (long[]) pool.data(lists.head(parts[Tags.thread(i, count)]));
      present[i] = tracks[StatusImage.number(status)].thread;
    }
    List<GuestThread> kept = Arrays.asList(present);
    for (Track k : tracks) {
      if (k != null && !kept.contains(k.thread)) {
        forget(k);
      }
    }
    machine.threadTable().replaceAll(present);
  }

  private GuestThread restore(int part) {
    int statusComponent = lists.head(part);
    long[] status = (long[]) pool.data(statusComponent);
    Track k = trackOf(StatusImage.number(status), StatusImage.object(status));
    GuestThread t = k.thread;
    if (t.ran || k.part != part) {
      restoreFrames(k, lists.tail(part), StatusImage.depth(status));
    }
    statuses.decode(status, t);
    t.touched = false;
    if (k.statusComponent != statusComponent) {
      setStatus(k, statusComponent);
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
    GuestThread t = machine.threadTable().byNumber(number);
    if (t == null || t.object != object) {
      // Threads come and go with the states; the objects that stand for them are used again.
      Track before = retired(number);
      t =
          before != null && before.thread.object == object
              ? before.thread
              : new GuestThread(number, object);
    }
    return track(t);
  }

  /** Puts back the frames from the first one that differs, counted from the bottom. */
  private void restoreFrames(Track k, int list, int depth) {
    GuestThread t = k.thread;
    // Frames that were on top since the last save may have changed under their stored form.
    int valid = t.ran ? Math.min(t.lowWater, k.frameCount) : k.frameCount;
    if (path.length <= depth) {
      path = new int[Math.max(depth + 1, path.length * 2)];
    }
    int common = depth;
    for (int rest = list; common >= 0; common--, rest = lists.tail(rest)) {
      if (common < valid && k.frameLists[common] == rest) {
        break;
      }
      path[common] = rest;
    }
    int base = 0;
    if (common >= 0) {
      long[] image = (long[]) pool.data(k.components[common]);
      base = t.bases[common] + FrameImage.slots(image);
      t.pcs[common] = FrameImage.pc(image);
    }
    t.depth = depth;
    for (int d = common + 1; d <= depth; d++) {
      int component = lists.head(path[d]);
      long[] image = (long[]) pool.data(component);
      frames.decode(image, t, d, base);
      base += FrameImage.slots(image);
      setFrame(k, d, component, path[d]);
    }
    dropFrames(k, depth + 1);
    t.sp = base;
    t.setOwner(depth < 0 ? t.number : k.owners[depth]);
    t.lowWater = Math.max(depth, 0);
    t.ran = false;
  }
}
