package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;

/**
 * Objects from recorded numbers. An object is 0 for null, 1 and the number of an earlier one, 2 and
 * its contents if it is new, 3 and a number for a constant of an enumeration, 4 and the name of its
 * class (a number of characters, then these) before one of the others if it is of another class
 * than the one that is declared, or 5 and a value for the box that {@code valueOf} gives. 6 and the
 * name of a class before an argument say that the class is initialised first, since its initialiser
 * reads inputs. Contents are the fields, those of superclasses first, or the length and the
 * elements of an array.
 */
public final class RecordedObjects {
  public static final int NULL = 0;
  public static final int EARLIER = 1;
  public static final int NEW = 2;
  public static final int CONSTANT = 3;
  public static final int OF_CLASS = 4;
  public static final int BOXED = 5;
  public static final int INITIALIZED = 6;

  /** Instead of the number of an argument: the program has asked for an object. */
  public static final int DRAWN = 1000;

  private static final String INPUTS = "dev/assay/models/Inputs";

  private RecordedObjects() {}

  /** An argument. If a class has to be initialised first, it is read again afterwards. */
  static int readArgument(Machine m, Klass type, int number) {
    if (RecordedInputs.of(m) == null) {
      throw new Unsupported("an input of type " + type.externalName() + "; use assay bound");
    }
    m.classInit().require(m.current(), m.universe().require(INPUTS));
    if (number == 0) {
      m.classInit().require(m.current(), type); // it is no input whether there is a receiver
    }
    int position = RecordedInputs.position(m);
    if ((int) RecordedInputs.next(m) == INITIALIZED) {
      // The initialiser reads what follows; afterwards the class need not be initialised again.
      m.classInit().require(m.current(), named(m));
      position = RecordedInputs.position(m);
    }
    RecordedInputs.goTo(m, position);
    int count = count(m);
    try {
      return read(m, type);
    } catch (Suspend e) {
      RecordedInputs.goTo(m, position);
      setCount(m, count);
      throw e;
    }
  }

  private static Klass named(Machine m) {
    char[] name = new char[(int) RecordedInputs.next(m)];
    for (int i = 0; i < name.length; i++) {
      name[i] = (char) RecordedInputs.next(m);
    }
    return m.loading().load(m.appLoader(), new String(name).replace('.', '/'));
  }

  private static int read(Machine m, Klass type) {
    int how = (int) RecordedInputs.next(m);
    if (how == NULL) {
      return 0;
    } else if (how == EARLIER) {
      return m.heap().arrayElement(objects(m), (int) RecordedInputs.next(m));
    } else if (how == OF_CLASS) {
      return read(m, named(m));
    } else if (type.isArray()) {
      return readArray(m, type);
    }
    m.classInit().require(m.current(), type);
    return switch (how) {
      case CONSTANT -> constant(m, type, (int) RecordedInputs.next(m));
      case BOXED -> readBox(m, type, RecordedInputs.next(m));
      default -> readFields(m, type);
    };
  }

  /** The box that {@code valueOf} gives. */
  private static int readBox(Machine m, Klass type, long value) {
    int box = kept(m, type, value);
    if (box == 0) {
      box = m.newInstance(type);
      m.heap().setField(box, type.declaredField("value").slot, value);
    }
    add(m, box);
    return box;
  }

  /** The box with a value that a class keeps; 0 if there is none. */
  private static int kept(Machine m, Klass type, long value) {
    if (type.name.equals("java/lang/Boolean")) {
      String name = value != 0 ? "TRUE" : "FALSE";
      return (int) m.heap().field(m.mirror(type), type.declaredField(name).slot);
    }
    String simple = type.name.substring(type.name.lastIndexOf('/') + 1);
    Klass holder = m.universe().require(type.name + "$" + simple + "Cache");
    m.classInit().require(m.current(), holder);
    int cache = (int) m.heap().field(m.mirror(holder), holder.declaredField("cache").slot);
    long index = value - (simple.equals("Character") ? 0 : Byte.MIN_VALUE);
    return index < 0 || index >= m.heap().arrayLength(cache)
        ? 0
        : m.heap().arrayElement(cache, (int) index);
  }

  /** The array of all input objects. */
  public static int objects(Machine m) {
    Klass inputs = m.universe().require(INPUTS);
    return (int) m.heap().field(m.mirror(inputs), inputs.declaredField("OBJECTS").slot);
  }

  /** How many input objects there are. */
  public static int count(Machine m) {
    Klass inputs = m.universe().require(INPUTS);
    return (int) m.heap().field(m.mirror(inputs), inputs.declaredField("count").slot);
  }

  /** Adds an input object. */
  public static void add(Machine m, int object) {
    int count = count(m);
    if (count == m.heap().arrayLength(objects(m))) {
      throw new Unsupported("more than " + count + " objects as inputs");
    }
    m.heap().setArrayElement(objects(m), count, object);
    setCount(m, count + 1);
  }

  private static void setCount(Machine m, int count) {
    Klass inputs = m.universe().require(INPUTS);
    m.heap().setField(m.mirror(inputs), inputs.declaredField("count").slot, count);
  }

  /** A constant of an enumeration, whose class must be initialised. */
  public static int constant(Machine m, Klass type, int number) {
    return m.heap().arrayElement(constants(m, type), number);
  }

  /** The array with the constants of an enumeration, whose class must be initialised. */
  public static int constants(Machine m, Klass type) {
    return (int) m.heap().field(m.mirror(type), type.declaredField("$VALUES").slot);
  }

  private static int readArray(Machine m, Klass type) {
    int length = (int) RecordedInputs.next(m);
    int array = m.newArray(type, length);
    add(m, array);
    for (int i = 0; i < length; i++) {
      long value = type.component.isPrimitive() ? RecordedInputs.next(m) : read(m, type.component);
      set(m, array, i, value);
    }
    return array;
  }

  private static void set(Machine m, int array, int index, long value) {
    Object data = m.heap().data[array];
    if (data instanceof int[] a) {
      a[index] = (int) value;
    } else if (data instanceof byte[] a) {
      a[index] = (byte) value;
    } else if (data instanceof long[] a) {
      a[index] = value;
    } else if (data instanceof char[] a) {
      a[index] = (char) value;
    } else {
      ((short[]) data)[index] = (short) value;
    }
  }

  private static int readFields(Machine m, Klass type) {
    int object = m.newInstance(type);
    add(m, object);
    readFields(m, type, object);
    return object;
  }

  private static void readFields(Machine m, Klass k, int object) {
    if (k.superKlass != null) {
      readFields(m, k.superKlass, object);
    }
    Heap heap = m.heap();
    for (Field f : k.fields) {
      if (!f.isStatic()) {
        long value =
            f.isReference()
                ? read(m, m.linker().ofDescriptor(k, f.descriptor))
                : RecordedInputs.next(m);
        heap.setField(object, f.slot, value);
      }
    }
  }
}
