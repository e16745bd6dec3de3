package dev.assay.explore.canonical;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/**
 * The queues in which threads wait for the JDK's locks. A queue of {@code
 * AbstractQueuedSynchronizer} begins with a node that belongs to nobody: the one with which the
 * last thread has waited. Which one that is tells what happened before, and nothing else, so
 * between steps an empty queue has no such node, as before its first use, and any other has one
 * that depends on the thread behind it only. A thread that waits also remembers how often it did so
 * in vain, and the node that was in front of it: that, too, is forgotten where it is not read
 * again.
 *
 * <p>Only for synchronizers of the JDK, whose calls are whole steps: others may ask whether there
 * has ever been a queue, and can be interrupted while they change it.
 */
final class WaitQueues {
  private static final String SYNCHRONIZER =
      "java/util/concurrent/locks/AbstractQueuedSynchronizer";

  /** Locals of {@code acquire}. */
  private static final int SPINS = 9;

  private static final int POST_SPINS = 10;
  private static final int FIRST = 12;
  private static final int PRED = 13;

  /**
   * How {@code acquire} begins, but for the operands of its first call: it gives its locals their
   * first values and asks whether it is first. A JDK in which it begins otherwise has other locals.
   */
  private static final int[] BEGINNING = {
    0xb8,
    -1,
    -1, // invokestatic currentThread
    0x3a,
    8, // astore current
    0x03,
    0x36,
    SPINS, // iconst_0, istore
    0x03,
    0x36,
    POST_SPINS,
    0x03,
    0x36,
    11,
    0x03,
    0x36,
    FIRST,
    0x01,
    0x3a,
    PRED, // aconst_null, astore
    0x15,
    FIRST,
    0x9a, // iload, ifne
  };

  private final Machine machine;
  private final Heap heap;
  private final Klass synchronizer;
  private final Klass exclusiveNode;
  private final Method acquire;
  private final boolean known;
  private final int head;
  private final int tail;
  private final int prev;
  private final int next;
  private final int waiter;

  WaitQueues(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
    synchronizer = machine.universe().require(SYNCHRONIZER);
    Klass node = machine.universe().require(SYNCHRONIZER + "$Node");
    exclusiveNode = machine.universe().require(SYNCHRONIZER + "$ExclusiveNode");
    acquire = synchronizer.declared("acquire", "(L" + node.name + ";IZZZJ)I");
    head = StateCanonicalizer.slot(synchronizer, "head");
    tail = StateCanonicalizer.slot(synchronizer, "tail");
    prev = StateCanonicalizer.slot(node, "prev");
    next = StateCanonicalizer.slot(node, "next");
    waiter = StateCanonicalizer.slot(node, "waiter");
    boolean hasFields = head >= 0 && tail >= 0 && prev >= 0 && next >= 0 && waiter >= 0;
    known = hasFields && acquire != null && beginsAsKnown(acquire.codeAttribute());
  }

  private static boolean beginsAsKnown(CodeAttribute code) {
    for (int i = 0; i < BEGINNING.length; i++) {
      int there = code.bytes()[code.start() + i] & 0xff;
      if (BEGINNING[i] >= 0 && BEGINNING[i] != there) {
        return false;
      }
    }
    return true;
  }

  /** Clears what the step that a thread has just made leaves behind. */
  void clear(GuestThread t) {
    if (!known) {
      return;
    }
    int waiting = waitingFrame(t);
    if (waiting >= 0) {
      forgetPast(t, t.bases[waiting]);
    }
    for (int i = 0, n = heap.dirtyCount; i < n; i++) {
      int p = (int) (heap.dirty[i] >> 32);
      if (heap.isLive(p) && isOfJdk(p)) {
        clearQueue(p, t, waiting);
      }
    }
  }

  private boolean isOfJdk(int r) {
    Klass k = heap.klass[r];
    return k.loader == 0 && k.isSubtypeOf(synchronizer);
  }

  /**
   * The frame of {@code acquire} in which a thread has parked in this step; negative if there is
   * none.
   */
  private int waitingFrame(GuestThread t) {
    for (int d = t.depth; d > 0 && d > t.lowWater; d--) {
      if (!t.methods[d].holder.name.equals("java/util/concurrent/locks/LockSupport")) {
        break;
      }
      if (t.methods[d - 1] == acquire && isOfJdk((int) t.stack[t.bases[d - 1]])) {
        return d - 1;
      }
    }
    return -1;
  }

  /**
   * When the thread goes on it asks for its predecessor again unless it is known to be the first,
   * and tries as often as {@code spins} says before it parks again: in vain, if the first time was.
   */
  private static void forgetPast(GuestThread t, int base) {
    t.stack[base + SPINS] = 0;
    t.stack[base + POST_SPINS] = 0;
    if (t.stack[base + FIRST] == 0) {
      t.stack[base + PRED] = 0;
    }
  }

  private void clearQueue(int sync, GuestThread t, int waiting) {
    int h = (int) heap.field(sync, head);
    if (h == 0) {
      return;
    }
    int first = (int) heap.field(h, next);
    if (heap.field(sync, tail) == h) {
      if (first == 0 && !isInUse(h, t, -1)) {
        heap.setField(sync, head, 0);
        heap.setField(sync, tail, 0);
      }
      return;
    }
    GuestThread behind =
        first == 0 ? null : machine.otherThreads().ofObject((int) heap.field(first, waiter));
    if (behind == null || heap.field(first, prev) != h) {
      return;
    }
    Heap.LocalChain chain =
        heap.chain(machine.universe().site(acquire, -1, exclusiveNode).id, behind.number);
    if (heap.isIn(chain, h) || isInUse(h, t, waiting)) {
      return;
    }
    long[] fields = new long[exclusiveNode.instanceSlots];
    fields[next] = first;
    int fresh = heap.allocate(chain, exclusiveNode, fields, 16 + 8 * fields.length);
    heap.setField(sync, head, fresh);
    heap.setField(first, prev, fresh);
    if (waiting >= 0 && t.stack[t.bases[waiting] + PRED] == h) {
      t.stack[t.bases[waiting] + PRED] = fresh;
    }
  }

  /**
   * Whether a thread is in the midst of something with a node, other than remembering it as the one
   * in front of it in the given frame of {@code t}. Only what can still be read counts, so that the
   * answer follows from the state.
   */
  private boolean isInUse(int node, GuestThread t, int frame) {
    return isInUse(node, t, t, frame)
        || machine.otherThreads().isAnyUsing(node, u -> isInUse(node, u, t, frame));
  }

  private static boolean isInUse(int node, GuestThread u, GuestThread t, int frame) {
    for (int d = 0; d <= u.depth; d++) {
      if (u.methods[d].holder.name.startsWith(SYNCHRONIZER)
          && holds(u, d, node, u == t && d == frame)) {
        return true;
      }
    }
    return false;
  }

  private static boolean holds(GuestThread u, int frame, int node, boolean otherThanPred) {
    Method m = u.methods[frame];
    int base = u.bases[frame];
    int n = (frame < u.depth ? u.bases[frame + 1] : u.sp) - base;
    long[] live = m.flow().liveMask(m.bci(Throwables.pcOf(u, frame)));
    for (int i = 0; i < n; i++) {
      if (u.stack[base + i] == node
          && (live[i >> 6] & (1L << i)) != 0
          && !(otherThanPred && i == PRED)) {
        return true;
      }
    }
    return false;
  }
}
