package dev.assay.symbolic.run;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.natives.input.RecordedObjects;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Objects that are inputs. What a field of one refers to is open until the program reads it: then
 * it is null, an object of a fitting type that is an input already, or a new one of the field's
 * type. If the program has subclasses of it, one of these would be possible as well, which is not
 * supported. Of an array that is too long for us the program may only learn the length.
 *
 * <p>Nothing is named by the order in which it happens, but by the object and the slot concerned,
 * so an instruction that is executed again gets the same again.
 */
public final class InputObjects {
  private static final String INPUTS = "dev/assay/models/Inputs";
  private static final int SYNTHETIC = 0x1000;

  private final Machine machine;
  private final Heap heap;
  private final Values values;
  private final Terms terms;
  private final Decisions decisions;
  private final int maxArray;
  private final int maxObjects;
  private final Subclasses subclasses;
  private int unknown = -1;

  /** The classes that were initialised because an input may refer to an object of them. */
  private final Set<Klass> initialized = new HashSet<>();

  /**
   * @param maxArray the longest array that is an input
   * @param maxObjects how many objects of one class are
   */
  public InputObjects(
      Machine machine, Values values, Decisions decisions, int maxArray, int maxObjects) {
    this.machine = machine;
    this.heap = machine.heap();
    this.values = values;
    this.terms = values.terms();
    this.decisions = decisions;
    this.maxArray = maxArray;
    this.maxObjects = maxObjects;
    this.subclasses = new Subclasses(machine.universe());
  }

  /** From now on there may be such objects. */
  public void enable() {
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
    Klass type = machine.linker().ofDescriptor(f.holder, f.descriptor);
    int found = resolve(t, type, object, slot, !isOuterInstance(f));
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
    int found = resolve(t, heap.klass[array].component, array, index, true);
    if (found != Decisions.UNKNOWN) {
      heap.setArrayElement(array, index, found);
    }
    return found;
  }

  /** An argument of the method that is checked. */
  int argument(GuestThread t, Klass type, int number) {
    return resolve(t, type, 0, number, number > 0);
  }

  private int resolve(GuestThread t, Klass type, int holder, int slot, boolean nullable) {
    if (!type.isArray()) {
      initialize(t, type, holder == 0);
    }
    boolean isEnum = isEnum(type);
    List<Integer> known = isEnum ? constants(type) : fitting(type);
    boolean mayBeNew = !isEnum && isPossible(type);
    int first = nullable ? -1 : 0;
    boolean mayBeOther = mayBeOther(type);
    int count = known.size() + (nullable ? 1 : 0) + (isEnum ? 0 : 1) + (mayBeOther ? 1 : 0);
    Term choice = terms.variable("r" + holder + "_" + slot, Values.sort('I'));
    int chosen = decisions.oneOf(choice, first, count);
    if (chosen == Decisions.UNKNOWN) {
      return chosen;
    }
    int found;
    if (chosen < 0) {
      found = 0;
    } else if (chosen < known.size()) {
      found = known.get(chosen);
    } else {
      if (chosen > known.size()) {
        throw new Unsupported(
            type.isArray()
                ? "an input that is an array of another type than " + text(type)
                : "an input of a subclass of " + type.externalName() + ", of which there are some");
      }
      if (!mayBeNew) {
        throw new Unsupported("an input of type " + type.externalName());
      }
      if (number(type) >= maxObjects) {
        throw new Unsupported(
            "more than "
                + maxObjects
                + " objects of class "
                + type.externalName()
                + " as inputs; raise --max-objects");
      }
      found = type.isArray() ? makeArray(type, holder, slot) : make(type);
      if (found == Decisions.UNKNOWN) {
        return found;
      }
    }
    Path path = Path.of(machine);
    machine
        .hostValues()
        .setPath(
            path.with(
                new Inputs.Resolved(
                    path.inputs(),
                    holder,
                    slot,
                    found,
                    isEnum ? chosen : -1,
                    isEnum && found != 0 ? name(found) : "")));
    return found;
  }

  private static boolean isEnum(Klass type) {
    return type.superKlass != null && type.superKlass.name.equals("java/lang/Enum");
  }

  /** Whether an input of a type may be of another one; an array may be one of subclasses. */
  private boolean mayBeOther(Klass type) {
    Klass of = type;
    while (of.isArray()) {
      of = of.component;
    }
    return !of.isPrimitive()
        && !isEnum(of)
        && (subclasses.exist(of) || (type.isArray() && of.isInterface()));
  }

  private static String text(Klass type) {
    return type.isArray() ? text(type.component) + "[]" : type.externalName();
  }

  private void initialize(GuestThread t, Klass type, boolean isArgument) {
    try {
      machine.classInit().require(t, type);
    } catch (Suspend e) {
      if (!isArgument) {
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

  private List<Integer> constants(Klass type) {
    List<Integer> all = new ArrayList<>();
    for (int constant : heap.ints(RecordedObjects.constants(machine, type))) {
      all.add(constant);
    }
    return all;
  }

  private List<Integer> fitting(Klass type) {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < RecordedObjects.count(machine); i++) {
      int object = heap.arrayElement(RecordedObjects.objects(machine), i);
      if (heap.klass[object].isSubtypeOf(type)) {
        all.add(object);
      }
    }
    return all;
  }

  private int number(Klass type) {
    int n = 0;
    for (int object : fitting(type)) {
      n += heap.klass[object] == type ? 1 : 0;
    }
    return n;
  }

  /** Whether objects of a type can be made without its constructors. */
  private boolean isPossible(Klass type) {
    if (type.isArray()) {
      return true;
    }
    if (Modifier.isAbstract(type.flags) || type.isInterface()) {
      return false;
    }
    for (Klass k = type; k != null; k = k.superKlass) {
      if ((k.loader == 0 || k.loader == machine.platformLoader())
          && !k.name.equals("java/lang/Object")
          && !k.name.equals("java/lang/Record")
          && !isBox(k)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isBox(Klass k) {
    return switch (k.name) {
      case "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Boolean",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/Number" ->
          true;
      default -> false;
    };
  }

  private int make(Klass type) {
    int object = machine.newInstance(type);
    long[] fields = heap.fields(object);
    List<Inputs.Part> parts = new ArrayList<>();
    for (Klass k = type; k != null; k = k.superKlass) {
      for (Field f : k.fields) {
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
    made(object, type, -1, null, parts);
    return object;
  }

  private int makeArray(Klass type, int holder, int slot) {
    Term length = terms.variable("l" + holder + "_" + slot, Values.sort('I'));
    int n = decisions.oneOf(length, 0, maxArray + 2);
    if (n == Decisions.UNKNOWN) {
      return n;
    }
    if (n > maxArray) {
      // Whether the program is interested in such arrays at all, only it can tell.
      int array = machine.allocate(type, SymbolicArrays.tooLong(values.of(length)), 32);
      made(array, type, n, length, List.of());
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
    made(array, type, n, null, parts);
    return array;
  }

  private void made(
      int object, Klass type, int length, @Nullable Term tooLong, List<Inputs.Part> parts) {
    RecordedObjects.add(machine, object);
    Path path = Path.of(machine);
    machine
        .hostValues()
        .setPath(
            path.with(
                new Inputs.Made(path.inputs(), object, type, length, tooLong, List.copyOf(parts))));
  }

  private Term part(int object, int slot, char kind) {
    Term variable = terms.variable("f" + object + "_" + slot + kind, InputCalls.variableSort(kind));
    return InputCalls.widened(terms, variable, kind);
  }
}
