package dev.assay.symbolic.bound;

import dev.assay.explore.result.Incompleteness;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of a check.
 *
 * @param violations each distinct one once
 * @param exhausted whether all inputs were examined, as far as nothing is said to be left out
 * @param incompleteness what was left out
 * @param assumed the methods whose contracts took their place
 * @param notes what else a user should know
 * @param progress how much was done
 */
public record BoundResult(
    List<FailingInput> violations,
    boolean exhausted,
    List<Incompleteness> incompleteness,
    List<String> assumed,
    List<String> notes,
    BoundProgress progress) {
  /**
   * Inputs with which the program fails.
   *
   * @param kind assertion, exception or deadlock
   * @param what the exception's class, or what is wrong
   * @param place where in the program
   * @param isDeterministic whether it fails with these inputs in every run: one thread, no choices
   * @param inputs what they are, for people, in the order in which the program reads them
   * @param recorded the same as numbers, for the machine
   * @param arguments what a main method is called with if that is an input; else null
   * @param doubt why there may be no such inputs, so that only an ordinary JVM can tell; or empty
   */
  public record FailingInput(
      String kind,
      String what,
      String place,
      boolean isDeterministic,
      List<String> inputs,
      List<Long> recorded,
      @Nullable List<String> arguments,
      String doubt) {}
}
