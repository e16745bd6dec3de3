package dev.assay.symbolic.run;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.natives.input.RecordedObjects;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.symbolic.input.InputType;
import dev.assay.symbolic.input.InputTypes;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Objects that are inputs. What a field of one refers to is open until the program reads it: then
 * it is null, an object of a fitting type that is an input already, or a new one of a class that
 * {@link InputTypes} knows. Of an array that is too long for us the program may only learn the
 * length.
 *
 * <p>Whoever has made an object has initialised its class. If that can be noticed it must not
 * happen when the program looks: then the inputs are not left open, but all found out at once.
 *
 * <p>Nothing is named by the order in which it happens, but by the object and the slot concerned,
 * so an instruction that is executed again gets the same again.
 */
final class InputObjects {
  private static final String INPUTS = "dev/assay/models/Inputs";
  private static final int ABSENT = -1;
  private static final int SYNTHETIC = 0x1000;

  private final Machine machine;
  private final Heap heap;
  private final Values values;
  private final Terms terms;
  private final JavaTerms java;
  private final Decisions decisions;
  private final int maxArray;
  private final int maxObjects;
  private final InputTypes types;
  private final InputCandidates candidates;
  private final SymbolicBoxes boxes;
  private final @Nullable EntryPoint entry;
  private int unknown = -1;

  private final Set<Klass> classesMade = new HashSet<>();

  /** The classes that were initialised because an input may refer to an object of them. */
  private final Set<Klass> initialized = new HashSet<>();

  /**
   * @param entry the method whose parameters are inputs; null: there are none
   * @param maxArray the longest array that is an input
   * @param maxObjects how many objects of one class are
   */
  InputObjects(
      Machine machine,
      Values values,
      Decisions decisions,
      SymbolicBoxes boxes,
      @Nullable EntryPoint entry,
      int maxArray,
      int maxObjects) {
    this.machine = machine;
    this.heap = machine.heap();
    this.values = values;
    this.terms = values.terms();
    this.java = values.java();
    this.decisions = decisions;
    this.maxArray = maxArray;
    this.maxObjects = maxObjects;
    this.boxes = boxes;
    this.entry = entry;
    this.types = new InputTypes(machine);
    this.candidates = new InputCandidates(machine, types, entry);
  }

  Set<Klass> classesMade() {
    return classesMade;
  }

  InputTyping typing() {
    return candidates.typing();
  }

  /** From now on there may be such objects. */
  void enable() {
    Klass inputs = machine.universe().require(INPUTS);
    unknown = (int) heap.field(machine.mirror(inputs), inputs.declaredField("UNKNOWN").slot);
  }

  /** Whether a value is a reference that is still open; it may also be a number that looks so. */
  boolean maybeOpen(long value) {
    return value == unknown;
  }

  /** Natives cannot find out what a reference is: none of an object or array may be open. */
  void rejectOpen(int object) {
    Klass k = heap.klass[object];
    boolean isOpen = false;
    if (k.isArray()) {
      if (heap.data[object] instanceof int[] elements && k.kind == 'L') {
        isOpen = Arrays.stream(elements).anyMatch(r -> r == unknown);
      }
    } else {
      long[] fields = heap.fields(object);
      for (int slot : k.referenceSlots) {
        isOpen |= fields[slot] == unknown;
      }
    }
    if (isOpen) {
      throw new Unsupported("an input that the program has not looked at");
    }
  }

  /** Whether a field that holds such a value is one of references. */
  boolean isOpenField(int object, int slot) {
    return fieldAt(heap.klass[object], slot).isReference();
  }

  private static Field fieldAt(Klass k, int slot) {
    for (Klass c = k; c != null; c = c.superKlass) {
      for (Field f : c.fields) {
        if (!f.isStatic() && f.slot == slot) {
          return f;
        }
      }
    }
    throw new IllegalStateException("no field " + slot + " in " + k.name);
  }

  /** Finds out what a field refers to; {@link Decisions#UNKNOWN} if the run has to stop first. */
  int resolveField(GuestThread t, int object, int slot) {
    Field f = fieldAt(heap.klass[object], slot);
    Klass erased = machine.linker().ofDescriptor(f.holder, f.descriptor);
    InputType type = types.field(candidates.typeOf(object), f);
    int found = resolve(t, type, erased, object, slot, !isOuterInstance(f));
    if (found != Decisions.UNKNOWN) {
      heap.setField(object, slot, found);
    }
    return found;
  }

  /** An inner object has an outer one, whose field the compiler has made. */
  private static boolean isOuterInstance(Field f) {
    return (f.flags & SYNTHETIC) != 0 && f.name.startsWith("this$");
  }

  /** The same for an element of an array. */
  int resolveElement(GuestThread t, int array, int index) {
    int found =
        resolve(
            t,
            types.element(candidates.typeOf(array)),
            heap.klass[array].component,
            array,
            index,
            true);
    if (found != Decisions.UNKNOWN) {
      heap.setArrayElement(array, index, found);
    }
    return found;
  }

  /** An argument of the method that is checked. */
  int argument(GuestThread t, Klass erased, int number) {
    InputType type = types.parameter(entry, erased, number);
    if (number == 0) {
      machine.classInit().require(t, erased);
    }
    return drawn(t, type, erased, number, number > 0);
  }

  /** An object that the program asks for, given a number that is different for each. */
  int drawn(GuestThread t, Klass type, int number, boolean nullable) {
    machine.classInit().require(t, machine.universe().require(INPUTS));
    if (unknown < 0) {
      enable();
    }
    return drawn(t, types.parameter(null, type, number), type, number, nullable);
  }

  private int drawn(GuestThread t, InputType type, Klass erased, int number, boolean nullable) {
    int found = earlier(number);
    if (found == ABSENT) {
      found = resolve(t, type, erased, 0, number, nullable);
    }
    return found == Decisions.UNKNOWN || settle(t, found, new HashSet<>())
        ? found
        : Decisions.UNKNOWN;
  }

  /** What is known of an argument, from before the run had to stop. */
  private int earlier(int number) {
    int[] found = {ABSENT};
    Inputs.forEach(
        Path.of(machine).inputs(),
        each -> {
          if (each instanceof Inputs.Resolved r && r.holder() == 0 && r.slot() == number) {
            found[0] = r.target();
          }
        });
    return found[0];
  }

  /** Finds out what must not be left open; false if the run has to stop first. */
  private boolean settle(GuestThread t, int object, Set<Integer> seen) {
    if (object == 0 || !seen.add(object) || !candidates.isInput(object)) {
      return true;
    }
    Klass k = heap.klass[object];
    InputType type = candidates.typeOf(object);
    return k.isArray()
        ? k.component.isPrimitive() || settleElements(t, object, type, seen)
        : settleFields(t, k, object, type, seen);
  }

  private boolean settleElements(GuestThread t, int array, InputType type, Set<Integer> seen) {
    boolean isNoticed = types.mayBeNoticed(types.element(type));
    if (heap.data[array] instanceof long[]) { // it is too long
      if (isNoticed) {
        SymbolicArrays.rejectHidden(heap.data[array]);
      }
      return true;
    }
    for (int i = 0; i < heap.arrayLength(array); i++) {
      int found = heap.arrayElement(array, i);
      if (found == unknown && (isNoticed || isBegun(array, i))) {
        found = resolveElement(t, array, i);
      }
      if (found == Decisions.UNKNOWN || (found != unknown && !settle(t, found, seen))) {
        return false;
      }
    }
    return true;
  }

  /** In the order in which whoever makes the run again makes them. */
  private boolean settleFields(
      GuestThread t, Klass k, int object, InputType type, Set<Integer> seen) {
    if (k.superKlass != null && !settleFields(t, k.superKlass, object, type, seen)) {
      return false;
    }
    for (Field f : k.fields) {
      if (f.isStatic() || !f.isReference()) {
        continue;
      }
      int found = (int) heap.field(object, f.slot);
      if (found == unknown
          && (types.mayBeNoticed(types.field(type, f)) || isBegun(object, f.slot))) {
        found = resolveField(t, object, f.slot);
      }
      if (found == Decisions.UNKNOWN || (found != unknown && !settle(t, found, seen))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a reference is known not to be null, though not what it is: a class comes first. */
  private boolean isBegun(int holder, int slot) {
    return Path.of(machine).holds(terms.not(isNull(holder, slot)));
  }

  private Term isNull(int holder, int slot) {
    return java.le(choice(holder, slot), terms.ofInt(-1));
  }

  private Term choice(int holder, int slot) {
    return terms.variable("r" + holder + "_" + slot, Values.sort('I'));
  }

  /**
   * Finds out what a reference is.
   *
   * @param declared what is left of its type at run time
   */
  private int resolve(
      GuestThread t, InputType wanted, Klass declared, int holder, int slot, boolean nullable) {
    InputCandidates.Found all = candidates.of(wanted, declared, holder, slot);
    if (nullable && all.count() == 0) {
      return resolved(holder, slot, 0, declared, null); // the types of other inputs leave nothing
    }
    if (nullable) {
      switch (decisions.ask(isNull(holder, slot))) {
        case YES -> {
          return resolved(holder, slot, 0, declared, null);
        }
        case STOP -> {
          return Decisions.UNKNOWN;
        }
        case NO -> {}
      }
    }
    List<Integer> known = all.known();
    List<InputType> made = all.made();
    String others = all.others();
    int chosen = decisions.oneOf(choice(holder, slot), 0, all.count());
    if (chosen == Decisions.UNKNOWN) {
      return chosen;
    }
    if (chosen < known.size()) {
      return resolved(holder, slot, known.get(chosen), declared, null);
    }
    if (chosen - known.size() == made.size()) {
      throw new Unsupported(
          others == null ? "an input of type " + wanted.klass().externalName() : others);
    }
    InputType type = made.get(chosen - known.size());
    if (InputTypes.isEnum(type.klass())) {
      return constant(t, type.klass(), holder, slot, declared);
    }
    int found = make(t, type, holder, slot);
    return found == Decisions.UNKNOWN ? found : resolved(holder, slot, found, declared, null);
  }

  private int resolved(
      int holder, int slot, int target, Klass declared, Inputs.@Nullable Constant constant) {
    Path path = Path.of(machine);
    machine
        .hostValues()
        .setPath(
            path.with(
                new Inputs.Resolved(path.inputs(), holder, slot, target, declared, constant)));
    return target;
  }

  private int constant(GuestThread t, Klass type, int holder, int slot, Klass declared) {
    initialize(t, type, holder);
    int[] all = heap.ints(RecordedObjects.constants(machine, type));
    if (all.length == 0) {
      throw new Unsupported("an input of type " + type.externalName());
    }
    Term which = terms.variable("e" + holder + "_" + slot, Values.sort('I'));
    int number = decisions.oneOf(which, 0, all.length);
    return number == Decisions.UNKNOWN
        ? number
        : resolved(
            holder,
            slot,
            all[number],
            declared,
            new Inputs.Constant(type, number, name(all[number])));
  }

  private int make(GuestThread t, InputType type, int holder, int slot) {
    Klass k = type.klass();
    if (!k.isArray()) {
      initialize(t, k, holder);
    }
    if (candidates.number(k) >= maxObjects) {
      throw new Unsupported(
          "more than "
              + maxObjects
              + " objects of class "
              + k.externalName()
              + " as inputs; raise --max-objects");
    }
    return k.isArray() ? makeArray(type, holder, slot) : makeObject(t, type);
  }

  private void initialize(GuestThread t, Klass type, int holder) {
    try {
      machine.classInit().require(t, type);
    } catch (Suspend e) {
      if (holder == 0) {
        Path path = Path.of(machine);
        machine.hostValues().setPath(path.with(new Inputs.Begun(path.inputs(), type)));
      } else {
        initialized.add(type);
      }
      throw e;
    }
  }

  /**
   * Whoever makes a run again makes each argument with all that it refers to at once: initialisers
   * of the latter cannot read inputs, since these would then come in another order.
   */
  void rejectReading(GuestThread t) {
    for (int d = 0; d <= t.depth && !initialized.isEmpty(); d++) {
      Klass k = t.methods[d].holder;
      if (t.methods[d].isClassInitializer()
          && initialized.stream().anyMatch(i -> i.isSubtypeOf(k))) {
        throw new Unsupported(
            "an input that the initialiser of "
                + k.externalName()
                + " reads, to whose objects another input may refer");
      }
    }
  }

  /** The name of a constant of an enumeration. */
  private String name(int constant) {
    Klass all = machine.universe().require("java/lang/Enum");
    return machine.strings().get((int) heap.field(constant, all.declaredField("name").slot));
  }

  private int makeObject(GuestThread t, InputType type) {
    Klass k = type.klass();
    boolean isBox = SymbolicBoxes.areCached(k);
    int object = isBox ? boxes.makeInput(t, k) : machine.newInstance(k);
    long[] fields = heap.fields(object);
    List<Inputs.Part> parts = new ArrayList<>();
    for (Klass c = k; c != null; c = c.superKlass) {
      for (Field f : c.fields) {
        if (f.isStatic()) {
          continue;
        }
        if (f.isReference()) {
          fields[f.slot] = unknown;
        } else {
          Term term = part(object, f.slot, f.kind());
          fields[f.slot] = values.of(term);
          parts.add(new Inputs.Part(f.slot, term));
        }
      }
    }
    made(object, type, isBox ? boxes.isOwn(object) : null, -1, null, parts);
    return object;
  }

  private int makeArray(InputType declared, int holder, int slot) {
    Klass type = declared.klass();
    Term length = terms.variable("l" + holder + "_" + slot, Values.sort('I'));
    int n = decisions.oneOf(length, 0, maxArray + 2);
    if (n == Decisions.UNKNOWN) {
      return n;
    }
    if (n > maxArray) {
      // Whether the program is interested in such arrays at all, only it can tell.
      int array = machine.allocate(type, SymbolicArrays.tooLong(values.of(length)), 32);
      made(array, declared, null, n, length, List.of());
      return array;
    }
    List<Inputs.Part> parts = new ArrayList<>();
    int array;
    if (type.component.isPrimitive()) {
      array = machine.newArray(type, n);
      long[] elements = new long[n];
      for (int i = 0; i < n; i++) {
        Term term = part(array, i, type.kind);
        elements[i] = values.of(term);
        parts.add(new Inputs.Part(i, term));
      }
      heap.replace(array, elements);
    } else {
      int[] elements = new int[n];
      Arrays.fill(elements, unknown);
      array = machine.newObjectArray(type, elements);
    }
    made(array, declared, null, n, null, parts);
    return array;
  }

  private void made(
      int object,
      InputType type,
      @Nullable Term isOwn,
      int length,
      @Nullable Term tooLong,
      List<Inputs.Part> parts) {
    RecordedObjects.add(machine, object);
    classesMade.add(type.klass());
    Path path = Path.of(machine);
    machine
        .hostValues()
        .setPath(
            path.with(
                new Inputs.Made(
                    path.inputs(), object, type, isOwn, length, tooLong, List.copyOf(parts))));
  }

  private Term part(int object, int slot, char kind) {
    Term variable = terms.variable("f" + object + "_" + slot + kind, InputCalls.variableSort(kind));
    return InputCalls.widened(terms, variable, kind);
  }
}
