package dev.assay.explore;

import dev.assay.explore.config.Settings;
import dev.assay.explore.model.Specification;
import dev.assay.explore.program.KeyedTransitions;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.property.Invariants;
import dev.assay.explore.property.PredicateEvaluator;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.visibility.Precision;

/** A precision, the program as a transition system with it, and its specification. */
final class Workbench {
  final Precision precision;
  final ProgramTransitions transitions;
  final PredicateEvaluator evaluator;
  final SafetyChecker checker;
  private final ProgramUnderTest program;
  private final Settings settings;

  Workbench(ProgramUnderTest program, Settings settings, Precision precision) {
    this.program = program;
    this.settings = settings;
    this.precision = precision;
    this.transitions = program.transitions(precision, settings);
    this.evaluator = new PredicateEvaluator(transitions, precision);
    this.checker =
        new SafetyChecker(
            transitions,
            precision,
            new Invariants(settings.properties(), program, evaluator),
            settings);
  }

  private Workbench(Workbench first, Precision precision) {
    this.program = first.program;
    this.settings = first.settings;
    this.precision = precision;
    this.transitions = program.transitionsOfWorker(precision, settings);
    this.evaluator = new PredicateEvaluator(transitions, precision);
    this.checker =
        new SafetyChecker(
            transitions,
            precision,
            new Invariants(first.checker.invariants(), evaluator),
            settings);
  }

  /** The same for another worker, in a machine of its own. */
  Workbench forWorker() {
    transitions.settle();
    return new Workbench(this, precision.forWorker());
  }

  /** The same in the same machine, with what was learnt so far; the two then learn apart. */
  Workbench copy() {
    return new Workbench(program, settings, precision.copy());
  }

  /** The transition system, with what was learnt so far, in the first state. */
  ProgramTransitions fromTheStart() {
    precision.settle();
    transitions.beginAnew();
    return transitions;
  }

  /** The specification for a system without numbers for its states. */
  Specification specification(KeyedTransitions system) {
    return new SafetyChecker(
        system,
        precision,
        new Invariants(checker.invariants(), new PredicateEvaluator(system, precision)),
        settings);
  }
}
