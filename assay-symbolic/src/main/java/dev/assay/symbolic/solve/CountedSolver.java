package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Term;
import java.util.Collection;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A solver that tells what it does. It is started when it is first needed: to load one takes longer
 * than most questions, and often the first of several is enough.
 */
final class CountedSolver implements Solver {
  private final SolverEffort effort;
  private @Nullable Solver opened;

  CountedSolver(SolverEffort effort) {
    this.effort = effort;
  }

  private Solver solver() {
    Solver solver = opened;
    if (solver == null) {
      solver = effort.kind().open();
      opened = solver;
    }
    return solver;
  }

  @Override
  public String name() {
    return effort.kind().title();
  }

  @Override
  public void add(Term condition) {
    solver().add(condition);
  }

  @Override
  public void push() {
    solver().push();
  }

  @Override
  public void pop() {
    solver().pop();
  }

  @Override
  public Answer check(Limit limit) {
    return counted(() -> solver().check(limit));
  }

  @Override
  public Answer check(Collection<Term> conditions, Limit limit) {
    return counted(() -> solver().check(conditions, limit));
  }

  private Answer counted(Supplier<Answer> question) {
    boolean isDecided = false;
    effort.begin();
    try {
      Answer answer = question.get();
      isDecided = !answer.isUnknown();
      return answer;
    } finally {
      effort.end(isDecided);
    }
  }

  @Override
  public void close() {
    if (opened != null) {
      opened.close();
    }
  }
}
