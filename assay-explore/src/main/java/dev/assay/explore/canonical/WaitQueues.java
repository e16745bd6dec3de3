package dev.assay.explore.canonical;

import dev.assay.explore.jdk.lock.SynchronizerQueue;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import org.jspecify.annotations.Nullable;

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
  private final Machine machine;
  private final Heap heap;
  private final SynchronizerQueue queue;

  private WaitQueues(Machine machine, SynchronizerQueue queue) {
    this.machine = machine;
    this.heap = machine.heap();
    this.queue = queue;
  }

  /** Those of a machine; null if the queues of its JDK are not known. */
  static @Nullable WaitQueues of(Machine machine) {
    SynchronizerQueue queue = SynchronizerQueue.of(machine.universe());
    return queue == null ? null : new WaitQueues(machine, queue);
  }

  /** Clears what the step that a thread has just made leaves behind. */
  void clear(GuestThread t) {
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
    return k.loader == 0 && k.isSubtypeOf(queue.synchronizer);
  }

  /**
   * The frame of {@code acquire} in which a thread has parked in this step; negative if there is
   * none.
   */
  private int waitingFrame(GuestThread t) {
    for (int d = t.depth; d > 0 && d > t.lowWater; d--) {
      if (!SynchronizerQueue.isParking(t.methods[d])) {
        break;
      }
      if (t.methods[d - 1] == queue.acquire && isOfJdk((int) t.stack[t.bases[d - 1]])) {
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
    t.stack[base + SynchronizerQueue.SPINS] = 0;
    t.stack[base + SynchronizerQueue.POST_SPINS] = 0;
    if (t.stack[base + SynchronizerQueue.FIRST] == 0) {
      t.stack[base + SynchronizerQueue.PRED] = 0;
    }
  }

  private void clearQueue(int sync, GuestThread t, int waiting) {
    int h = (int) heap.field(sync, queue.head);
    if (h == 0) {
      return;
    }
    int first = (int) heap.field(h, queue.next);
    if (heap.field(sync, queue.tail) == h) {
      if (first == 0 && !isInUse(h, t, -1)) {
        heap.setField(sync, queue.head, 0);
        heap.setField(sync, queue.tail, 0);
      }
      return;
    }
    GuestThread behind =
        first == 0 ? null : machine.otherThreads().ofObject((int) heap.field(first, queue.waiter));
    if (behind == null || heap.field(first, queue.prev) != h) {
      return;
    }
    Heap.LocalChain chain =
        heap.chain(
            machine.universe().site(queue.acquire, -1, queue.exclusiveNode).id, behind.number);
    if (heap.isIn(chain, h) || isInUse(h, t, waiting)) {
      return;
    }
    long[] fields = new long[queue.exclusiveNode.instanceSlots];
    fields[queue.next] = first;
    int fresh = heap.allocate(chain, queue.exclusiveNode, fields, 16 + 8 * fields.length);
    heap.setField(sync, queue.head, fresh);
    heap.setField(first, queue.prev, fresh);
    if (waiting >= 0 && t.stack[t.bases[waiting] + SynchronizerQueue.PRED] == h) {
      t.stack[t.bases[waiting] + SynchronizerQueue.PRED] = fresh;
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
      if (SynchronizerQueue.mayUse(u.methods[d]) && holds(u, d, node, u == t && d == frame)) {
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
          && !(otherThanPred && i == SynchronizerQueue.PRED)) {
        return true;
      }
    }
    return false;
  }
}
