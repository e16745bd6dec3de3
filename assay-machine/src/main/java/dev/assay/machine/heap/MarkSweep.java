package dev.assay.machine.heap;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.types.Klass;
import java.util.Arrays;

/**
 * Mark-and-sweep over the whole heap, to give memory back during a long run. Frames are scanned
 * conservatively: a number that happens to look like a reference keeps an object alive, which costs
 * memory but is never wrong.
 */
public final class MarkSweep {
  private final Machine machine;
  private final Heap heap;
  private final long[] marks;
  private int[] stack = new int[1024];
  private int top;

  public MarkSweep(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
    this.marks = new long[(heap.data.length >> 6) + 1];
  }

  public void collect() {
    for (GuestThread t : machine.threads().all()) {
      mark(t.object);
      mark(t.waitObject);
      for (int i = 0; i < t.sp; i++) {
        long v = t.stack[i];
        if (v > 0 && v < heap.data.length) {
          mark((int) v);
        }
      }
    }
    machine.forEachRoot(this::mark);
    drain();
    sweep();
  }

  private void mark(int r) {
    if (r <= 0 || r >= heap.data.length || heap.data[r] == null) {
      return;
    }
    int word = r >> 6;
    long bit = 1L << r;
    if ((marks[word] & bit) == 0) {
      marks[word] |= bit;
      if (top == stack.length) {
        stack = Arrays.copyOf(stack, top * 2);
      }
      stack[top++] = r;
    }
  }

  private void drain() {
    while (top > 0) {
      int r = stack[--top];
      References.forEach(heap.klass[r], heap.data[r], machine, this::mark);
    }
  }

  private void sweep() {
    long objects = 0;
    long bytes = 0;
    Object[] data = heap.data;
    for (int r = 1; r < data.length; r++) {
      if (data[r] == null) {
        continue;
      }
      if ((marks[r >> 6] & (1L << r)) == 0) {
        heap.free(r);
      } else {
        objects++;
        Klass k = heap.klass[r];
        bytes +=
            k.isArray()
                ? Heap.arrayBytes(k.kind, Heap.length(data[r]))
                : 16 + 8L * ((long[]) data[r]).length;
      }
    }
    heap.collected(objects, bytes);
  }
}
