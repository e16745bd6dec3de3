package dev.assay.logic;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A formula of linear temporal logic over infinite words.
 *
 * <p>Written, from the tightest to the loosest: {@code !}, {@code X}, {@code F} or {@code <>},
 * {@code G} or {@code []}; then {@code U}, {@code R}, {@code W}; then {@code &&} or {@code &};
 * {@code ||} or {@code |}; {@code ->}; {@code <->}. Conjunction and disjunction group to the left,
 * the other binary operators to the right. A proposition is a name such as {@code done}, {@code
 * Bank#solvent} or {@code org.example.Outer$Inner#ready}.
 *
 * <p>Formulas are values: equal when they are written the same. Their text has no more parentheses
 * than it needs and reads back as the same formula.
 */
public sealed interface Formula {
  /**
   * Reads a formula.
   *
   * @throws FormulaSyntaxError if the text is not a formula
   */
  static Formula parse(String text) {
    return new FormulaParser(text).parse();
  }

  /** The formula as text that {@link #parse} reads back. */
  default String text() {
    return FormulaPrinter.print(this);
  }

  /** The names of the propositions, in the order in which they first occur. */
  default List<String> propositions() {
    Set<String> names = new LinkedHashSet<>();
    for (Formula part : parts()) {
      if (part instanceof Proposition proposition) {
        names.add(proposition.name());
      }
    }
    return List.copyOf(names);
  }

  /**
   * Whether the next-operator occurs. A formula without it cannot tell how often a letter is
   * repeated, which reductions of a search depend on.
   */
  default boolean usesNext() {
    return parts().stream().anyMatch(Next.class::isInstance);
  }

  /**
   * An equivalent formula of constants, propositions, negated propositions, {@link And}, {@link
   * Or}, {@link Next}, {@link Until} and {@link Release} only.
   *
   * @throws FormulaTooLarge if it is far too long
   */
  default Formula negationNormalForm() {
    return NormalForm.of(this);
  }

  /**
   * An equivalent formula in negation normal form, often a smaller one.
   *
   * @throws FormulaTooLarge if its negation normal form is far too long
   */
  default Formula simplified() {
    return Simplifier.simplify(negationNormalForm());
  }

  /** All occurrences of formulas in this one, from left to right as they are written. */
  private List<Formula> parts() {
    List<Formula> parts = new ArrayList<>();
    List<Formula> open = new ArrayList<>(List.of(this));
    while (!open.isEmpty()) {
      Formula formula = open.remove(open.size() - 1);
      parts.add(formula);
      if (formula instanceof Unary unary) {
        open.add(unary.operand());
      } else if (formula instanceof Binary binary) {
        open.add(binary.right());
        open.add(binary.left());
      }
    }
    return parts;
  }

  /** A formula made of one other. */
  sealed interface Unary extends Formula {
    Formula operand();
  }

  /** A formula made of two others. */
  sealed interface Binary extends Formula {
    Formula left();

    Formula right();
  }

  /** Holds of every word. */
  record True() implements Formula {
    @Override
    public String toString() {
      return text();
    }
  }

  /** Holds of no word. */
  record False() implements Formula {
    @Override
    public String toString() {
      return text();
    }
  }

  /** Holds of a word if the proposition holds in its first letter. */
  record Proposition(String name) implements Formula {
    public Proposition {
      if (!FormulaParser.isName(name)) {
        throw new IllegalArgumentException("not the name of a proposition: " + name);
      }
    }

    @Override
    public String toString() {
      return text();
    }
  }

  /** The operand does not hold. */
  record Not(Formula operand) implements Unary {
    @Override
    public String toString() {
      return text();
    }
  }

  /** The operand holds of the word without its first letter; written {@code X}. */
  record Next(Formula operand) implements Unary {
    @Override
    public String toString() {
      return text();
    }
  }

  /** The operand holds now or later; written {@code F} or {@code <>}. */
  record Eventually(Formula operand) implements Unary {
    @Override
    public String toString() {
      return text();
    }
  }

  /** The operand holds now and at all times later; written {@code G} or {@code []}. */
  record Always(Formula operand) implements Unary {
    @Override
    public String toString() {
      return text();
    }
  }

  /** Both hold. */
  record And(Formula left, Formula right) implements Binary {
    @Override
    public String toString() {
      return text();
    }
  }

  /** One of them holds, or both. */
  record Or(Formula left, Formula right) implements Binary {
    @Override
    public String toString() {
      return text();
    }
  }

  /** The right one holds if the left one does. */
  record Implies(Formula left, Formula right) implements Binary {
    @Override
    public String toString() {
      return text();
    }
  }

  /** Both hold or none does. */
  record Iff(Formula left, Formula right) implements Binary {
    @Override
    public String toString() {
      return text();
    }
  }

  /** The right one holds now or later, and the left one at all times before; written {@code U}. */
  record Until(Formula left, Formula right) implements Binary {
    @Override
    public String toString() {
      return text();
    }
  }

  /**
   * The right one holds up to and including the time when the left one does, for ever if that never
   * comes; written {@code R}.
   */
  record Release(Formula left, Formula right) implements Binary {
    @Override
    public String toString() {
      return text();
    }
  }

  /**
   * The left one holds until the right one does, for ever if that never comes; written {@code W}.
   */
  record WeakUntil(Formula left, Formula right) implements Binary {
    @Override
    public String toString() {
      return text();
    }
  }
}
