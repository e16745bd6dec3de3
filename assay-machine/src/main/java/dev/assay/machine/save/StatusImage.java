package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.SpuriousWake;
import java.io.IOException;
import java.util.function.IntConsumer;

/**
 * What a thread is doing, as a component: who it is, what it waits for, which monitors it holds,
 * and how many frames follow in its list. The monitors are in the order of their objects'
 * positions: in which order a thread has entered them does not count once it is inside.
 */
public final class StatusImage {
  /** Here the monitors begin. */
  public static final int FIXED = 6;

  /** Two bits say whether a wait may end for no reason. */
  private static final int WAKE_SHIFT = 12;

  private static final GuestThread.Status[] STATUSES = GuestThread.Status.values();

  private final Machine machine;
  private final boolean orderWaiters;
  private long[] buffer = new long[FIXED + 8];

  StatusImage(Machine machine, boolean orderWaiters) {
    this.machine = machine;
    this.orderWaiters = orderWaiters;
  }

  int encode(GuestThread t) {
    int n = FIXED + t.heldCount;
    if (buffer.length < n) {
      buffer = new long[n * 2];
    }
    buffer[0] = ((long) t.number << 32) | t.object;
    buffer[1] = flags(t);
    buffer[2] = awaited(t);
    buffer[3] = deadline(t);
    buffer[4] = t.depth;
    buffer[5] = place(t);
    for (int i = 0; i < t.heldCount; i++) {
      int object = t.held[i];
      buffer[FIXED + i] = ((long) object << 32) | machine.monitors().count(t, object);
    }
    sort(FIXED, n);
    return n;
  }

  /** By insertion: there are seldom more than two or three. */
  private void sort(int from, int to) {
    for (int i = from + 1; i < to; i++) {
      long x = buffer[i];
      int j = i;
      for (; j > from && buffer[j - 1] > x; j--) {
        buffer[j] = buffer[j - 1];
      }
      buffer[j] = x;
    }
  }

  long[] buffer() {
    return buffer;
  }

  /** Whether an image is still that of a thread that has not run, and holds the same monitors. */
  boolean isStill(long[] image, GuestThread t) {
    return image.length == FIXED + t.heldCount
        && image[1] == flags(t)
        && image[2] == awaited(t)
        && image[3] == deadline(t)
        && image[4] == t.depth
        && image[5] == place(t);
  }

  private static long flags(GuestThread t) {
    return t.status.ordinal()
        | (t.notified ? 0x100 : 0)
        | (t.parkPermit ? 0x200 : 0)
        | (t.interrupted ? 0x400 : 0)
        | (t.daemon ? 0x800 : 0)
        | (mayWake(t.status) ? t.spuriousWake << WAKE_SHIFT : 0)
        | (t.atomicRegions << 16)
        | ((long) t.phase << 32);
  }

  /** What a thread does not wait for now, it may have waited for earlier: that does not count. */
  private static long awaited(GuestThread t) {
    long object = hasObject(t.status) ? t.waitObject : 0;
    return t.status == GuestThread.Status.WAITING ? object | (long) t.waitCount << 32 : object;
  }

  private static long deadline(GuestThread t) {
    return hasDeadline(t.status) ? t.deadline : Long.MAX_VALUE;
  }

  /** Its place among those that wait for the same; where places do not count, its own time. */
  private long place(GuestThread t) {
    if (!orderWaiters) {
      return t.elapsed;
    }
    return t.status == GuestThread.Status.WAITING ? rank(t) : 0;
  }

  private static boolean hasObject(GuestThread.Status s) {
    return s == GuestThread.Status.BLOCKED
        || s == GuestThread.Status.WAITING
        || s == GuestThread.Status.AWAITING_INITIALIZATION;
  }

  private static boolean hasDeadline(GuestThread.Status s) {
    return s == GuestThread.Status.WAITING
        || s == GuestThread.Status.PARKED
        || s == GuestThread.Status.SLEEPING;
  }

  private static boolean mayWake(GuestThread.Status s) {
    return s == GuestThread.Status.WAITING || s == GuestThread.Status.PARKED;
  }

  private static int spuriousWake(long[] image) {
    return (int) image[1] >>> WAKE_SHIFT & 3;
  }

  /** How many threads began to wait for the same object before this one. */
  private int rank(GuestThread t) {
    int rank = 0;
    for (GuestThread o : machine.threadTable().all()) {
      if (o.status == GuestThread.Status.WAITING
          && o.waitObject == t.waitObject
          && o.waitOrder < t.waitOrder) {
        rank++;
      }
    }
    return rank;
  }

  /** Refuses what is not the status of a thread. */
  public static void check(long[] image) throws IOException {
    int status = (int) image[1] & 0xff;
    long depth = image[4];
    if (status >= STATUSES.length || depth < -1 || depth > Integer.MAX_VALUE / 2) {
      throw Numbers.damaged("a thread that does what no thread does");
    }
  }

  static int number(long[] image) {
    return (int) (image[0] >> 32);
  }

  public static int object(long[] image) {
    return (int) image[0];
  }

  /** The object in whose monitor the thread waits and was not notified; 0 if there is none. */
  static int waitsIn(long[] image) {
    boolean waits = status(image) == GuestThread.Status.WAITING;
    return waits && (image[1] & 0x100) == 0 ? awaited(image) : 0;
  }

  private static GuestThread.Status status(long[] image) {
    return STATUSES[(int) image[1] & 0xff];
  }

  /** Whether a thread can move, as far as its own status tells. */
  static ThreadPart.Moves moves(long[] image) {
    boolean isTimed = image[3] != Long.MAX_VALUE;
    if ((int) image[1] >>> 16 != 0) {
      return ThreadPart.Moves.UNCLEAR; // in an atomic region
    }
    return switch (status(image)) {
      case RUNNABLE, SLEEPING -> ThreadPart.Moves.ALWAYS;
      case BLOCKED -> ThreadPart.Moves.IF_FREE;
      case WAITING -> {
        boolean isNotified = (image[1] & 0x500) != 0;
        yield isTimed
            ? ThreadPart.Moves.UNCLEAR
            : isNotified || spuriousWake(image) == SpuriousWake.DIRECT
                ? ThreadPart.Moves.IF_FREE
                : ThreadPart.Moves.NEVER;
      }
      case PARKED -> {
        boolean isPermitted = (image[1] & 0x600) != 0;
        boolean isUnclear = isTimed || spuriousWake(image) == SpuriousWake.FROM_QUEUE;
        yield isPermitted && !isTimed
            ? ThreadPart.Moves.ALWAYS
            : isUnclear
                ? ThreadPart.Moves.UNCLEAR
                : spuriousWake(image) == SpuriousWake.DIRECT
                    ? ThreadPart.Moves.ALWAYS
                    : ThreadPart.Moves.NEVER;
      }
      case AWAITING_INITIALIZATION -> ThreadPart.Moves.UNCLEAR;
      case AWAITING_REFERENCES, TERMINATED -> ThreadPart.Moves.NEVER;
    };
  }

  /** Whether the thread, if it moves, does so although nothing has ended its wait. */
  static boolean isSpurious(long[] image) {
    long ended = status(image) == GuestThread.Status.WAITING ? 0x500 : 0x600;
    return mayWake(status(image))
        && spuriousWake(image) != SpuriousWake.NEVER
        && (image[1] & ended) == 0
        && image[3] == Long.MAX_VALUE;
  }

  /** The object whose monitor the thread needs, now or when its wait ends; 0 if there is none. */
  static int needed(long[] image) {
    GuestThread.Status status = status(image);
    boolean needs = status == GuestThread.Status.BLOCKED || status == GuestThread.Status.WAITING;
    return needs ? awaited(image) : 0;
  }

  static boolean isParked(long[] image) {
    return status(image) == GuestThread.Status.PARKED;
  }

  /** The object that a thread waits for. */
  static int awaited(long[] image) {
    return (int) image[2];
  }

  static boolean isDaemon(long[] image) {
    return (image[1] & 0x800) != 0;
  }

  /** The objects whose monitors the thread holds. */
  static int[] held(long[] image) {
    int[] held = new int[image.length - FIXED];
    for (int i = 0; i < held.length; i++) {
      held[i] = (int) (image[FIXED + i] >> 32);
    }
    return held;
  }

  static int depth(long[] image) {
    return (int) image[4];
  }

  /** Puts the status back, except the frames and the heap's lock words. */
  void decode(long[] image, GuestThread t) {
    t.status = status(image);
    t.notified = (image[1] & 0x100) != 0;
    t.parkPermit = (image[1] & 0x200) != 0;
    t.interrupted = (image[1] & 0x400) != 0;
    t.daemon = (image[1] & 0x800) != 0;
    t.atomicRegions = (int) image[1] >>> 16;
    t.spuriousWake = spuriousWake(image);
    t.phase = (int) (image[1] >> 32);
    t.waitObject = (int) image[2];
    t.waitCount = (int) (image[2] >> 32);
    t.deadline = image[3];
    if (orderWaiters) {
      t.waitOrder = image[5];
    } else {
      t.elapsed = image[5];
    }
    t.heldCount = 0;
    for (int i = FIXED; i < image.length; i++) {
      t.noteHeld((int) (image[i] >> 32));
    }
  }

  /** Takes the monitors a status lists. */
  void lock(long[] image, GuestThread t) {
    for (int i = FIXED; i < image.length; i++) {
      machine.monitors().mark(t, (int) (image[i] >> 32), (int) image[i]);
    }
  }

  static void forEachReference(long[] image, IntConsumer consumer) {
    consumer.accept((int) image[0]);
    consumer.accept((int) image[2]);
    for (int i = FIXED; i < image.length; i++) {
      consumer.accept((int) (image[i] >> 32));
    }
  }
}
