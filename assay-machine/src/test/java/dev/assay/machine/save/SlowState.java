package dev.assay.machine.save;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;

/**
 * Writes down the state of a live machine in full, slowly and without any help from the package
 * under test: two states are equal exactly if their texts are. Objects go by their positions.
 * Objects that were there at the beginning are mentioned if they have changed, whether reachable or
 * not; all others if they can be reached.
 */
final class SlowState {
  private final Machine machine;
  private final Heap heap;
  private final boolean schedule;

  /** The heap as it was at the beginning. */
  private final Object[] before;

  private final Object[] beforeCopies;

  private final TreeSet<String> lines = new TreeSet<>();
  private final BitSet seen = new BitSet();
  private final Deque<Integer> pending = new ArrayDeque<>();

  SlowState(Machine machine, boolean schedule) {
    this.machine = machine;
    this.heap = machine.heap();
    this.schedule = schedule;
    this.before = heap.data.clone();
    this.beforeCopies = new Object[before.length];
    for (int i = 0; i < before.length; i++) {
      beforeCopies[i] = before[i] == null ? null : copy(before[i]);
    }
  }

  /** The lines of the text, in no particular but always the same order. */
  List<String> describe() {
    lines.clear();
    seen.clear();
    machineItself();
    for (GuestThread t : machine.threadTable().all()) {
      thread(t);
    }
    for (int p = 1; p < before.length; p++) {
      if (before[p] != null && heap.data[p] != before[p] && !same(heap.data[p], beforeCopies[p])) {
        reach(p);
      }
    }
    for (Klass k : machine.universe().klasses) {
      if (k != null && heap.isLive(k.mirror) && !wasThere(k.mirror)) {
        reach(k.mirror);
      }
    }
    while (!pending.isEmpty()) {
      object(pending.pop());
    }
    return new ArrayList<>(lines);
  }

  private void machineItself() {
    lines.add("time " + machine.clock().nanoTime());
    if (schedule) {
      lines.add("turn " + machine.threads().turn() + " " + machine.threads().switchRequested());
    }
    lines.add("bytes " + heap.youngBytes);
    lines.add("pending " + machine.pendingReferences().head());
    reach(machine.pendingReferences().head());
    machine
        .classInit()
        .errors()
        .forEach(
            (k, e) -> {
              lines.add("failed " + machine.universe().klasses[k] + " " + e);
              reach(e);
            });
    for (int block : machine.rawMemory().blocks()) {
      lines.add("block " + block);
      reach(block);
    }
    lines.add("files " + machine.hostValues().number());
  }

  private boolean wasThere(int p) {
    return p < before.length && before[p] != null;
  }

  private void reach(int r) {
    if (r != 0 && heap.isLive(r) && !seen.get(r)) {
      seen.set(r);
      pending.push(r);
    }
  }

  // ---- threads ----

  private void thread(GuestThread t) {
    StringBuilder b = new StringBuilder("thread " + t.number + " " + t.object + " " + t.status);
    b.append(t.daemon ? " daemon" : "").append(t.interrupted ? " interrupted" : "");
    b.append(t.parkPermit ? " permit" : "").append(t.notified ? " notified" : "");
    b.append(" phase ").append(t.phase);
    switch (t.status) {
      case WAITING ->
          b.append(" on " + t.waitObject + " x " + t.waitCount + " until " + t.deadline);
      case BLOCKED, AWAITING_INITIALIZATION -> b.append(" on " + t.waitObject);
      case PARKED, SLEEPING -> b.append(" until " + t.deadline);
      default -> {}
    }
    if (b.indexOf(" on ") >= 0) {
      reach(t.waitObject);
    }
    lines.add(b.toString());
    reach(t.object);
    for (int i = 0; i < t.heldCount; i++) {
      lines.add("monitor of " + t.held[i] + ": " + heap.lock[t.held[i]]);
      reach(t.held[i]);
    }
    for (int i = 0; i <= t.depth; i++) {
      frame(t, i);
    }
  }

  private void frame(GuestThread t, int i) {
    Method m = t.methods[i];
    int end = i == t.depth ? t.sp : t.bases[i + 1];
    int at = Throwables.pcOf(t, i);
    StringBuilder b = new StringBuilder("thread " + t.number + " frame " + i + " " + m);
    b.append(" #")
        .append(m.id)
        .append(" pc ")
        .append(t.pcs[i])
        .append(at == t.pcs[i] ? "" : " after");
    b.append(" slots ").append(end - t.bases[i]);
    for (int s = 0; s < end - t.bases[i]; s++) {
      long v = t.stack[t.bases[i] + s];
      boolean receiver = s == 0 && m.isSynchronized() && !m.isStatic();
      if (!m.hasFlow()) {
        b.append(' ').append(isUpperHalf(m, s) ? "-" : v);
        if (v > 0 && v < heap.data.length && !isUpperHalf(m, s)) {
          reach((int) v);
        }
      } else if (receiver || m.flow().isLive(m.bci(at), s)) {
        b.append(' ').append(v);
        if (receiver || m.flow().isReference(m.bci(at), s)) {
          reach((int) v);
        }
      } else {
        b.append(" -");
      }
    }
    lines.add(b.toString());
  }

  private static boolean isUpperHalf(Method m, int slot) {
    int s = m.isStatic() ? 0 : 1;
    for (String p : dev.assay.machine.classfile.Descriptors.parameterTypes(m.descriptor)) {
      int width = dev.assay.machine.classfile.Descriptors.slots(p);
      if (width == 2 && slot == s + 1) {
        return true;
      }
      s += width;
    }
    return false;
  }

  // ---- objects ----

  private void object(int p) {
    Klass k = heap.klass[p];
    Object d = heap.data[p];
    boolean untouched = wasThere(p) && (d == before[p] || same(d, beforeCopies[p]));
    boolean asNew = machine.mirrors().isFixed(p) && same(d, machine.mirrors().pristine(p));
    if (untouched || (asNew && !wasThere(p))) {
      return; // it leads nowhere else than at the beginning
    }
    lines.add("object " + p + " " + k + " #" + k.id + " " + text(d));
    if (k.isArray()) {
      if (k.kind == 'L') {
        for (int r : (int[]) d) {
          reach(r);
        }
      }
      return;
    }
    long[] fields = (long[]) d;
    for (Klass c = k; c != null; c = c.superKlass) {
      for (Field f : c.fields) {
        if (!f.isStatic() && f.isReference()) {
          reach((int) fields[f.slot]);
        }
      }
    }
    if (k == machine.universe().classKlass()) {
      for (Field f : machine.klassOf(p).fields) {
        if (f.isStatic() && f.isReference()) {
          reach((int) fields[f.slot]);
        }
      }
      reach((int) fields[Klass.RESOLVED]);
      reach((int) fields[Klass.DOMAIN]);
    }
  }

  private static Object copy(Object d) {
    if (d instanceof long[] a) {
      return a.clone();
    } else if (d instanceof int[] a) {
      return a.clone();
    } else if (d instanceof byte[] a) {
      return a.clone();
    } else if (d instanceof char[] a) {
      return a.clone();
    }
    return ((short[]) d).clone();
  }

  private static boolean same(Object a, Object b) {
    return Arrays.deepEquals(new Object[] {a}, new Object[] {b});
  }

  private static String text(Object d) {
    String s = Arrays.deepToString(new Object[] {d});
    return s.substring(1, s.length() - 1);
  }
}
