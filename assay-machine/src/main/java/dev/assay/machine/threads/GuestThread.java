package dev.assay.machine.threads;

import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Method;
import java.util.Arrays;

/**
 * A thread of the program under test: one array of slots that holds all its frames, and what it is
 * waiting for.
 *
 * <p>A frame's locals start at its base, its operand stack follows; a callee's arguments are the
 * top of the caller's operand stack and the bottom of the callee's locals. When a frame is not the
 * top one, its pc is that of the instruction it goes on with after the call.
 */
public final class GuestThread {
  /**
   * What a thread is doing; anything but RUNNABLE names a condition that must hold before it moves.
   */
  public enum Status {
    RUNNABLE,
    /** Wants the monitor of {@link #waitObject}. */
    BLOCKED,
    /** In Object.wait on {@link #waitObject}, not yet notified. */
    WAITING,
    /** In LockSupport.park. */
    PARKED,
    SLEEPING,
    /** Another thread initialises the class whose object is {@link #waitObject}. */
    AWAITING_INITIALIZATION,
    /** The JDK's reference handler, with nothing to do. */
    AWAITING_REFERENCES,
    TERMINATED
  }

  private static final int INITIAL_SLOTS = 1024;
  private static final int INITIAL_FRAMES = 64;

  public final int number;

  /** The java.lang.Thread object. */
  public final int object;

  public long[] stack = new long[INITIAL_SLOTS];
  public Method[] methods = new Method[INITIAL_FRAMES];
  public int[] pcs = new int[INITIAL_FRAMES];
  public int[] bases = new int[INITIAL_FRAMES];

  /** Index of the top frame; -1 when there is none. */
  public int depth = -1;

  /** First free slot of the top frame's operand stack. */
  public int sp;

  /** The native method that is being run on top of the frames, for stack traces; else null. */
  public Method nativeMethod;

  /** No frame below this index was touched since the last save. */
  public int lowWater;

  /** Whether it has run since the last save. */
  public boolean ran;

  /**
   * Whether something was done to it since the last save although it has not run: another thread
   * has woken it. Whoever changes the status of a thread that is not running has to say so here, as
   * the others are not looked at when a state is saved.
   */
  public boolean touched;

  public Status status = Status.RUNNABLE;
  public int waitObject;

  /** Monitor recursion to restore after Object.wait. */
  public int waitCount;

  /** Machine time at which a timed wait ends; Long.MAX_VALUE if it is not timed. */
  public long deadline = Long.MAX_VALUE;

  /** A blocked native call that is executed again looks here how far it had come. */
  public int phase;

  /**
   * Whether the wait it is in may end for no reason, as far as an explorer knows: one of the
   * constants of {@link SpuriousWake}.
   */
  public int spuriousWake;

  public boolean notified;
  public boolean parkPermit;
  public boolean interrupted;
  public boolean daemon;

  /** How many atomic regions it is in; while there are any, no other thread moves. */
  public int atomicRegions;

  /**
   * How much time has passed for it, in nanoseconds, where time as a whole stands still: a wait
   * that has timed out must look as if it had lasted.
   */
  public long elapsed;

  /** Order in which threads began to wait; only the default schedule uses it. */
  public long waitOrder;

  /** Monitors held, each once, in the order they were first entered. */
  public int[] held = new int[4];

  public int heldCount;

  private static final Heap.LocalChain[] NO_CHAINS = {};
  private static final int RECENT = 64;

  /** The heap's chains by allocation site, for this thread. */
  private Heap.LocalChain[] ownChains = new Heap.LocalChain[256];

  /** The same, or none while it makes objects for a class. */
  private Heap.LocalChain[] chains = ownChains;

  private int owner;

  /** The chains used lately while it makes objects for a class. */
  private final int[] recentSites = new int[RECENT];

  private final Heap.LocalChain[] recentChains = new Heap.LocalChain[RECENT];

  public GuestThread(int number, int object) {
    this.number = number;
    this.object = object;
    this.owner = number;
  }

  /** Where objects made at a site get their identities from. */
  public Heap.LocalChain chain(Heap heap, int site) {
    if (site < chains.length) {
      Heap.LocalChain c = chains[site];
      if (c != null) {
        return c;
      }
    }
    return owner == number ? newChain(heap, site) : initializerChain(heap, site);
  }

  private Heap.LocalChain newChain(Heap heap, int site) {
    if (site >= chains.length) {
      chains = Arrays.copyOf(chains, Math.max(site + 1, chains.length * 2));
      ownChains = chains;
    }
    Heap.LocalChain c = heap.chain(site, number);
    chains[site] = c;
    return c;
  }

  private Heap.LocalChain initializerChain(Heap heap, int site) {
    int at = site & (RECENT - 1);
    if (recentSites[at] != site) {
      recentSites[at] = site;
      recentChains[at] = heap.chain(site, owner);
    }
    return recentChains[at];
  }

  /** For whom this frame makes objects, if the frame below makes them for {@code below}. */
  public int ownerAt(int frame, int below) {
    return methods[frame].isClassInitializer() ? -methods[frame].holder.id : below;
  }

  /**
   * Says for whom objects are made from now on. While a class is being initialised that is the
   * class (its negated number), else the thread: which thread happens to initialise a class must
   * not show in the identities of the objects that the initialiser makes.
   */
  public void setOwner(int newOwner) {
    if (newOwner == owner) {
      return;
    }
    owner = newOwner;
    if (owner == number) {
      chains = ownChains;
    } else {
      chains = NO_CHAINS;
      Arrays.fill(recentSites, 0);
    }
  }

  public Method method() {
    return methods[depth];
  }

  public int pc() {
    return pcs[depth];
  }

  /**
   * Pushes a frame whose arguments are the top {@code m.argSlots} slots of the current operand
   * stack. The caller's pc must already say where it goes on.
   */
  public void push(Method m) {
    int base = sp - m.argSlots;
    ensure(base + m.frameSlots);
    depth++;
    methods[depth] = m;
    pcs[depth] = 0;
    bases[depth] = base;
    sp = base + m.maxLocals;
    if (!m.hasFlow()) {
      // Nobody analyses what such a method leaves unset: it must not show what was there before.
      Arrays.fill(stack, base + m.argSlots, sp, 0);
    }
    if (m.isClassInitializer()) {
      setOwner(-m.holder.id);
    }
  }

  /** Makes room for {@code count} frames. */
  public void ensureFrames(int count) {
    if (count + 1 > methods.length) {
      int n = Math.max(count + 1, methods.length * 2);
      methods = Arrays.copyOf(methods, n);
      pcs = Arrays.copyOf(pcs, n);
      bases = Arrays.copyOf(bases, n);
    }
  }

  /** Makes room for slots up to {@code limit} and for one more frame. */
  public void ensure(int limit) {
    if (limit > stack.length) {
      stack = Arrays.copyOf(stack, Math.max(limit + 64, stack.length * 2));
    }
    if (depth + 2 > methods.length) {
      growFrames(methods.length * 2);
    }
  }

  /**
   * Makes room for one more frame, but not for more than {@code most}: only a call that finds no
   * room asks whether the stack is too deep.
   */
  public void ensureFrame(int most) {
    if (depth + 2 > methods.length) {
      growFrames(Math.max(depth + 2, Math.min(methods.length * 2, most)));
    }
  }

  private void growFrames(int n) {
    methods = Arrays.copyOf(methods, n);
    pcs = Arrays.copyOf(pcs, n);
    bases = Arrays.copyOf(bases, n);
  }

  /** Drops the top frame; the operand stack of the caller ends where its arguments began. */
  public void pop() {
    sp = bases[depth];
    Method m = methods[depth];
    methods[depth] = null;
    depth--;
    if (m.isClassInitializer()) {
      int below = number;
      for (int d = 0; d <= depth; d++) {
        below = ownerAt(d, below);
      }
      setOwner(below);
    }
    if (depth < lowWater) {
      lowWater = Math.max(depth, 0);
    }
  }

  public void pushValue(long v) {
    stack[sp++] = v;
  }

  public long popValue() {
    return stack[--sp];
  }

  public void pushWide(long v) {
    stack[sp] = v;
    stack[sp + 1] = 0;
    sp += 2;
  }

  public void noteHeld(int object) {
    if (heldCount == held.length) {
      held = Arrays.copyOf(held, heldCount * 2);
    }
    held[heldCount++] = object;
  }

  public void noteReleased(int object) {
    for (int i = heldCount - 1; i >= 0; i--) {
      if (held[i] == object) {
        System.arraycopy(held, i + 1, held, i, heldCount - i - 1);
        heldCount--;
        return;
      }
    }
  }
}
