package dev.assay.symbolic.run;

import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The inputs that a run has read, the last one first. Where runs were merged it depends. */
public sealed interface Inputs {
  /**
   * An input.
   *
   * @param type the first letter of the type's descriptor, in lower case if it is not a value but a
   *     choice of how an object is made
   */
  record Read(@Nullable Inputs before, Term value, char type) implements Inputs {}

  /**
   * Two runs have become one.
   *
   * @param first whether the first one was made
   */
  record Merged(Term first, @Nullable Inputs one, @Nullable Inputs other) implements Inputs {}

  /** What was read, in order, in the run that takes place with given values. */
  static List<Read> read(@Nullable Inputs inputs, Evaluation values) {
    List<Read> all = new ArrayList<>();
    Deque<Inputs> open = new ArrayDeque<>();
    if (inputs != null) {
      open.push(inputs);
    }
    while (!open.isEmpty()) {
      Inputs next = open.pop();
      Inputs before;
      if (next instanceof Read read) {
        all.add(read);
        before = read.before;
      } else {
        Merged merged = (Merged) next;
        before = values.holds(merged.first) ? merged.one : merged.other;
      }
      if (before != null) {
        open.push(before);
      }
    }
    Collections.reverse(all);
    return all;
  }
}
