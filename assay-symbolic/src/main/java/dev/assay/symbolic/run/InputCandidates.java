package dev.assay.symbolic.run;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.natives.input.RecordedObjects;
import dev.assay.machine.types.Klass;
import dev.assay.symbolic.input.InputType;
import dev.assay.symbolic.input.InputTypes;
import dev.assay.symbolic.input.InputTypes.Choice;
import dev.assay.symbolic.input.InputTypes.Fit;
import dev.assay.symbolic.input.Typing.Reference;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a reference in an input may be, as far as types and the inputs so far tell. */
final class InputCandidates {
  /** In place of an object that was not made yet. */
  private static final int NEW = -1;

  private final Machine machine;
  private final Heap heap;
  private final InputTypes types;
  private final @Nullable EntryPoint entry;
  private @Nullable InputTyping typing;

  InputCandidates(Machine machine, InputTypes types, @Nullable EntryPoint entry) {
    this.machine = machine;
    this.heap = machine.heap();
    this.types = types;
    this.entry = entry;
  }

  /** The type for which an input was made. */
  InputType typeOf(int object) {
    Set<InputType> found = new HashSet<>();
    Inputs.forEach(
        Path.of(machine).inputs(),
        each -> {
          if (each instanceof Inputs.Made m && m.object() == object) {
            found.add(m.type());
          }
        });
    if (found.size() != 1) {
      throw new Unsupported("an input whose type depends on other inputs");
    }
    return found.iterator().next();
  }

  /**
   * What a reference may be.
   *
   * @param known objects that are inputs already
   * @param made types of objects that can be made
   * @param others what else it might be, or null
   */
  record Found(List<Integer> known, List<InputType> made, @Nullable String others) {
    int count() {
      return known.size() + made.size() + (others == null ? 0 : 1);
    }
  }

  Found of(InputType wanted, Klass declared, int holder, int slot) {
    Choice possible = types.choice(wanted);
    List<Integer> known = fitting(wanted);
    List<Klass> targets = new ArrayList<>();
    known.forEach(o -> targets.add(heap.klass[o]));
    possible.made().forEach(t -> targets.add(t.klass()));
    if (!typing().matters(holder == 0 ? null : heap.klass[holder], targets)) {
      return new Found(known, possible.made(), possible.others());
    }
    List<Reference> sure = InputTyping.sure(Path.of(machine).inputs());
    return new Found(
        known.stream()
            .filter(o -> fits(sure, new Reference(holder, slot, o, heap.klass[o], declared)))
            .toList(),
        possible.made().stream()
            .filter(t -> fits(sure, new Reference(holder, slot, NEW, t.klass(), declared)))
            .toList(),
        possible.others());
  }

  private boolean fits(List<Reference> sure, Reference next) {
    return !typing().excludes(sure, next);
  }

  InputTyping typing() {
    if (typing == null) {
      typing = new InputTyping(machine, types, entry);
    }
    return typing;
  }

  private List<Integer> fitting(InputType wanted) {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < RecordedObjects.count(machine); i++) {
      int object = heap.arrayElement(RecordedObjects.objects(machine), i);
      if (heap.klass[object].isSubtypeOf(wanted.klass())
          && types.fits(typeOf(object), wanted) != Fit.NO) {
        all.add(object);
      }
    }
    return all;
  }

  /** How many inputs of a class there are. */
  int number(Klass type) {
    int n = 0;
    for (int i = 0; i < RecordedObjects.count(machine); i++) {
      int object = heap.arrayElement(RecordedObjects.objects(machine), i);
      n += heap.klass[object] == type ? 1 : 0;
    }
    return n;
  }

  boolean isInput(int object) {
    for (int i = 0; i < RecordedObjects.count(machine); i++) {
      if (heap.arrayElement(RecordedObjects.objects(machine), i) == object) {
        return true;
      }
    }
    return false;
  }
}
