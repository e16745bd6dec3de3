package dev.assay.symbolic.term;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes terms, the same object for the same term, and simplifies them while it does: constants are
 * folded, and what can be said shorter by looking at a term's operands and theirs is said shorter.
 *
 * <p>A factory may be used by several threads at once, and terms may be read by any thread. Numbers
 * of terms, and with them the order of commutative operands, follow the order of creation: whoever
 * wants the same terms in every run makes them in one thread. Solvers make no terms.
 *
 * <p>{@link JavaTerms} has the JVM's instructions on top of this.
 */
public final class Terms {
  private final boolean simplify;
  private final Map<String, Term> variables = new HashMap<>();
  private Term[] table = new Term[1 << 10];
  private int size;
  private final Term yes;
  private final Term no;

  public Terms() {
    this(true);
  }

  private Terms(boolean simplify) {
    this.simplify = simplify;
    this.no = constant(Sort.BOOL, 0);
    this.yes = constant(Sort.BOOL, 1);
  }

  /** A factory that makes terms exactly as they are asked for, to compare with. */
  public static Terms withoutSimplification() {
    return new Terms(false);
  }

  /** How many terms were made. */
  public synchronized int size() {
    return size;
  }

  // Leaves

  public Term yes() {
    return yes;
  }

  public Term no() {
    return no;
  }

  public Term bool(boolean value) {
    return value ? yes : no;
  }

  /** A constant from the bits of its value; bits that the sort does not have are dropped. */
  public Term constant(Sort sort, long value) {
    if (sort.isArray()) {
      throw new IllegalArgumentException("array constants are made with array()");
    }
    return intern(Op.CONSTANT, sort, null, null, null, sort.normal(value));
  }

  public Term ofInt(int value) {
    return constant(Sort.INT, value);
  }

  public Term ofLong(long value) {
    return constant(Sort.LONG, value);
  }

  public Term ofFloat(float value) {
    return constant(Sort.FLOAT, Float.floatToRawIntBits(value));
  }

  public Term ofDouble(double value) {
    return constant(Sort.DOUBLE, Double.doubleToRawLongBits(value));
  }

  /** The variable of this name; the same name always has the same sort. */
  public synchronized Term variable(String name, Sort sort) {
    Term known = variables.get(name);
    if (known == null) {
      int hash = name.hashCode() * 31 + sort.width();
      known = new Term(size, hash, Op.VARIABLE, sort, null, null, null, 0, name);
      add(known);
      variables.put(name, known);
    } else if (known.sort() != sort) {
      throw new IllegalArgumentException(name + " is already a variable of sort " + known.sort());
    }
    return known;
  }

  // Truth

  public Term not(Term a) {
    return make(Op.NOT, Sort.BOOL, bools(a), null, null, 0);
  }

  public Term and(Term a, Term b) {
    return make(Op.AND, Sort.BOOL, bools(a), bools(b), null, 0);
  }

  /** The conjunction of all; true if there is none. */
  public Term and(List<Term> all) {
    Term result = yes;
    for (Term each : all) {
      result = and(result, each);
    }
    return result;
  }

  public Term or(Term a, Term b) {
    return make(Op.OR, Sort.BOOL, bools(a), bools(b), null, 0);
  }

  /** The disjunction of all, as a balanced tree; false if there is none. */
  public Term or(List<Term> all) {
    return switch (all.size()) {
      case 0 -> no;
      case 1 -> all.get(0);
      default -> {
        int half = all.size() / 2;
        yield or(or(all.subList(0, half)), or(all.subList(half, all.size())));
      }
    };
  }

  public Term implies(Term a, Term b) {
    return or(not(a), b);
  }

  public Term xor(Term a, Term b) {
    return not(eq(bools(a), b));
  }

  /** Same value, see {@link Op#EQ}; not Java's {@code ==} of floats. */
  public Term eq(Term a, Term b) {
    same(a, b);
    if (a.sort().isArray()) {
      throw new IllegalArgumentException("arrays are not compared");
    }
    return make(Op.EQ, Sort.BOOL, a, b, null, 0);
  }

  public Term ite(Term condition, Term then, Term otherwise) {
    same(then, otherwise);
    return make(Op.ITE, then.sort(), bools(condition), then, otherwise, 0);
  }

  // Bit-vectors

  /** An operator of two bit-vectors of a width that gives another one. */
  public Term bits(Op op, Term a, Term b) {
    return make(checked(op, Op.ADD, Op.ASHR), numbers(a).sort(), a, same(a, b), null, 0);
  }

  /** A comparison of two bit-vectors. */
  public Term compare(Op op, Term a, Term b) {
    numbers(a);
    return make(checked(op, Op.ULT, Op.SLE), Sort.BOOL, a, same(a, b), null, 0);
  }

  /** The bits from {@code low} on, {@code width} many. */
  public Term extract(Term a, int low, int width) {
    if (low < 0 || width < 1 || low + width > numbers(a).sort().width()) {
      throw new IllegalArgumentException("no bits " + low + "+" + width + " in " + a.sort());
    }
    return make(Op.EXTRACT, Sort.bits(width), a, null, null, low);
  }

  public Term zeroExtend(Term a, int width) {
    return make(Op.ZERO_EXTEND, wider(a, width), a, null, null, 0);
  }

  public Term signExtend(Term a, int width) {
    return make(Op.SIGN_EXTEND, wider(a, width), a, null, null, 0);
  }

  public Term concat(Term high, Term low) {
    Sort sort = Sort.bits(numbers(high).sort().width() + numbers(low).sort().width());
    return make(Op.CONCAT, sort, high, low, null, 0);
  }

  // Floating point

  public Term fpNeg(Term a) {
    return make(Op.FP_NEG, floats(a).sort(), a, null, null, 0);
  }

  /** Arithmetic of two floats or two doubles. */
  public Term fp(Op op, Term a, Term b) {
    return make(checked(op, Op.FP_ADD, Op.FP_REM), floats(a).sort(), a, same(a, b), null, 0);
  }

  /** A root or a whole number near by. */
  public Term fp(Op op, Term a) {
    return make(checked(op, Op.FP_SQRT, Op.FP_RINT), floats(a).sort(), a, null, null, 0);
  }

  /** A comparison of two floats or two doubles as Java makes it. */
  public Term fpCompare(Op op, Term a, Term b) {
    floats(a);
    return make(checked(op, Op.FP_LT, Op.FP_EQ), Sort.BOOL, a, same(a, b), null, 0);
  }

  public Term isNan(Term a) {
    return make(Op.FP_IS_NAN, Sort.BOOL, floats(a), null, null, 0);
  }

  /** From float to double or from double to float. */
  public Term fpConvert(Term a, Sort to) {
    return make(Op.FP_CONVERT, floating(to), floats(a), null, null, 0);
  }

  public Term fpFromSigned(Term a, Sort to) {
    return make(Op.FP_FROM_SIGNED, floating(to), numbers(a), null, null, 0);
  }

  /** Java's cast to int or long. */
  public Term fpToSigned(Term a, Sort to) {
    if (to != Sort.INT && to != Sort.LONG) {
      throw new IllegalArgumentException("no cast from floating point to " + to);
    }
    return make(Op.FP_TO_SIGNED, to, floats(a), null, null, 0);
  }

  public Term fpFromBits(Term bits) {
    Sort sort = numbers(bits).sort();
    if (sort != Sort.INT && sort != Sort.LONG) {
      throw new IllegalArgumentException("no floating point of sort " + sort);
    }
    return make(Op.FP_FROM_BITS, sort == Sort.INT ? Sort.FLOAT : Sort.DOUBLE, bits, null, null, 0);
  }

  /** {@code Float.floatToIntBits} or {@code Double.doubleToLongBits}. */
  public Term fpToBits(Term a) {
    return make(Op.FP_TO_BITS, Sort.bits(floats(a).sort().width()), a, null, null, 0);
  }

  /** {@code Float.floatToRawIntBits} or {@code Double.doubleToRawLongBits}. */
  public Term fpToRawBits(Term a) {
    return make(Op.FP_TO_RAW_BITS, Sort.bits(floats(a).sort().width()), a, null, null, 0);
  }

  // Arrays

  /** The array with this element everywhere. */
  public Term array(Term element) {
    return make(Op.ARRAY, element.sort().arrayOf(), element, null, null, 0);
  }

  public Term select(Term array, Term index) {
    return make(Op.SELECT, array.sort().element(), array, index(index), null, 0);
  }

  public Term store(Term array, Term index, Term element) {
    if (array.sort().element() != element.sort()) {
      throw new IllegalArgumentException("no " + element.sort() + " in an " + array.sort());
    }
    return make(Op.STORE, array.sort(), array, index(index), element, 0);
  }

  // Making

  /** The same operator as that of a term, over other operands of the same sorts. */
  Term like(Term term, @Nullable Term a, @Nullable Term b, @Nullable Term c) {
    return make(term.op(), term.sort(), a, b, c, term.value());
  }

  private Term make(
      Op op, Sort sort, @Nullable Term a, @Nullable Term b, @Nullable Term c, long value) {
    if (simplify && a != null) {
      Term simpler = Rules.simplify(this, op, sort, a, b, c, value);
      if (simpler != null) {
        return simpler;
      }
      if (b != null && op.isCommutative() && Rules.swaps(a, b)) {
        return intern(op, sort, b, a, c, value);
      }
    }
    return intern(op, sort, a, b, c, value);
  }

  private synchronized Term intern(
      Op op, Sort sort, @Nullable Term a, @Nullable Term b, @Nullable Term c, long value) {
    int hash = hash(op, sort, a, b, c, value);
    int mask = table.length - 1;
    int slot = hash & mask;
    while (true) {
      Term known = table[slot];
      if (known == null) {
        break;
      }
      if (known.hashCode() == hash && known.same(op, sort, a, b, c, value)) {
        return known;
      }
      slot = slot + 1 & mask;
    }
    Term term = new Term(size, hash, op, sort, a, b, c, value, null);
    add(term);
    return term;
  }

  private void add(Term term) {
    if (++size * 2 > table.length) {
      Term[] larger = new Term[table.length * 2];
      for (Term each : table) {
        if (each != null) {
          place(larger, each);
        }
      }
      table = larger;
    }
    place(table, term);
  }

  private static void place(Term[] table, Term term) {
    int mask = table.length - 1;
    int slot = term.hashCode() & mask;
    while (table[slot] != null) {
      slot = slot + 1 & mask;
    }
    table[slot] = term;
  }

  private static int hash(
      Op op, Sort sort, @Nullable Term a, @Nullable Term b, @Nullable Term c, long value) {
    long hash = op.ordinal() * 67L + sort.kind().ordinal() * 1031L + sort.width();
    hash = hash * 0x9E3779B97F4A7C15L + value;
    hash = (hash ^ hash >>> 29) * 0xBF58476D1CE4E5B9L + (a == null ? 0 : a.id() + 1);
    hash = (hash ^ hash >>> 29) * 0xBF58476D1CE4E5B9L + (b == null ? 0 : b.id() + 1);
    hash = (hash ^ hash >>> 29) * 0xBF58476D1CE4E5B9L + (c == null ? 0 : c.id() + 1);
    hash = (hash ^ hash >>> 32) * 0x94D049BB133111EBL;
    return (int) (hash ^ hash >>> 32);
  }

  // Sorts

  private static Term bools(Term a) {
    return check(a, a.sort().isBool());
  }

  private static Term numbers(Term a) {
    return check(a, a.sort().isBits());
  }

  private static Term floats(Term a) {
    return check(a, a.sort().isFloating());
  }

  private static Term index(Term a) {
    return check(a, a.sort() == Sort.INT);
  }

  private static Term same(Term a, Term b) {
    return check(b, a.sort() == b.sort());
  }

  private static Term check(Term term, boolean fits) {
    if (!fits) {
      throw new IllegalArgumentException("not fitting: " + term.sort());
    }
    return term;
  }

  private static Op checked(Op op, Op first, Op last) {
    if (op.compareTo(first) < 0 || op.compareTo(last) > 0) {
      throw new IllegalArgumentException("not fitting: " + op);
    }
    return op;
  }

  private static Sort wider(Term a, int width) {
    if (width < numbers(a).sort().width()) {
      throw new IllegalArgumentException("not wider: " + width);
    }
    return Sort.bits(width);
  }

  private static Sort floating(Sort sort) {
    if (!sort.isFloating()) {
      throw new IllegalArgumentException("not floating point: " + sort);
    }
    return sort;
  }
}
