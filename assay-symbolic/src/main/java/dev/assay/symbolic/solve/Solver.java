package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Term;
import java.util.Collection;

/**
 * Decides whether conditions can hold together.
 *
 * <p>Conditions are kept in frames: {@link #pop} drops what was added since the matching {@link
 * #push}. All terms come from one factory. A solver is used by one thread at a time; only a {@link
 * Limit} is cancelled from others.
 */
public interface Solver extends AutoCloseable {
  /** The name that figures and messages use. */
  String name();

  /** Demands a condition from now on, until its frame is dropped. */
  void add(Term condition);

  /** Opens a frame. */
  void push();

  /** Drops the last opened frame. */
  void pop();

  /**
   * Decides whether all conditions in all frames can hold together.
   *
   * @throws WrongModel if the underlying solver claims that they hold for values for which they do
   *     not
   */
  Answer check(Limit limit);

  /** Decides whether these conditions, and those in all frames, can hold together. */
  default Answer check(Collection<Term> conditions, Limit limit) {
    push();
    try {
      conditions.forEach(this::add);
      return check(limit);
    } finally {
      pop();
    }
  }

  @Override
  void close();
}
