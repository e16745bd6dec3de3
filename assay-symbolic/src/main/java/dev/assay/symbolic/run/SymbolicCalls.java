package dev.assay.symbolic.run;

import static dev.assay.machine.exec.Symbols.isTerm;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.exec.Symbols;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.symbolic.contract.ContractCalls;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Op;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Native methods that are given terms or make them: inputs and assumptions ({@link InputCalls}),
 * copies of arrays, bits of floats, accesses through Unsafe. Any other native method that is given
 * a term ends the run as unsupported.
 */
public final class SymbolicCalls implements Symbols {
  private static final String UNSAFE = "jdk/internal/misc/Unsafe";
  private static final String ARRAYS = "jdk/internal/util/ArraysSupport";
  private static final String OUTPUT = "dev/assay/models/java/io/PlainOutput";

  private final Machine machine;
  private final Heap heap;
  private final Values values;
  private final Terms terms;
  private final JavaTerms java;
  private final Decisions decisions;
  private final SymbolicArrays arrays;
  private final InputObjects objects;
  private final InputCalls inputs;
  private final SymbolicMath math;
  private final SymbolicText text;
  private final SymbolicBoxes boxes;
  private @Nullable ContractCalls contracts;

  public SymbolicCalls(
      Machine machine,
      Values values,
      Decisions decisions,
      SymbolicArrays arrays,
      InputObjects objects) {
    this.machine = machine;
    this.heap = machine.heap();
    this.values = values;
    this.terms = values.terms();
    this.java = values.java();
    this.decisions = decisions;
    this.arrays = arrays;
    this.objects = objects;
    this.inputs = new InputCalls(machine, values, objects);
    Offers offers = new Offers(machine);
    this.math = new SymbolicMath(values, offers);
    this.text = arrays.text();
    this.boxes = arrays.boxes();
    offers.add(ARRAYS, "vectorizedMismatch", "mismatch([FI[FII)I", "mismatch([DI[DII)I");
  }

  /** From now on contracts take the place of methods. */
  void setContracts(ContractCalls used) {
    contracts = used;
  }

  @Override
  public Method standIn(Method callee) {
    return contracts == null ? callee : contracts.standIn(callee);
  }

  private Path path() {
    return Path.of(machine);
  }

  @Override
  public long returned(long number) {
    return values.ofNumber(number);
  }

  @Override
  public boolean call(GuestThread t, Method callee, int base) {
    String holder = callee.holder.name;
    if (InputCalls.existIn(holder)) {
      return inputs.call(t, callee, base);
    }
    if (callee.offered) {
      return math.call(callee, t.stack, base)
          || text.call(t, callee, base)
          || boxes.call(t, callee, base)
          || (holder.equals(ARRAYS) && mismatch(t, callee, base));
    }
    if (holder.equals(OUTPUT)) {
      return callee.name.equals("emit"); // what is printed has no effect
    }
    arrays.rejectHidden(callee, t.stack, base);
    rejectIdentity(callee, callee.argSlots == 0 ? 0 : t.stack[base]);
    if (holder.equals(UNSAFE) && unsafe(t, callee, base)) {
      return true;
    }
    if (holder.equals("java/lang/System") && callee.name.equals("arraycopy")) {
      return arraycopy(t, base);
    }
    if (holder.equals("java/lang/Object") && callee.name.equals("clone")) {
      return cloneArray(t, base);
    }
    return findTerm(t, callee, base) >= 0
        && (math.call(callee, t.stack, base) || decideNumbers(t, callee, base));
  }

  /** Where among the arguments of a call a term is; negative: nowhere. */
  private static int findTerm(GuestThread t, Method callee, int base) {
    int slot = base + (callee.isStatic() ? 0 : 1);
    for (char kind : Descriptors.parameterKinds(callee.descriptor).toCharArray()) {
      if (isTerm(t.stack[slot])) {
        return slot;
      }
      slot += kind == 'J' || kind == 'D' ? 2 : 1; // what is in the upper half does not count
    }
    return -1;
  }

  /**
   * Makes numbers of arguments that are choices between a few, as merged ways leave them: the
   * method itself wants numbers.
   */
  private boolean decideNumbers(GuestThread t, Method callee, int base) {
    for (int at = findTerm(t, callee, base); at >= 0; at = findTerm(t, callee, base)) {
      Term term = values.term(t.stack[at]);
      List<Term> numbers = term.constants();
      if (numbers.size() < 2) {
        throw new Unsupported("a symbolic argument");
      }
      int last = numbers.size() - 1;
      int i = 0;
      while (i < last && !isTrue(terms.eq(term, numbers.get(i)))) {
        i++;
      }
      t.stack[at] = values.of(numbers.get(i));
    }
    return false;
  }

  /** Ends the run's step; the call is made again when the question that was asked is decided. */
  private Suspend stop() {
    return stop(machine);
  }

  static Suspend stop(Machine machine) {
    machine.threads().requestSwitch();
    return Suspend.BLOCKED;
  }

  /** Whether a condition holds; ends the run's step if that is not known. */
  private boolean isTrue(Term condition) {
    return switch (decisions.ask(condition)) {
      case YES -> true;
      case NO -> false;
      case STOP -> throw stop();
    };
  }

  /** Which of the numbers from 0 to another a value is; it is known to be one. */
  private int oneUpTo(long value, int last) {
    if (!isTerm(value)) {
      return (int) value;
    }
    int found = decisions.oneOf(values.ofInt(value), 0, last + 1);
    if (found == Decisions.UNKNOWN) {
      throw stop();
    }
    return found;
  }

  /** Natives that ask which object it is do not understand boxes that may be the same. */
  private void rejectIdentity(Method callee, long first) {
    boolean asks =
        callee.name.equals("identityHashCode") || callee.holder.name.equals("java/lang/Object");
    if (asks && !callee.name.equals("getClass") && boxes.isBox(first)) {
      throw new Unsupported("the identity of a box with a symbolic value");
    }
  }

  // ---- arrays ----

  private boolean arraycopy(GuestThread t, int base) {
    long[] s = t.stack;
    int from = (int) s[base];
    int to = (int) s[base + 2];
    if (from == 0 || to == 0 || !fit(heap.klass[from], heap.klass[to])) {
      return false; // which raises an exception before it looks at numbers
    }
    objects.rejectOpen(from);
    boolean symbolic = isTerm(s[base + 1]) || isTerm(s[base + 3]) || isTerm(s[base + 4]);
    if (symbolic) {
      decidePart(s, base, heap.arrayLength(from), heap.arrayLength(to));
    }
    if (!arrays.isHeld(from) && !arrays.isHeld(to)) {
      return false;
    }
    int length = (int) s[base + 4];
    int fromIndex = (int) s[base + 1];
    int toIndex = (int) s[base + 3];
    if (fromIndex < 0
        || toIndex < 0
        || length < 0
        || fromIndex > heap.arrayLength(from) - length
        || toIndex > heap.arrayLength(to) - length) {
      return false; // which raises the exception before it looks at elements
    }
    if (machine.watch() != null && length > 0) {
      machine.watch().copy(t, from, fromIndex, to, toIndex, length);
    }
    arrays.copy(from, fromIndex, to, toIndex, length);
    return true;
  }

  private static boolean fit(Klass from, Klass to) {
    if (!from.isArray() || !to.isArray()) {
      return false;
    }
    return from == to || (!from.component.isPrimitive() && !to.component.isPrimitive());
  }

  /** Makes numbers of the arguments of a copy that are terms. */
  private void decidePart(long[] s, int base, int fromLength, int toLength) {
    Term fromIndex = values.ofInt(s[base + 1]);
    Term toIndex = values.ofInt(s[base + 3]);
    Term length = values.ofInt(s[base + 4]);
    Term zero = terms.ofInt(0);
    Term valid =
        terms.and(
            List.of(
                java.le(zero, fromIndex),
                java.le(zero, toIndex),
                java.le(zero, length),
                java.le(fromIndex, java.sub(terms.ofInt(fromLength), length)),
                java.le(toIndex, java.sub(terms.ofInt(toLength), length))));
    if (!isTrue(valid)) {
      throw text.raise("java/lang/ArrayIndexOutOfBoundsException");
    }
    int count = oneUpTo(s[base + 4], Math.min(fromLength, toLength));
    int first = oneUpTo(s[base + 1], fromLength - count);
    int second = oneUpTo(s[base + 3], toLength - count);
    s[base + 1] = first;
    s[base + 3] = second;
    s[base + 4] = count;
  }

  /** The first index at which two arrays differ, as one term. */
  private boolean mismatch(GuestThread t, Method callee, int base) {
    long[] s = t.stack;
    boolean byOffset = callee.name.equals("vectorizedMismatch");
    int a = (int) s[base];
    int b = (int) s[base + (byOffset ? 3 : 2)];
    if (a == 0 || b == 0 || heap.klass[a] != heap.klass[b]) {
      return false;
    }
    if (arrays.threads().areSeveral()) {
      return false; // other threads may write between the elements
    }
    long fromA = s[base + 1];
    long fromB = s[base + (byOffset ? 4 : 3)];
    long count = s[base + (byOffset ? 6 : 4)];
    if (isTerm(fromA) || isTerm(fromB)) {
      throw new Unsupported("comparing a part of an array that depends on inputs");
    }
    Klass k = heap.klass[a];
    if (byOffset && !isLike(k, (int) s[base + 7])) {
      return false;
    }
    int firstA = byOffset ? index(k, fromA) : (int) fromA;
    int firstB = byOffset ? index(k, fromB) : (int) fromB;
    int most = Math.min(heap.arrayLength(a) - firstA, heap.arrayLength(b) - firstB);
    int length = oneUpTo(count, most);
    if (firstA < 0 || firstB < 0 || length < 0 || length > most) {
      return false;
    }
    Term result = arrays.mismatch(a, firstA, b, firstB, length);
    if (result == null) {
      s[base + (byOffset ? 6 : 4)] = length;
      return false;
    }
    s[base] = values.of(result);
    return true;
  }

  /** Whether elements are as wide as the logarithm says. */
  private static boolean isLike(Klass array, int log2) {
    return switch (array.kind) {
      case 'Z', 'B' -> log2 == 0;
      case 'C', 'S' -> log2 == 1;
      case 'I' -> log2 == 2;
      case 'J' -> log2 == 3;
      default -> false;
    };
  }

  private boolean cloneArray(GuestThread t, int base) {
    int array = (int) t.stack[base];
    objects.rejectOpen(array);
    if (!arrays.isHeld(array)) {
      return false;
    }
    int length = heap.arrayLength(array);
    machine.tellRead(array, 0, length);
    int copy = machine.newArray(heap.klass[array], length);
    arrays.copy(array, 0, copy, 0, length);
    t.stack[base] = copy;
    return true;
  }

  // ---- Unsafe ----

  /** An access to a field or an element; false if only numbers are concerned, or it is none. */
  private boolean unsafe(GuestThread t, Method callee, int base) {
    String name = callee.name;
    boolean gets = name.startsWith("get");
    boolean puts = name.startsWith("put");
    boolean sets = name.startsWith("compareAnd") || name.startsWith("weakCompareAnd");
    if (callee.descriptor.startsWith("(Ljava/lang/Object;J")) {
      decideOffset(t.stack, base);
    }
    if (name.contains("Reference") && t.stack[base + 1] != 0) {
      objects.rejectOpen((int) t.stack[base + 1]);
    }
    if (sets && name.contains("Reference")) {
      return setReference(t, name, base);
    }
    if ((!gets && !puts && !sets)
        || name.contains("Reference")
        || !callee.descriptor.startsWith("(Ljava/lang/Object;J")) {
      return false;
    }
    long[] s = t.stack;
    int object = (int) s[base + 1];
    long offset = s[base + 2];
    char kind =
        gets
            ? Descriptors.returnKind(callee.descriptor)
            : callee.descriptor.charAt(callee.descriptor.indexOf(')') - 1);
    if (object == 0 || isTerm(offset) || !isWhole(object, kind)) {
      return false;
    }
    int slots = kind == 'J' || kind == 'D' ? 2 : 1;
    long current = at(object, offset);
    long first = gets ? 0 : s[base + 4];
    long second = sets ? s[base + 4 + slots] : 0;
    if (!isTerm(current) && !isTerm(first) && !isTerm(second)) {
      return false;
    }
    if (gets) {
      machine.rawMemory().willRead(object, offset, kind);
      s[base] = current;
    } else if (puts) {
      machine.rawMemory().willWrite(object, offset, kind);
      set(object, offset, first);
    } else {
      machine.rawMemory().willUpdate(object, offset, kind);
      Sort sort = Values.sort(kind);
      Term same = terms.eq(values.of(current, sort), values.of(first, sort));
      boolean equal = isTrue(same);
      if (equal) {
        set(object, offset, second);
      }
      s[base] = name.contains("Exchange") ? current : equal ? 1 : 0;
    }
    return true;
  }

  /** Makes a number of an offset that is a term: the program has to be at one of the elements. */
  private void decideOffset(long[] s, int base) {
    int object = (int) s[base + 1];
    if (!isTerm(s[base + 2]) || object == 0 || !heap.klass[object].isArray()) {
      return;
    }
    Term offset = values.ofLong(s[base + 2]);
    int width = width(heap.klass[object]);
    int low = 0;
    int high = heap.arrayLength(object) - 1;
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (isTrue(terms.compare(Op.SLE, offset, terms.ofLong(offset(middle, width))))) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    if (high < 0 || !isTrue(terms.eq(offset, terms.ofLong(offset(low, width))))) {
      throw new Unsupported("an access through Unsafe that is not to an element");
    }
    s[base + 2] = offset(low, width);
  }

  private static long offset(int index, int width) {
    return 16 + (long) index * width;
  }

  /** The reference that is expected may be to a box that is the same as the one there, or not. */
  private boolean setReference(GuestThread t, String name, int base) {
    long[] s = t.stack;
    int object = (int) s[base + 1];
    if (object == 0 || isTerm(s[base + 2])) {
      return false;
    }
    int current = (int) at(object, s[base + 2]);
    int expected = (int) s[base + 4];
    if (!boxes.isBox(current) && !boxes.isBox(expected)) {
      return false;
    }
    Term same = boxes.same(current, expected);
    if (same != null && isTrue(same)) {
      s[base + 4] = current; // it is the same box
    }
    return false;
  }

  /** Whether an access of a kind is to a whole field or element. */
  private boolean isWhole(int object, char kind) {
    Klass k = heap.klass[object];
    return !k.isArray() || k.kind == kind;
  }

  private static int width(Klass array) {
    return switch (array.kind) {
      case 'Z', 'B' -> 1;
      case 'C', 'S' -> 2;
      case 'J', 'D' -> 8;
      default -> 4;
    };
  }

  private static int index(Klass array, long offset) {
    return (int) ((offset - 16) / width(array));
  }

  private long at(int object, long offset) {
    Klass k = heap.klass[object];
    return k.isArray()
        ? arrays.element(object, index(k, offset))
        : heap.fields(object)[(int) (offset - 16) >> 3];
  }

  private void set(int object, long offset, long value) {
    Klass k = heap.klass[object];
    if (k.isArray()) {
      arrays.store(object, index(k, offset), value);
    } else {
      heap.setField(object, (int) (offset - 16) >> 3, value);
    }
  }
}
