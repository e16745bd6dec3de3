package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Term;
import java.util.Collection;
import java.util.function.Supplier;

/** A solver that tells what it does. */
final class CountedSolver implements Solver {
  private final Solver solver;
  private final SolverEffort effort;

  CountedSolver(Solver solver, SolverEffort effort) {
    this.solver = solver;
    this.effort = effort;
  }

  @Override
  public String name() {
    return solver.name();
  }

  @Override
  public void add(Term condition) {
    solver.add(condition);
  }

  @Override
  public void push() {
    solver.push();
  }

  @Override
  public void pop() {
    solver.pop();
  }

  @Override
  public Answer check(Limit limit) {
    return counted(() -> solver.check(limit));
  }

  @Override
  public Answer check(Collection<Term> conditions, Limit limit) {
    return counted(() -> solver.check(conditions, limit));
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
    solver.close();
  }
}
