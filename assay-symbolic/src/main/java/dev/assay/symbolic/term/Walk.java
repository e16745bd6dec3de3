package dev.assay.symbolic.term;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
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
  private final List<Term> order = new ArrayList<>();
  private final ArrayDeque<Term> stack = new ArrayDeque<>();

  /** Visits a term and all in it that was not visited before, operands first. */
  public void visit(Term root, Consumer<Term> visitor) {
    if (position(root) >= 0) {
      return;
    }
    stack.clear();
    stack.push(root);
    while (!stack.isEmpty()) {
      Term term = stack.peek();
      if (position(term) >= 0) {
        stack.pop();
        continue;
      }
      boolean ready = true;
      for (int i = term.arity() - 1; i >= 0; i--) {
        Term operand = term.operand(i);
        if (position(operand) < 0) {
          stack.push(operand);
          ready = false;
        }
      }
      if (ready) {
        stack.pop();
        // First, so that nothing is marked as visited if it fails.
        visitor.accept(term);
        seen.put(term, order.size());
        order.add(term);
      }
    }
  }

  /** When the term was visited, counted from 0, or -1. */
  public int position(Term term) {
    int position = seen.get(term);
    if (position >= 0 && order.get(position) != term) {
      // Numbers are unique in one factory only.
      throw new IllegalArgumentException("terms of two factories");
    }
    return position;
  }

  /** All terms that were visited, in that order. */
  public List<Term> visited() {
    return Collections.unmodifiableList(order);
  }

  /** All terms in the given ones, operands first. */
  public static List<Term> all(Iterable<Term> roots) {
    Walk walk = new Walk();
    for (Term root : roots) {
      walk.visit(root, term -> {});
    }
    return walk.visited();
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
    return walk.order.size();
  }
}
