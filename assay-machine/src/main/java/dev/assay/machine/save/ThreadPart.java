package dev.assay.machine.save;

import dev.assay.machine.state.ComponentPool;
import dev.assay.machine.state.Lists;
import dev.assay.machine.types.Method;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * What there is to know of a thread of a state, read from the part of the state's vector that tells
 * about it.
 */
public final class ThreadPart {
  /** So many frames from the top {@code Thread.join} may be that a thread waits in. */
  private static final int JOIN_FRAMES = 4;

  /** The number of the part. */
  final int part;

  /** The number of the thread. */
  public final int thread;

  /** Its Thread object. */
  public final int object;

  /** Tells the thread from all others, and whether it is a daemon. */
  public final int life;

  /** The object in whose monitor it waits and was not notified; 0 if there is none. */
  final int waitsIn;

  /** Whether it can move. */
  public final Moves moves;

  /** Whether it need not be able to move: nothing has ended its wait. */
  public final boolean isSpurious;

  /** The object whose monitor it needs in order to move; 0 if there is none. */
  public final int awaited;

  /** The bit of that object, see {@link #bits}; 0 if there is none. */
  public final long awaitedBit;

  /** The object whose monitor it needs now, or when it has waited; 0 if there is none. */
  public final int blockedBy;

  /** Whether it is parked without a limit, and nothing has ended that. */
  public final boolean isParked;

  /** Whether it waits for the end of another thread. */
  public final boolean joins;

  /** The number of the uppermost method that is not out of sight; -1 if there is none. */
  public final int method;

  /** The instruction that it is at there. */
  public final int pc;

  /** What somebody calls a thread that stands there, see {@link EnabledThreads#label}. */
  public int label;

  /** The objects whose monitors it holds. */
  private final int[] held;

  /** What its frames and its status refer to, in order. */
  private final int[] references;

  /** A bit for each of these, and of those: what has other bits is not among them. */
  public final long heldBits;

  private final long referenceBits;

  /** When a thread can move. */
  public enum Moves {
    ALWAYS,
    NEVER,
    /** If the monitor is free that it waits for. */
    IF_FREE,
    /** That depends on more than the threads. */
    UNCLEAR
  }

  ThreadPart(StateKeeper keeper, int part) {
    Lists lists = keeper.store().lists();
    ComponentPool pool = keeper.store().components();
    long[] status = (long[]) pool.data(lists.head(part));
    this.part = part;
    this.thread = StatusImage.number(status);
    this.object = StatusImage.object(status);
    this.life = thread << 1 | (StatusImage.isDaemon(status) ? 1 : 0);
    this.waitsIn = StatusImage.waitsIn(status);
    this.held = StatusImage.held(status);
    this.moves = StatusImage.moves(status);
    this.isSpurious = StatusImage.isSpurious(status);
    this.awaited = moves == Moves.IF_FREE ? StatusImage.awaited(status) : 0;
    this.awaitedBit = awaited == 0 ? 0 : bits(new int[] {awaited});
    this.blockedBy = StatusImage.needed(status);
    this.isParked = moves == Moves.NEVER && StatusImage.isParked(status);
    int place = -1;
    int at = 0;
    boolean isJoining = false;
    int frame = 0;
    for (int rest = lists.tail(part); rest != 0; rest = lists.tail(rest)) {
      long[] image = (long[]) pool.data(lists.head(rest));
      Method m = keeper.machine().universe().methods[FrameImage.methodNumber(image)];
      if (place < 0 && (!m.isHidden() || lists.tail(rest) == 0)) {
        place = m.id;
        at = FrameImage.pc(image);
      }
      isJoining |= frame++ < JOIN_FRAMES && isJoin(m);
    }
    this.method = place;
    this.pc = at;
    this.joins = isJoining;
    References all = new References();
    for (int rest = part; rest != 0; rest = lists.tail(rest)) {
      keeper.forEachReference(lists.head(rest), all);
    }
    this.references = all.sorted();
    this.heldBits = bits(held);
    this.referenceBits = bits(references);
  }

  /** A bit for each of some objects. */
  public static long bits(int[] objects) {
    long bits = 0;
    for (int o : objects) {
      bits |= 1L << (o * 0x9e3779b9 >>> 26);
    }
    return bits;
  }

  public boolean isDaemon() {
    return (life & 1) != 0;
  }

  /** Whether it is about to enter a monitor, or to come back to it, and holds another. */
  public boolean isLink() {
    return blockedBy != 0 && held.length > 0;
  }

  private static boolean isJoin(Method m) {
    return m.name.equals("join") && m.holder.name.equals("java/lang/Thread");
  }

  /** Whether it waits in one of some monitors and was not notified. */
  public boolean waitsInAny(int[] objects) {
    if (waitsIn != 0) {
      for (int o : objects) {
        if (waitsIn == o) {
          return true;
        }
      }
    }
    return false;
  }

  public boolean holds(int object) {
    for (int o : held) {
      if (o == object) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether it holds the monitor of one of some objects.
   *
   * @param bits of the objects
   */
  public boolean holdsAny(int[] objects, long bits) {
    if ((heldBits & bits) == 0) {
      return false;
    }
    for (int o : held) {
      for (int other : objects) {
        if (o == other) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether its frames or its status refer to one of some objects.
   *
   * @param bits of the objects
   */
  public boolean refersToAny(int[] objects, long bits) {
    if ((referenceBits & bits) == 0) {
      return false;
    }
    for (int r : objects) {
      if (refersTo(r)) {
        return true;
      }
    }
    return false;
  }

  public boolean refersTo(int object) {
    return Arrays.binarySearch(references, object) >= 0;
  }

  private static final class References implements IntConsumer {
    private int[] found = new int[16];
    private int count;

    @Override
    public void accept(int r) {
      if (count == found.length) {
        found = Arrays.copyOf(found, 2 * count);
      }
      found[count++] = r;
    }

    int[] sorted() {
      int[] all = Arrays.copyOf(found, count);
      Arrays.sort(all);
      return all;
    }
  }
}
