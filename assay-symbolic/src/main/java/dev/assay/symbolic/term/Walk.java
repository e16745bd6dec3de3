package dev.assay.symbolic.term;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Visits the terms that terms are made of, each once and operands first, without recursion.
 *
 * <p>A walk remembers where it has been: going on with another term visits only what is new.
 */
public final class Walk {
  private final IdMap seen = new IdMap();
  private final ArrayDeque<Term> stack = new ArrayDeque<>();

  /** Visits a term and all in it that was not visited before, operands first. */
  public void visit(Term root, Consumer<Term> visitor) {
    if (seen.get(root) >= 0) {
      return;
    }
    stack.push(root);
    while (!stack.isEmpty()) {
      Term term = stack.peek();
      if (seen.get(term) >= 0) {
        stack.pop();
        continue;
      }
      boolean ready = true;
      for (int i = term.arity() - 1; i >= 0; i--) {
        Term operand = term.operand(i);
        if (seen.get(operand) < 0) {
          stack.push(operand);
          ready = false;
        }
      }
      if (ready) {
        stack.pop();
        seen.put(term, seen.size());
        visitor.accept(term);
      }
    }
  }

  /** When the term was visited, counted from 0, or -1. */
  public int position(Term term) {
    return seen.get(term);
  }

  /** All terms in the given ones, operands first. */
  public static List<Term> all(Iterable<Term> roots) {
    List<Term> all = new ArrayList<>();
    Walk walk = new Walk();
    for (Term root : roots) {
      walk.visit(root, all::add);
    }
    return all;
  }

  /** The variables in the given terms, in the order in which they are met. */
  public static Set<Term> variables(Iterable<Term> roots) {
    Set<Term> variables = new LinkedHashSet<>();
    Walk walk = new Walk();
    for (Term root : roots) {
      walk.visit(
          root,
          term -> {
            if (term.isVariable()) {
              variables.add(term);
            }
          });
    }
    return variables;
  }

  /** How many different terms the given one is made of, itself included. */
  public static int size(Term root) {
    Walk walk = new Walk();
    walk.visit(root, term -> {});
    return walk.seen.size();
  }
}
