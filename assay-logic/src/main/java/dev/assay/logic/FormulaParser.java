package dev.assay.logic;

import dev.assay.logic.Formula.Always;
import dev.assay.logic.Formula.Eventually;
import dev.assay.logic.Formula.False;
import dev.assay.logic.Formula.Next;
import dev.assay.logic.Formula.Not;
import dev.assay.logic.Formula.Proposition;
import dev.assay.logic.Formula.True;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a formula from left to right, one token at a time, by the strength of its operators. */
final class FormulaParser {
  /** Keeps the recursion over a formula far from the end of the stack. */
  private static final int MOST_TOKENS = 1000;

  private static final Set<String> RESERVED = Set.of("true", "false", "X", "F", "G", "U", "R", "W");

  /** Longer ones before their beginnings. */
  private static final List<String> SYMBOLS =
      List.of("<->", "->", "<>", "[]", "&&", "&", "||", "|", "!", "(", ")");

  private static final Pattern RUN_OF_OPERATORS = Pattern.compile("[XFG]{2,}");

  private final String text;

  /** The token to be read next, empty at the end of the text. */
  private String token = "";

  /** Where {@link #token} begins and ends. */
  private int begin;

  private int end;
  private int tokens;

  FormulaParser(String text) {
    this.text = text;
    advance();
  }

  /** Whether a text can be the name of a proposition: Java's names with dots, one {@code #}. */
  static boolean isName(String text) {
    int hash = text.indexOf('#');
    if (hash < 0) {
      return !RESERVED.contains(text) && areIdentifiers(text);
    }
    String method = text.substring(hash + 1);
    return areIdentifiers(text.substring(0, hash))
        && areIdentifiers(method)
        && method.indexOf('.') < 0;
  }

  private static boolean areIdentifiers(String dotted) {
    for (String part : dotted.split("\\.", -1)) {
      if (part.isEmpty()
          || !Character.isJavaIdentifierStart(part.codePointAt(0))
          || !part.codePoints().allMatch(Character::isJavaIdentifierPart)) {
        return false;
      }
    }
    return true;
  }

  Formula parse() {
    Formula formula = formula(0);
    if (!token.isEmpty()) {
      throw token.equals(")")
          ? error("')' closes nothing")
          : error("expected an operator, found " + found());
    }
    return formula;
  }

  /** Reads a formula whose operators outside of parentheses have at least the given strength. */
  private Formula formula(int strength) {
    Formula formula = operand();
    while (true) {
      Operator operator = binaryOperator();
      if (operator == null || operator.strength < strength) {
        return formula;
      }
      advance();
      formula = operator.apply(formula, formula(operator.rightStrength()));
    }
  }

  private Formula operand() {
    switch (token) {
      case "!":
        advance();
        return new Not(operand());
      case "X":
        advance();
        return new Next(operand());
      case "F", "<>":
        advance();
        return new Eventually(operand());
      case "G", "[]":
        advance();
        return new Always(operand());
      case "true":
        advance();
        return new True();
      case "false":
        advance();
        return new False();
      case "(":
        return parenthesized();
      default:
        return proposition();
    }
  }

  private Formula parenthesized() {
    int opened = begin + 1;
    advance();
    Formula formula = formula(0);
    if (!token.equals(")")) {
      throw error(
          "expected an operator or the ')' for the '(' of column " + opened + ", found " + found());
    }
    advance();
    return formula;
  }

  private Formula proposition() {
    if (token.isEmpty()
        || RESERVED.contains(token)
        || !Character.isJavaIdentifierStart(token.codePointAt(0))) {
      throw error("expected a proposition, found " + found());
    }
    if (!isName(token)) {
      throw error("'" + token + "' is not a name: expected Class#method or method");
    }
    String name = token;
    int column = begin + 1;
    advance();
    if (RUN_OF_OPERATORS.matcher(name).matches() && beginsOperand()) {
      throw new FormulaSyntaxError(
          column, "'" + name + "' is one name: write '" + String.join(" ", name.split("")) + "'");
    }
    return new Proposition(name);
  }

  /** Whether the token can only stand at the beginning of an operand. */
  private boolean beginsOperand() {
    return !token.isEmpty() && !token.equals(")") && binaryOperator() == null;
  }

  private @Nullable Operator binaryOperator() {
    return switch (token) {
      case "<->" -> Operator.IFF;
      case "->" -> Operator.IMPLIES;
      case "|", "||" -> Operator.OR;
      case "&", "&&" -> Operator.AND;
      case "U" -> Operator.UNTIL;
      case "R" -> Operator.RELEASE;
      case "W" -> Operator.WEAK_UNTIL;
      default -> null;
    };
  }

  private void advance() {
    begin = end;
    while (begin < text.length() && Character.isWhitespace(text.charAt(begin))) {
      begin++;
    }
    end = begin;
    if (begin < text.length()) {
      end = Character.isJavaIdentifierStart(text.codePointAt(begin)) ? endOfWord() : endOfSymbol();
      if (++tokens > MOST_TOKENS) {
        throw error("the formula is too long: more than " + MOST_TOKENS + " names and operators");
      }
    }
    token = text.substring(begin, end);
  }

  private int endOfWord() {
    int at = begin;
    while (at < text.length()) {
      int c = text.codePointAt(at);
      if (c != '.' && c != '#' && !Character.isJavaIdentifierPart(c)) {
        break;
      }
      at += Character.charCount(c);
    }
    return at;
  }

  private int endOfSymbol() {
    for (String symbol : SYMBOLS) {
      if (text.startsWith(symbol, begin)) {
        return begin + symbol.length();
      }
    }
    throw error("unexpected character '" + Character.toString(text.codePointAt(begin)) + "'");
  }

  private String found() {
    return token.isEmpty() ? "the end" : "'" + token + "'";
  }

  private FormulaSyntaxError error(String problem) {
    return new FormulaSyntaxError(begin + 1, problem);
  }
}
