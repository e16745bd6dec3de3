package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Walk;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Asks another solver as little as possible.
 *
 * <p>Conditions that share no variable are separate questions. A question that was answered before
 * has the same answer, and values that were right for an earlier question are often right for this
 * one. What only compares a variable with constants is decided here. This also answers questions
 * that no solver can be asked, if the values at hand do. What is left goes to the other solver as a
 * question of its own.
 */
public final class CachingSolver extends Frames {
  private static final int CACHED = 10_000;
  private static final int RECENT = 8;

  /** Terms whose values are kept with recent values; with more they are computed anew. */
  private static final int COMPUTED = 200_000;

  private final Solver solver;
  private final Map<Set<Term>, Answer> answers =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Set<Term>, Answer> eldest) {
          return size() > CACHED;
        }
      };
  private final ArrayDeque<Evaluation> recent = new ArrayDeque<>();
  private long known;
  private long reused;
  private long asked;

  /** Takes over the other solver, and closes it in the end. */
  public CachingSolver(Solver solver) {
    this.solver = solver;
  }

  @Override
  public String name() {
    return solver.name();
  }

  /** How many questions had been answered before. */
  public long known() {
    return known;
  }

  /** How many questions were answered with the values of another answer. */
  public long reused() {
    return reused;
  }

  /** How many questions the other solver was asked. */
  public long asked() {
    return asked;
  }

  @Override
  Answer decide(Limit limit) {
    Assignment model = new Assignment();
    Answer.@Nullable Unknown unknown = null;
    for (Set<Term> part : IndependentParts.of(conditions())) {
      Answer answer = part(part, limit);
      if (answer instanceof Answer.Sat sat) {
        for (Term variable : Walk.variables(part)) {
          copy(variable, sat.model(), model);
        }
      } else if (answer instanceof Answer.Unknown reason) {
        // Another part may still show that the whole cannot hold.
        unknown = reason;
      } else {
        return answer;
      }
    }
    return unknown != null ? unknown : new Answer.Sat(model);
  }

  private Answer part(Set<Term> part, Limit limit) {
    for (Term condition : part) {
      if (condition.isFalse()) {
        return new Answer.Unsat();
      }
    }
    Answer cached = answers.get(part);
    if (cached != null) {
      known++;
      return cached;
    }
    Answer answer = recent(part);
    if (answer != null) {
      reused++;
    } else {
      answer = Ranges.decide(part);
    }
    if (answer == null) {
      asked++;
      answer = solver.check(part, limit);
      if (answer instanceof Answer.Sat sat) {
        recent.addFirst(new Evaluation(sat.model()));
        if (recent.size() > RECENT) {
          recent.removeLast();
        }
      }
    }
    if (!answer.isUnknown()) {
      answers.put(part, answer);
    }
    return answer;
  }

  private @Nullable Answer recent(Set<Term> part) {
    for (Evaluation evaluation : List.copyOf(recent)) {
      if (part.stream().allMatch(evaluation::holds)) {
        recent.remove(evaluation);
        recent.addFirst(
            evaluation.size() > COMPUTED ? new Evaluation(evaluation.assignment()) : evaluation);
        return new Answer.Sat(evaluation.assignment());
      }
    }
    return null;
  }

  private static void copy(Term variable, Assignment from, Assignment to) {
    if (!from.contains(variable)) {
      return;
    }
    if (variable.sort().isArray()) {
      to.set(variable, from.array(variable));
    } else {
      to.set(variable, from.value(variable));
    }
  }

  @Override
  public void close() {
    solver.close();
  }
}
