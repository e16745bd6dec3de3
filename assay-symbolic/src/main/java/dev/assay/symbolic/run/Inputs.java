package dev.assay.symbolic.run;

import dev.assay.machine.types.Klass;
import dev.assay.symbolic.input.InputType;
import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
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
   * @param type as a signature says it
   * @param isOwn of a box: whether it is another one than {@code valueOf} gives; else null
   * @param length of an array, else -1; of one that is too long to be looked at it is the least
   * @param tooLong the length of such an array; else null
   * @param parts the fields or elements that are no references
   */
  record Made(
      @Nullable Inputs before,
      int object,
      InputType type,
      @Nullable Term isOwn,
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
   * @param declared the class that was asked for
   * @param constant which constant of an enumeration that is, or null
   */
  record Resolved(
      @Nullable Inputs before,
      int holder,
      int slot,
      int target,
      Klass declared,
      @Nullable Constant constant)
      implements Inputs {}

  /** The class of an argument is about to be initialised, which may read inputs. */
  record Begun(@Nullable Inputs before, Klass type) implements Inputs {}

  /** A constant of an enumeration. */
  record Constant(Klass enumeration, int number, String name) {}

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

  /** All that happened, the last first; where runs were merged, in either. */
  static void forEach(@Nullable Inputs inputs, Consumer<Inputs> consumer) {
    Set<Inputs> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Inputs> open = new ArrayDeque<>();
    for (Inputs next = inputs; next != null || !open.isEmpty(); ) {
      if (next == null) {
        next = open.pop();
      }
      if (!seen.add(next)) {
        next = null;
      } else if (next instanceof Merged merged) {
        if (merged.other != null) {
          open.push(merged.other);
        }
        next = merged.one;
      } else {
        consumer.accept(next);
        next = next.before();
      }
    }
  }

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
