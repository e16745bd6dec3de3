package dev.assay.symbolic.run;

import dev.assay.machine.exec.Symbols;
import dev.assay.machine.exec.Unsupported;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.Arrays;

/**
 * Terms as values of the machine and back. Constants are numbers, everything else is {@link
 * Symbols#term} with the term's number.
 *
 * <p>The machine widens an int to a long by doing nothing, so an int's term may lie where a long is
 * expected; whoever needs a long asks for {@link #ofLong}.
 */
public final class Values {
  /**
   * A value that nobody may look at: the length or the characters of text that depends on inputs.
   * It looks like a term, so it can be moved and stored, but there is no term.
   */
  static final long HIDDEN = Symbols.term(-1);

  private final JavaTerms java;
  private final Terms terms;
  private Term[] known = new Term[1 << 10];
  private boolean hasAssumption;

  public Values(JavaTerms java) {
    this.java = java;
    this.terms = java.terms();
  }

  public JavaTerms java() {
    return java;
  }

  public Terms terms() {
    return terms;
  }

  /** The program assumes something of its inputs. */
  public void noteAssumption() {
    hasAssumption = true;
  }

  /** Whether the program was seen to assume something of its inputs. */
  public boolean hasAssumption() {
    return hasAssumption;
  }

  /** The value that stands for a term that is no truth value. */
  public long of(Term term) {
    if (term.isConstant() && !Symbols.isTerm(term.value())) {
      return term.value();
    }
    int id = term.id();
    if (id >= known.length) {
      known = Arrays.copyOf(known, Math.max(id + 1, known.length * 2));
    }
    known[id] = term;
    return Symbols.term(id);
  }

  /** Whether no term can be made of a value, not even a choice between it and another. */
  public static boolean isHidden(long value) {
    return value == HIDDEN;
  }

  /** The value of a number that an instruction has computed, which may look like a term. */
  public long ofNumber(long number) {
    return Symbols.isTerm(number) ? of(terms.ofLong(number)) : number;
  }

  /** The term that a value stands for, which must not be a number. */
  public Term term(long value) {
    if (value == HIDDEN) {
      throw new Unsupported("text that depends on an input");
    }
    return known[(int) value];
  }

  /** An int's term. */
  public Term ofInt(long value) {
    return Symbols.isTerm(value) ? narrowed(term(value)) : terms.constant(Sort.INT, value);
  }

  /** A long's term; widens that of an int. */
  public Term ofLong(long value) {
    return Symbols.isTerm(value) ? widened(term(value)) : terms.constant(Sort.LONG, value);
  }

  public Term ofFloat(long value) {
    return of(value, Sort.FLOAT);
  }

  public Term ofDouble(long value) {
    return of(value, Sort.DOUBLE);
  }

  /** The term of a value of this sort. */
  public Term of(long value, Sort sort) {
    if (sort == Sort.LONG) {
      return ofLong(value);
    }
    if (sort == Sort.INT) {
      return ofInt(value);
    }
    if (!Symbols.isTerm(value)) {
      return terms.constant(sort, value);
    }
    Term term = term(value);
    if (term.sort() == sort) {
      return term;
    }
    if (sort == Sort.DOUBLE && term.isConstant()) {
      return terms.constant(sort, term.value()); // a number that looks like a term
    }
    throw new IllegalStateException(term.sort() + " in the place of " + sort);
  }

  private Term widened(Term term) {
    return term.sort() == Sort.INT ? java.i2l(term) : term;
  }

  /** What is compared as an int may be the difference of longs that were ints. */
  private Term narrowed(Term term) {
    return term.sort() == Sort.LONG ? java.l2i(term) : term;
  }

  /** The terms of two values of the same type, int or long; at least one of them is a term. */
  public Term[] pair(long x, long y) {
    boolean wide = isLong(x) || isLong(y);
    return wide ? new Term[] {ofLong(x), ofLong(y)} : new Term[] {ofInt(x), ofInt(y)};
  }

  private boolean isLong(long value) {
    return Symbols.isTerm(value) ? term(value).sort() == Sort.LONG : value != (int) value;
  }

  /** How many arguments a main method gets of which nothing is known. */
  public static Term argumentCount(Terms terms) {
    return terms.zeroExtend(terms.variable("arguments", Sort.bits(31)), 32);
  }

  /** The sort of values of a type, given the first letter of its descriptor. */
  public static Sort sort(char kind) {
    return switch (kind) {
      case 'J' -> Sort.LONG;
      case 'F' -> Sort.FLOAT;
      case 'D' -> Sort.DOUBLE;
      default -> Sort.INT;
    };
  }
}
