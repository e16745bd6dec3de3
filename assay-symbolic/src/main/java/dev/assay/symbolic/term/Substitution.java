package dev.assay.symbolic.term;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts terms in the place of terms, and makes the result in a given factory, which simplifies it
 * and may be another one than that of the original.
 *
 * <p>Keeps what it has made, so that terms with common parts share the work. For one thread.
 */
public final class Substitution {
  private final Terms target;
  private final Walk walk = new Walk();

  /** What terms became, by their positions in the walk. */
  private final List<Term> images = new ArrayList<>();

  private final Map<Term, Term> replacements;

  /**
   * @param replacements what stands in for what; variables that are not in it become variables of
   *     the same name in the target
   */
  public Substitution(Terms target, Map<Term, Term> replacements) {
    this.target = target;
    this.replacements = Map.copyOf(replacements);
  }

  /** The term with everything replaced. */
  public Term apply(Term term) {
    walk.visit(term, this::make);
    return image(term);
  }

  private void make(Term term) {
    Term replacement = replacements.get(term);
    if (replacement != null) {
      images.add(replacement);
      return;
    }
    images.add(
        switch (term.op()) {
          case CONSTANT -> target.constant(term.sort(), term.value());
          case VARIABLE -> target.variable(term.name(), term.sort());
          default -> target.like(term, operand(term, 0), operand(term, 1), operand(term, 2));
        });
  }

  private @Nullable Term operand(Term term, int index) {
    return index < term.arity() ? image(term.operand(index)) : null;
  }

  private Term image(Term term) {
    return images.get(walk.position(term));
  }
}
