package dev.assay.symbolic.bound;

import dev.assay.symbolic.solve.SolverEffort;
import dev.assay.symbolic.solve.SolverKind;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** How far a check has come. Written by the check, read by whoever shows it. */
public final class BoundProgress {
  volatile long states;
  volatile long transitions;
  volatile long instructions;
  volatile int maxDepth;
  volatile int paths;
  volatile int merged;
  volatile int sent;
  private final AtomicInteger solved = new AtomicInteger();
  private final List<SolverEffort> efforts =
      Stream.of(SolverKind.values()).map(SolverEffort::new).toList();
  volatile int unwind;
  private volatile boolean ending;
  private volatile Runnable atEnd = () -> {};

  /** Distinct states that were stored. */
  public long states() {
    return states;
  }

  /** How often the program went on from a state to the next. */
  public long transitions() {
    return transitions;
  }

  /** Instructions that were carried out, about. */
  public long instructions() {
    return instructions;
  }

  /** The most conditions on one way, or steps on one run. */
  public int maxDepth() {
    return maxDepth;
  }

  /** Ways through the program that have ended. */
  public int paths() {
    return paths;
  }

  /** How often two states became one. */
  public int merged() {
    return merged;
  }

  /** Blocks of questions that were sent to solvers. */
  public int sent() {
    return sent;
  }

  /** Those of them that need nothing more. */
  public int solved() {
    return solved.get();
  }

  void addSolved() {
    solved.incrementAndGet();
  }

  /** What solvers have done, by kind, as far as any was asked. */
  public List<SolverEffort> solvers() {
    return efforts.stream().filter(e -> e.elapsedNanos() > 0).toList();
  }

  SolverEffort effort(SolverKind kind) {
    return efforts.get(kind.ordinal());
  }

  /** The bound on loops. */
  public int unwind() {
    return unwind;
  }

  /** Ends the check soon, with what is known by then. */
  public void end() {
    ending = true;
    atEnd.run();
  }

  /** What else is to be done when somebody wants the check to end. */
  void atEnd(Runnable action) {
    atEnd = action;
    if (ending) {
      action.run();
    }
  }

  boolean isEnding() {
    return ending;
  }
}
