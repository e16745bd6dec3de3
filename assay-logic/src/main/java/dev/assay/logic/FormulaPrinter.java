package dev.assay.logic;

import dev.assay.logic.Formula.Always;
import dev.assay.logic.Formula.Binary;
import dev.assay.logic.Formula.Eventually;
import dev.assay.logic.Formula.Not;
import dev.assay.logic.Formula.Proposition;
import dev.assay.logic.Formula.True;
import dev.assay.logic.Formula.Unary;

/** Writes a formula with as few parentheses as reading it back needs. */
final class FormulaPrinter {
  private final StringBuilder out = new StringBuilder();

  private FormulaPrinter() {}

  static String print(Formula formula) {
    FormulaPrinter printer = new FormulaPrinter();
    printer.print(formula, 0);
    return printer.out.toString();
  }

  /** Writes a formula where only operators of at least the given strength stand by themselves. */
  private void print(Formula formula, int strength) {
    if (formula instanceof Binary binary) {
      Operator operator = Operator.of(binary);
      boolean enclose = operator.strength < strength;
      out.append(enclose ? "(" : "");
      print(binary.left(), operator.leftStrength());
      out.append(' ').append(operator.symbol).append(' ');
      print(binary.right(), operator.rightStrength());
      out.append(enclose ? ")" : "");
    } else if (formula instanceof Unary unary) {
      out.append(symbol(unary));
      print(unary.operand(), Operator.UNARY_STRENGTH);
    } else if (formula instanceof Proposition proposition) {
      out.append(proposition.name());
    } else {
      out.append(formula instanceof True ? "true" : "false");
    }
  }

  private static String symbol(Unary formula) {
    if (formula instanceof Not) {
      return "!";
    } else if (formula instanceof Eventually) {
      return "F ";
    } else if (formula instanceof Always) {
      return "G ";
    } else {
      return "X ";
    }
  }
}
