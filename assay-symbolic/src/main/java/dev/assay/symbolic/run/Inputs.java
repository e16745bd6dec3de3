package dev.assay.symbolic.run;

import dev.assay.machine.types.Klass;
import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.Term;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The inputs that a run has read, the last one first. Where runs were merged it depends. */
public sealed interface Inputs {
  /**
   * An input.
   *
   * @param type the first letter of the type's descriptor
   */
  record Read(@Nullable Inputs before, Term value, char type, Source source) implements Inputs {}

  /**
   * Where an input comes from.
   *
   * @param isResult whether it is the result of a method, as its contract allows
   * @param text that method, or the call with which the program has got it; empty for an argument
   */
  record Source(boolean isResult, String text) {
    static final Source ARGUMENT = new Source(false, "");

    /** Whether it is an argument of the method that is checked. */
    public boolean isArgument() {
      return text.isEmpty();
    }
  }

  /** What was read last was a choice of the environment: only a model checker can make it again. */
  record Chosen(@Nullable Inputs before) implements Inputs {}

  /** A field or an element of a new input, and its value. */
  record Part(int slot, Term value) {}

  /**
   * A new object as input.
   *
   * @param length of an array, else -1; of one that is too long to be looked at it is the least
   * @param tooLong the length of such an array; else null
   * @param parts the fields or elements that are no references
   */
  record Made(
      @Nullable Inputs before,
      int object,
      Klass type,
      int length,
      @Nullable Term tooLong,
      List<Part> parts)
      implements Inputs {}

  /**
   * The program has found out what a reference in an input is.
   *
   * @param holder the object it is in; 0: it is an argument
   * @param slot where in it
   * @param target what it refers to; 0: nothing
   * @param constant which constant of an enumeration that is, or -1
   * @param name the constant's name
   */
  record Resolved(
      @Nullable Inputs before, int holder, int slot, int target, int constant, String name)
      implements Inputs {}

  /**
   * Two runs have become one.
   *
   * @param first whether the first one was made
   */
  record Merged(Term first, @Nullable Inputs one, @Nullable Inputs other) implements Inputs {
    @Override
    public @Nullable Inputs before() {
      throw new IllegalStateException("it depends");
    }
  }

  @Nullable Inputs before();

  /** What happened, in order, in the run that takes place with given values. */
  static List<Inputs> inOrder(@Nullable Inputs inputs, Evaluation values) {
    List<Inputs> all = new ArrayList<>();
    Inputs next = inputs;
    while (next != null) {
      if (next instanceof Merged merged) {
        next = values.holds(merged.first) ? merged.one : merged.other;
      } else {
        all.add(next);
        next = next.before();
      }
    }
    Collections.reverse(all);
    return all;
  }
}
