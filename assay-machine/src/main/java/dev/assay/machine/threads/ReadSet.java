package dev.assay.machine.threads;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a transition of a thread relies on besides the thread itself and the machine's data: on what
 * other threads do or refer to. In every other state that agrees in this the transition does the
 * same.
 *
 * <p>The machine records it where it is read: {@link OtherThreads} and {@link Monitors} do, and so
 * do the parts of the package {@code save} that count and follow references. What cannot be told in
 * detail is recorded as {@link #onOthers}, and the transition is not remembered.
 *
 * <p>The number of live threads is not mentioned: what is known of a transition is used only in
 * states that have as many.
 */
public final class ReadSet {
  private static final int[] NONE = {};

  private @Nullable GuestThread thread;
  private int known;
  private boolean isWatched;
  private boolean onOthers = true;
  private boolean onLife;
  private final Objects free = new Objects();
  private final Objects held = new Objects();
  private final Objects absent = new Objects();
  private final Objects present = new Objects();
  private final Objects waitedIn = new Objects();
  private final Objects observed = new Objects();

  /** A few objects; more are not worth while. */
  private final class Objects {
    private static final int MOST = 16;

    private final int[] all = new int[MOST];
    private int count;

    void add(int object) {
      if (onOthers || contains(object)) {
        return;
      }
      if (count == MOST) {
        onOthers = true;
      } else {
        all[count++] = object;
      }
    }

    boolean contains(int object) {
      for (int i = 0; i < count; i++) {
        if (all[i] == object) {
          return true;
        }
      }
      return false;
    }

    int[] toArray() {
      return count == 0 ? NONE : Arrays.copyOf(all, count);
    }
  }

  /** Says before a transition whether it is to be known what it relies on. */
  public void watch(boolean isOfInterest) {
    isWatched = isOfInterest;
  }

  /** A thread that can move begins; the monitor it waits for, if any, is free then. */
  void begin(GuestThread t) {
    thread = t;
    onOthers = !isWatched; // then nothing else need be known
    isWatched = false;
    onLife = false;
    free.count = 0;
    held.count = 0;
    absent.count = 0;
    present.count = 0;
    waitedIn.count = 0;
    observed.count = 0;
    known =
        t.status == GuestThread.Status.BLOCKED || t.status == GuestThread.Status.WAITING
            ? t.waitObject
            : 0;
  }

  /** The thread whose transition it is; null before the first one. */
  public @Nullable GuestThread thread() {
    return thread;
  }

  // ---- what it relies on ----

  /** On other threads, in a way that is not told in detail. */
  public void onOthers() {
    onOthers = true;
  }

  /** On which threads are alive, and which of them are daemons. */
  public void onLife() {
    onLife = true;
  }

  /** On no other thread's holding a monitor. */
  public void onFree(int object) {
    if (object != known) {
      free.add(object);
    }
  }

  /** On some other thread's holding a monitor. */
  public void onHeld(int object) {
    held.add(object);
  }

  /** On no other thread's frames or status referring to an object. */
  public void onAbsence(int object) {
    absent.add(object);
  }

  /** On some other thread's frames or status referring to an object. */
  public void onPresence(int object) {
    present.add(object);
  }

  /** On which threads wait in a monitor and were not notified, and on what else they do. */
  public void onWaiters(int object) {
    waitedIn.add(object);
  }

  /** On what a live thread does, given its Thread object. */
  public void onThread(int object) {
    observed.add(object);
  }

  // ---- when the transition has ended ----

  public boolean isOnOthers() {
    return onOthers;
  }

  public boolean isOnLife() {
    return onLife;
  }

  public int[] free() {
    return free.toArray();
  }

  public int[] held() {
    return held.toArray();
  }

  public int[] absent() {
    return absent.toArray();
  }

  public int[] present() {
    return present.toArray();
  }

  public int[] waitedIn() {
    return waitedIn.toArray();
  }

  /** Whether the transition relies on what the live thread of a Thread object does. */
  public boolean isOnThread(int object) {
    return observed.contains(object);
  }
}
