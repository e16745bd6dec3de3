package dev.assay.symbolic.run;

import static dev.assay.machine.exec.Symbols.isTerm;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.code.Op;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import org.jspecify.annotations.Nullable;

/**
 * Arrays with terms as elements or indexes. An array with a term among its elements holds longs,
 * whatever its type; one of references never does.
 */
public final class SymbolicArrays {
  private final Heap heap;
  private final Values values;
  private final Computation computation;
  private final Decisions decisions;
  private final SymbolicText text;
  private final SymbolicBoxes boxes;
  private final ProgramThreads threads;

  public SymbolicArrays(Machine machine, Values values, Decisions decisions) {
    this.heap = machine.heap();
    this.values = values;
    this.computation = new Computation(values);
    this.decisions = decisions;
    Offers offers = new Offers(machine);
    this.threads = new ProgramThreads(machine);
    this.text = new SymbolicText(machine, values, decisions, offers, threads);
    this.boxes = new SymbolicBoxes(machine, values, offers);
  }

  SymbolicText text() {
    return text;
  }

  ProgramThreads threads() {
    return threads;
  }

  SymbolicBoxes boxes() {
    return boxes;
  }

  /** An element of an array, whatever it holds; the host complains as in the machine's own loop. */
  static long element(Object data, int op, int index) {
    if (data instanceof long[] longs) {
      rejectHidden(longs);
      return longs[index];
    }
    return switch (op) {
      case Op.IALOAD -> ((int[]) data)[index];
      case Op.LALOAD -> ((long[]) data)[index];
      case Op.BALOAD -> ((byte[]) data)[index];
      case Op.CALOAD -> ((char[]) data)[index];
      default -> ((short[]) data)[index];
    };
  }

  /** An element, whose index is inside the array. */
  public long element(int array, int index) {
    Object data = heap.data[array];
    if (data instanceof int[] ints) {
      return ints[index];
    } else if (data instanceof byte[] bytes) {
      return bytes[index];
    } else if (data instanceof long[] longs) {
      rejectHidden(longs);
      return longs[index];
    } else if (data instanceof char[] chars) {
      return chars[index];
    }
    return ((short[]) data)[index];
  }

  /** Nobody may look at the characters of hidden text, or the elements of an array too long. */
  static void rejectHidden(@Nullable Object data) {
    if (data instanceof long[] longs && longs.length > 0 && longs[0] == Values.HIDDEN) {
      throw new Unsupported(
          switch (longs.length) {
            case 1 -> "text that depends on an input";
            case 2 ->
                "an array as input of more elements than --max-array allows; raise it, or assume a"
                    + " shorter one";
            default -> "arguments that are inputs; give those that the program is to get after --";
          });
    }
  }

  /** The data of an array of which nobody may know more than its length. */
  static long[] tooLong(long length) {
    return new long[] {Values.HIDDEN, length};
  }

  /** The data of the array of a main method's arguments, of which nobody may know more either. */
  public static long[] unknownArguments() {
    return new long[] {Values.HIDDEN, 0, 0};
  }

  /** The length of such an array; 0 if it is none. */
  long hiddenLength(@Nullable Object data) {
    if (!(data instanceof long[] longs) || longs.length < 2 || longs[0] != Values.HIDDEN) {
      return 0;
    }
    return longs.length == 2 ? longs[1] : values.of(Values.argumentCount(values.terms()));
  }

  /** No native method may, either. */
  void rejectHidden(Method callee, long[] s, int base) {
    int slot = base + (callee.isStatic() ? 0 : 1);
    for (char kind : Descriptors.parameterKinds(callee.descriptor).toCharArray()) {
      if ((kind == 'L' || kind == '[') && s[slot] != 0) {
        Klass k = heap.klass[(int) s[slot]];
        if (k != null && k.isArray()) {
          rejectHidden(heap.data[(int) s[slot]]);
        }
      }
      slot += kind == 'J' || kind == 'D' ? 2 : 1;
    }
  }

  /** The first index at which two arrays differ, or -1; null if no term is concerned. */
  @Nullable Term mismatch(int a, int fromA, int b, int fromB, int length) {
    Terms terms = values.terms();
    Sort sort = Values.sort(heap.klass[a].kind);
    boolean symbolic = false;
    Term result = terms.ofInt(-1);
    for (int i = length - 1; i >= 0; i--) {
      long x = element(a, fromA + i);
      long y = element(b, fromB + i);
      symbolic |= isTerm(x) || isTerm(y);
      Term same = terms.eq(values.of(x, sort), values.of(y, sort));
      result = terms.ite(same, result, terms.ofInt(i));
    }
    return symbolic ? result : null;
  }

  /**
   * The element at an index that is a term, and inside the array; {@link Values#HIDDEN} if the run
   * has to stop first.
   */
  long load(int array, long index) {
    int length = heap.arrayLength(array);
    if (isOfReferences(array)) {
      int i = decisions.index(index, length);
      return i < 0 ? Values.HIDDEN : element(array, i);
    }
    return select(array, values.ofInt(index), length);
  }

  boolean isOfReferences(int array) {
    char kind = heap.klass[array].kind;
    return kind == 'L' || kind == '[';
  }

  private long select(int array, Term index, int length) {
    Terms terms = values.terms();
    Sort sort = Values.sort(heap.klass[array].kind);
    Term result = values.of(element(array, length - 1), sort);
    for (int i = length - 2; i >= 0; i--) {
      Term here = values.of(element(array, i), sort);
      result = terms.ite(terms.eq(index, terms.ofInt(i)), here, result);
    }
    return values.of(result);
  }

  /** Stores at an index that is a number; the host complains if it is not inside. */
  public void store(int array, int index, long value) {
    Object data = heap.data[array];
    if (array == 0) {
      throw new NullPointerException();
    }
    rejectHidden(data);
    if (index < 0 || index >= Heap.length(data)) {
      throw new ArrayIndexOutOfBoundsException(index);
    }
    char kind = heap.klass[array].kind;
    long stored = computation.narrow(kind, value);
    if (isTerm(stored) && kind != 'J' && kind != 'D') {
      hold(array);
    }
    heap.ensurePrivate(array);
    data = heap.data[array];
    if (data instanceof int[] ints) {
      ints[index] = (int) stored;
    } else if (data instanceof byte[] bytes) {
      bytes[index] = (byte) stored;
    } else if (data instanceof long[] longs) {
      longs[index] = stored;
    } else if (data instanceof char[] chars) {
      chars[index] = (char) stored;
    } else {
      ((short[]) data)[index] = (short) stored;
    }
  }

  /** Stores at an index that is a term, and inside the array. */
  void store(int array, long index, long value) {
    Terms terms = values.terms();
    Term at = values.ofInt(index);
    char kind = heap.klass[array].kind;
    Sort sort = Values.sort(kind);
    Term stored = values.of(computation.narrow(kind, value), sort);
    int length = heap.arrayLength(array);
    rejectHidden(heap.data[array]);
    hold(array);
    heap.ensurePrivate(array);
    long[] data = (long[]) heap.data[array];
    for (int i = 0; i < length; i++) {
      Term before = values.of(data[i], sort);
      data[i] = values.of(terms.ite(terms.eq(at, terms.ofInt(i)), stored, before));
    }
  }

  /** Lets an array hold longs. */
  public void hold(int array) {
    Object data = heap.data[array];
    if (!(data instanceof long[])) {
      heap.replace(array, longs(array, Heap.length(data)));
    }
  }

  private long[] longs(int array, int length) {
    long[] all = new long[length];
    for (int i = 0; i < length; i++) {
      all[i] = element(array, i);
    }
    return all;
  }

  /**
   * Copies elements between arrays of the same primitive type, at least one of which holds longs.
   */
  public void copy(int from, int fromIndex, int to, int toIndex, int length) {
    long[] source = new long[length];
    for (int i = 0; i < length; i++) {
      source[i] = element(from, fromIndex + i);
    }
    for (int i = 0; i < length; i++) {
      store(to, toIndex + i, source[i]);
    }
  }

  /** Whether an array holds longs though its elements are narrower. */
  public boolean isHeld(int array) {
    char kind = heap.klass[array].kind;
    return heap.klass[array].isArray()
        && kind != 'J'
        && kind != 'D'
        && heap.data[array] instanceof long[];
  }
}
