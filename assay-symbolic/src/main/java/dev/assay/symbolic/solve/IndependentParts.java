package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Op;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Walk;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Divides conditions into sets that have no variable in common, and so can be decided one by one.
 *
 * <p>A union-find structure over all terms but constants: a term is with its operands. That takes
 * one pass, however many conditions a variable occurs in.
 */
final class IndependentParts {
  private final Walk walk = new Walk();
  private int[] parents = new int[64];
  private int size;

  private IndependentParts() {}

  /** The parts; conjunctions are taken apart, and what is constantly true is left out. */
  static List<Set<Term>> of(List<Term> conditions) {
    return new IndependentParts().divide(conjuncts(conditions));
  }

  private static Set<Term> conjuncts(List<Term> conditions) {
    Set<Term> conjuncts = new LinkedHashSet<>();
    Set<Term> seen = new LinkedHashSet<>();
    ArrayDeque<Term> stack = new ArrayDeque<>();
    for (int i = conditions.size() - 1; i >= 0; i--) {
      stack.push(conditions.get(i));
    }
    while (!stack.isEmpty()) {
      Term term = stack.pop();
      if (!seen.add(term) || term.isTrue()) {
        continue;
      }
      if (term.op() == Op.AND) {
        stack.push(term.operand(1));
        stack.push(term.operand(0));
      } else {
        conjuncts.add(term);
      }
    }
    return conjuncts;
  }

  private List<Set<Term>> divide(Set<Term> conjuncts) {
    for (Term conjunct : conjuncts) {
      walk.visit(conjunct, this::join);
    }
    Map<Integer, Set<Term>> parts = new LinkedHashMap<>();
    for (Term conjunct : conjuncts) {
      int root = root(walk.position(conjunct));
      parts.computeIfAbsent(root, r -> new LinkedHashSet<>()).add(conjunct);
    }
    return new ArrayList<>(parts.values());
  }

  private void join(Term term) {
    if (size == parents.length) {
      parents = Arrays.copyOf(parents, size * 2);
    }
    int own = size++;
    parents[own] = own;
    for (int i = 0; i < term.arity(); i++) {
      Term operand = term.operand(i);
      if (!operand.isConstant()) {
        parents[root(walk.position(operand))] = own;
      }
    }
  }

  private int root(int position) {
    int at = position;
    while (parents[at] != at) {
      parents[at] = parents[parents[at]];
      at = parents[at];
    }
    return at;
  }
}
