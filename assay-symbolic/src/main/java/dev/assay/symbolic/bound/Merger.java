package dev.assay.symbolic.bound;

import dev.assay.machine.Machine;
import dev.assay.machine.flow.MethodFlow;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.save.DifferenceVisitor;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.symbolic.run.Inputs;
import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.run.Values;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes one state of two that stand at the same place in the program: where they differ in a
 * number, the new one has a term that is the one or the other, depending on which way was taken.
 * States that differ in a reference, or in anything but numbers, stay apart.
 */
final class Merger implements DifferenceVisitor {
  private final Machine machine;
  private final Heap heap;
  private final StateKeeper keeper;
  private final Values values;
  private final Terms terms;
  private final Map<Klass, char[]> fieldKinds = new HashMap<>();
  private final Map<Klass, char[]> staticKinds = new HashMap<>();
  private final Map<Method, Map<Integer, char[]>> slotKinds = new HashMap<>();

  // The two states that are being merged.
  private boolean possible;
  private Term first;
  private final List<Change> changes = new ArrayList<>();

  /** What has to be written into the first state. */
  private interface Change {
    void make();
  }

  Merger(Machine machine, StateKeeper keeper, Values values) {
    this.machine = machine;
    this.heap = machine.heap();
    this.keeper = keeper;
    this.values = values;
    this.terms = values.terms();
    this.first = terms.yes();
  }

  /** The state that two become, in which the machine is then; null if they cannot. */
  @Nullable PathState merge(PathState a, PathState b) {
    Path.Assumed common = a.path().common(b.path());
    Term ifA = a.path().beyond(common, terms);
    Term ifB = b.path().beyond(common, terms);
    possible = true;
    first = ifA;
    changes.clear();
    keeper.compare(a.state(), b.state(), this);
    if (!possible) {
      return null;
    }
    keeper.restore(a.state());
    changes.forEach(Change::make);
    Inputs inputsOfA = a.path().inputs();
    Inputs inputsOfB = b.path().inputs();
    Inputs inputs =
        inputsOfA == inputsOfB ? inputsOfA : new Inputs.Merged(ifA, inputsOfA, inputsOfB);
    Path merged =
        new Path(
                common,
                inputs,
                a.path().loops().merge(b.path().loops()),
                Path.mostRead(a.path(), b.path()))
            .assuming(terms.or(ifA, ifB));
    machine.hostValues().setPath(merged);
    return new PathState((int) keeper.save(), merged);
  }

  private long either(long inA, long inB, Sort sort) {
    return values.of(terms.ite(first, values.of(inA, sort), values.of(inB, sort)));
  }

  // ---- differences ----

  @Override
  public void other() {
    possible = false;
  }

  @Override
  public void object(
      int position,
      @Nullable Klass klassInA,
      @Nullable Object inA,
      @Nullable Klass klassInB,
      @Nullable Object inB) {
    if (!possible || klassInA == null || klassInA != klassInB || inA == null || inB == null) {
      possible = false;
      return;
    }
    int length = Heap.length(inA);
    if (length != Heap.length(inB)) {
      possible = false;
    } else if (klassInA.isArray()) {
      array(position, klassInA.kind, inA, inB, length);
    } else {
      fields(position, klassInA, (long[]) inA, (long[]) inB);
    }
  }

  private void array(int position, char kind, Object inA, Object inB, int length) {
    if (kind == 'L' || kind == '[') {
      possible = false;
      return;
    }
    Sort sort = Values.sort(kind);
    long[] merged = new long[length];
    for (int i = 0; i < length; i++) {
      long x = element(inA, i);
      long y = element(inB, i);
      if (x != y && (Values.isHidden(x) || Values.isHidden(y))) {
        possible = false;
        return;
      }
      merged[i] = x == y ? x : either(x, y, sort);
    }
    changes.add(() -> heap.replace(position, merged));
  }

  private static long element(Object data, int index) {
    if (data instanceof int[] ints) {
      return ints[index];
    } else if (data instanceof byte[] bytes) {
      return bytes[index];
    } else if (data instanceof long[] longs) {
      return longs[index];
    } else if (data instanceof char[] chars) {
      return chars[index];
    }
    return ((short[]) data)[index];
  }

  private void fields(int position, Klass k, long[] inA, long[] inB) {
    char[] kinds =
        k == machine.universe().classKlass()
            ? staticKinds(machine.universe().klasses[(int) inA[Klass.KLASS_ID]])
            : fieldKinds(k);
    for (int slot = 0; slot < inA.length; slot++) {
      if (inA[slot] != inB[slot]) {
        int at = slot;
        change(kinds[slot], inA[slot], inB[slot], v -> heap.setField(position, at, v));
      }
    }
  }

  private interface Write {
    void accept(long value);
  }

  private void change(char kind, long inA, long inB, Write write) {
    boolean isReference = kind == 0 || kind == 'L' || kind == '[';
    if (isReference || Values.isHidden(inA) || Values.isHidden(inB)) {
      possible = false;
      return;
    }
    long merged = either(inA, inB, Values.sort(kind));
    changes.add(() -> write.accept(merged));
  }

  @Override
  public void frame(int thread, int depth, Method m, int pc, long[] inA, long[] inB) {
    if (m.map == null) {
      possible = false;
      return;
    }
    char[] kinds = slotKinds(m, m.bci(pc));
    for (int slot = 0; slot < inA.length; slot++) {
      if (inA[slot] != inB[slot]) {
        int at = slot;
        change(kinds[slot], inA[slot], inB[slot], v -> setSlot(thread, depth, at, v));
      }
    }
    changes.add(
        () -> {
          GuestThread t = machine.threadTable().byNumber(thread);
          m.map.refill(pc, t.stack, t.bases[depth]);
        });
  }

  private void setSlot(int thread, int depth, int slot, long value) {
    GuestThread t = machine.threadTable().byNumber(thread);
    machine.threadControl().setSlot(t, depth, slot, value);
  }

  // ---- kinds ----

  private char[] slotKinds(Method m, int bci) {
    return slotKinds
        .computeIfAbsent(m, x -> new HashMap<>())
        .computeIfAbsent(bci, at -> MethodFlow.kinds(m.holder.file, m.info, at));
  }

  private char[] fieldKinds(Klass k) {
    return fieldKinds.computeIfAbsent(
        k,
        x -> {
          char[] kinds = new char[k.instanceSlots];
          for (Klass c = k; c != null; c = c.superKlass) {
            for (Field f : c.fields) {
              if (!f.isStatic()) {
                kinds[f.slot] = f.kind();
              }
            }
          }
          return kinds;
        });
  }

  /** Of a class object: the fields of the class it stands for. */
  private char[] staticKinds(Klass subject) {
    return staticKinds.computeIfAbsent(
        subject,
        x -> {
          char[] kinds = new char[subject.mirrorSlots];
          for (Field f : subject.fields) {
            if (f.isStatic()) {
              kinds[f.slot] = f.kind();
            }
          }
          return kinds;
        });
  }
}
