package dev.assay.symbolic.run;

import dev.assay.machine.exec.Unsupported;
import dev.assay.symbolic.run.Decider.Way;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;

/** Questions with more than two answers, put as several with two. */
public final class Decisions {
  /** The run has to stop. */
  public static final int UNKNOWN = Integer.MIN_VALUE;

  /** Sizes up to which all are tried if an array is known not to be larger. */
  private static final int[] CERTAIN_SIZES = {16, 64};

  private final Values values;
  private final Terms terms;
  private final JavaTerms java;
  private final int maxArray;
  private Decider decider = condition -> Way.STOP;

  /**
   * @param maxArray the largest size of an array that depends on inputs
   */
  public Decisions(Values values, int maxArray) {
    this.values = values;
    this.terms = values.terms();
    this.java = values.java();
    this.maxArray = maxArray;
  }

  public void setDecider(Decider decider) {
    this.decider = decider;
  }

  public Way ask(Term condition) {
    if (condition.isConstant()) {
      return condition.isTrue() ? Way.YES : Way.NO;
    }
    return decider.decide(condition);
  }

  /** Which index of an array of some length a value is, which is one of them; negative: unknown. */
  int index(long value, int length) {
    return oneOf(values.ofInt(value), 0, length);
  }

  /** One of {@code count} numbers from {@code low} on that a term is known to be among. */
  public int oneOf(Term term, int low, int count) {
    int found = position(term, low, count);
    return found == UNKNOWN ? UNKNOWN : low + found;
  }

  /** The same, counted from {@code low}: a number may be the one that means "unknown". */
  private int position(Term term, int low, int count) {
    int first = 0;
    int last = count - 1;
    while (first < last) {
      int middle = first + (last - first) / 2;
      switch (ask(java.le(term, terms.ofInt(low + middle)))) {
        case YES -> last = middle;
        case NO -> first = middle + 1;
        case STOP -> {
          return UNKNOWN;
        }
      }
    }
    return first;
  }

  /**
   * Which case of a table switch a value selects; {@code count}: the default; negative: unknown.
   */
  int tableIndex(long value, int low, int count) {
    Term key = values.ofInt(value);
    Term inside =
        terms.and(java.le(terms.ofInt(low), key), java.le(key, terms.ofInt(low + count - 1)));
    return switch (ask(inside)) {
      case NO -> count;
      case STOP -> UNKNOWN;
      case YES -> position(key, low, count);
    };
  }

  /** The same for a lookup switch, whose keys are in the upper halves of words. */
  int lookupIndex(long value, long[] words, int at, int count) {
    Term key = values.ofInt(value);
    for (int i = 0; i < count; i++) {
      switch (ask(java.eq(key, terms.ofInt((int) (words[at + 1 + i] >> 32))))) {
        case YES -> {
          return i;
        }
        case STOP -> {
          return UNKNOWN;
        }
        case NO -> {}
      }
    }
    return count;
  }

  /**
   * The size of an array: a number from 0 to the largest allowed, or a negative one, which one does
   * not matter to the program.
   */
  int arraySize(long value) {
    Term size = values.ofInt(value);
    switch (ask(java.lt(size, terms.ofInt(0)))) {
      case YES -> {
        return -1;
      }
      case STOP -> {
        return UNKNOWN;
      }
      case NO -> {}
    }
    boolean isUsual = decider.isCertain(java.le(size, terms.ofInt(maxArray)));
    for (int most : CERTAIN_SIZES) {
      if (!isUsual && most > maxArray && decider.isCertain(java.le(size, terms.ofInt(most)))) {
        return oneOf(size, 0, most + 1);
      }
    }
    return switch (ask(java.le(size, terms.ofInt(maxArray)))) {
      case YES -> oneOf(size, 0, maxArray + 1);
      case STOP -> UNKNOWN;
      case NO ->
          throw new Unsupported(
              "an array whose size depends on inputs and is more than "
                  + maxArray
                  + "; raise --max-array");
    };
  }
}
