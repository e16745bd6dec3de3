package dev.assay.symbolic.random;

import dev.assay.explore.random.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes statements. Loops are short and recursion is shallow, so that every program ends. */
final class StatementGenerator {
  private static final int DEEPEST = 3;

  private final SplittableRandom random;
  private final ExpressionGenerator expressions;

  /** How many more statements the program may have. */
  private int budget;

  private int names;

  StatementGenerator(SplittableRandom random, ExpressionGenerator expressions, int budget) {
    this.random = random;
    this.expressions = expressions;
    this.budget = budget;
  }

  /** Some statements; fewer than {@code least} only if the program is big enough without them. */
  List<Statement> body(Scope s, int least, int most) {
    List<Statement> result = new ArrayList<>();
    int n = random.nextInt(least, most + 1);
    for (int i = 0; i < n && budget > 0; i++) {
      budget--;
      result.add(statement(s));
    }
    return result;
  }

  private List<Statement> body(Scope s) {
    return body(s, 1, 2);
  }

  private Statement statement(Scope s) {
    if (s.depth() < DEEPEST && random.nextInt(5) < 2) {
      return switch (random.nextInt(10)) {
        case 0, 1, 2 -> condition(s);
        case 3 -> counted(s);
        case 4 -> halving(s);
        case 5 -> selection(s);
        case 6, 7 -> guarded(s);
        case 8 -> elements(s);
        default -> madeArray(s);
      };
    }
    return switch (random.nextInt(14)) {
      case 0, 1, 2, 3, 4 -> assignment(s);
      case 5, 6, 7, 8 -> check(s);
      case 9 -> object(s);
      case 10 -> leave(s);
      case 11 -> fault(s);
      case 12 -> expressions.hasBoxes() ? input(s) : rare(s);
      default -> rare(s);
    };
  }

  // ---- simple statements ----

  private Statement assignment(Scope s) {
    if (expressions.hasBoxes() && random.nextInt(4) == 0) {
      return Statement.of(expressions.boxing(s));
    }
    String v = expressions.variable(s);
    char type = v.charAt(0);
    String name = v.substring(1);
    if (type != 'Z' && type != 'D' && random.nextInt(3) == 0) {
      return Statement.of(
          switch (random.nextInt(4)) {
            case 0 -> name + pick(List.of("++", "--")) + ";";
            case 1 -> name + pick(List.of(" <<= ", " >>= ", " >>>= ")) + of('I', s) + ";";
            default ->
                name + pick(List.of(" += ", " -= ", " *= ", " ^= ")) + "(" + of('I', s) + ");";
          });
    }
    return Statement.of(name + " = " + of(type, s) + ";");
  }

  private Statement check(Scope s) {
    String message = Integer.toString(names++);
    return Statement.of(
        random.nextInt(5) == 0
            ? "Assay.check(" + of('Z', s) + ", \"" + message + "\");"
            : random.nextInt(2) == 0
                ? "assert " + of('Z', s) + " : \"" + message + "\";"
                : "assert " + of('I', s) + " != " + expressions.small(-3, 9) + ";");
  }

  private Statement object(Scope s) {
    return Statement.of(
        switch (random.nextInt(7)) {
          case 0 -> "box1 = " + of('Z', s) + " ? box0 : new Box(" + of('I', s) + ");";
          case 1 -> "if (" + of('Z', s) + ") { box1 = new Sub(" + of('I', s) + "); }";
          case 2 -> "box1.next = " + of('Z', s) + " ? box0 : null;";
          case 3 -> "box1.next.x = " + of('I', s) + ";"; // perhaps a NullPointerException
          case 4 -> "s0 = box1.next == null ? 1 : box1.next.get(" + of('I', s) + ");";
          case 5 -> "O[" + expressions.index(s) + "] = box1;";
          default -> "s1 = O[" + expressions.index(s) + "].x;";
        });
  }

  /** Reads or writes the array that is an input. */
  private Statement input(Scope s) {
    return Statement.of(
        switch (random.nextInt(4)) {
          case 0 -> "if (g != null) { g[" + expressions.index(s) + "] = " + of('I', s) + "; }";
          case 1 -> "s0 = g[" + expressions.index(s) + "];"; // perhaps a NullPointerException
          case 2 -> "if (g != null && g.length > 1) { g[0] += g[1]; s1 = g[0]; }";
          default -> "s1 = g == null ? -1 : g.clone().length + Arrays.hashCode(g);";
        });
  }

  private Statement leave(Scope s) {
    String how =
        s.inLoop() && random.nextInt(3) > 0
            ? pick(List.of("break", "continue"))
            : s.returnsInt() ? "return " + of('I', s) : "return";
    return Statement.of("if (" + of('Z', s) + ") { " + how + "; }");
  }

  private Statement fault(Scope s) {
    return Statement.of(
        switch (random.nextInt(5)) {
          case 0 -> "s0 = " + of('I', s) + " / (" + of('I', s) + ");";
          case 1 -> "s2 %= " + of('J', s) + ";";
          case 2 -> "A[" + of('I', s) + "] = " + of('I', s) + ";";
          case 3 ->
              "if (" + of('Z', s) + ") { throw new IllegalStateException(\"" + names++ + "\"); }";
          default -> "if (" + of('Z', s) + ") { throw new Oops(" + of('I', s) + "); }";
        });
  }

  private Statement rare(Scope s) {
    return Statement.of(
        switch (random.nextInt(12)) {
          case 0, 1 -> "Assay.assume(" + of('Z', s) + ");";
          case 2 -> "System.arraycopy(A, 0, A, 1, 2);";
          case 3 -> "A[0] = A.clone()[" + expressions.index(s) + "];";
          case 4 -> "Arrays.fill(A, " + of('I', s) + ");";
          case 5 -> "synchronized (box0) { box0.x = " + of('I', s) + "; }";
          case 6 -> "LIST.add((int) (" + of('I', s) + "));";
          case 7 -> "s0 = LIST.get(" + expressions.index(s) + ");";
          case 8 -> "s1 = climb(Math.floorMod(" + of('I', s) + ", 4), " + of('I', s) + ");";
          case 9 -> "s3 = LIST.contains((int) (" + of('I', s) + "));";
          case 10 -> "s1 = new int[][] {A, {1, 2}}[" + of('I', s) + " & 1][1];";
          default ->
              "s0 = ((java.util.function.IntUnaryOperator) v -> v "
                  + pick(List.of("+", "-", "^"))
                  + " 3).applyAsInt("
                  + of('I', s)
                  + ");";
        });
  }

  // ---- control ----

  private Statement condition(Scope s) {
    String head = "if (" + of('Z', s) + ") {";
    return random.nextInt(2) == 0
        ? Statement.blocks(head, body(s.deeper()), "} else {", body(s.deeper()))
        : Statement.block(head, body(s.deeper()));
  }

  /** A loop whose number of rounds is known, or depends on inputs. */
  private Statement counted(Scope s) {
    String i = "i" + names++;
    if (random.nextBoolean()) {
      String rounds = expressions.small(1, 3);
      return Statement.block(
          "for (int " + i + " = 0; " + i + " < " + rounds + "; " + i + "++) {", body(s.inLoop(i)));
    }
    String n = "r" + names++; // others have the names of boxes
    String rounds = "(" + of('I', s) + ") & " + pick(List.of("1", "3", "3", "7"));
    return Statement.block(
        "for (int " + i + " = 0, " + n + " = " + rounds + "; " + i + " < " + n + "; " + i + "++) {",
        body(s.inLoop(i)));
  }

  private Statement halving(Scope s) {
    String w = "w" + names++;
    List<Statement> inner = new ArrayList<>();
    inner.add(Statement.of(w + pick(List.of(" /= 2;", " >>= 1;", "--;"))));
    inner.addAll(body(s.inLoop(w)));
    return Statement.block(
        "{",
        List.of(
            Statement.of("int " + w + " = (" + of('I', s) + ") & 5;"),
            random.nextBoolean()
                ? Statement.block("while (" + w + " > 0) {", inner)
                : new Statement(
                    List.of("do {", "} while (" + w + " > 0);"), List.of(List.copyOf(inner)))));
  }

  private Statement selection(Scope s) {
    boolean dense = random.nextBoolean();
    List<String> lines = new ArrayList<>();
    List<List<Statement>> blocks = new ArrayList<>();
    char type = pick(List.of('I', 'I', 'B', 'C'));
    boolean isAtEnd = expressions.hasBoxes() && type == 'I' && random.nextInt(3) == 0;
    lines.add("switch (" + (isAtEnd ? "(int) " : "") + "(" + of(type, s) + ")) {");
    blocks.add(List.of());
    int cases = random.nextInt(1, 4);
    String end = isAtEnd ? pick(List.of("Integer.MIN_VALUE + ", "Integer.MAX_VALUE - ")) : "";
    for (int i = 0; i < cases; i++) {
      lines.add("case " + end + (dense || isAtEnd ? i : i * 40) + ":");
      List<Statement> inner = new ArrayList<>(body(s.outsideLoop(), 1, 1));
      if (random.nextInt(4) > 0) {
        inner.add(Statement.of("break;"));
      }
      blocks.add(List.copyOf(inner));
    }
    if (random.nextBoolean()) {
      lines.add("default:");
      blocks.add(List.copyOf(body(s.outsideLoop(), 1, 1)));
    }
    lines.add("}");
    return new Statement(List.copyOf(lines), List.copyOf(blocks));
  }

  private Statement guarded(Scope s) {
    List<Statement> inner = new ArrayList<>(body(s.deeper()));
    inner.add(fault(s));
    String e = "e" + names++;
    return switch (random.nextInt(5)) {
      case 0 -> Statement.blocks("try {", inner, "} finally {", body(s.outsideLoop(), 1, 1));
      case 1 -> Statement.blocks("try {", inner, "} catch (Oops " + e + ") {", caught(s, e, true));
      case 2 ->
          Statement.blocks(
              "try {", inner, "} catch (ArithmeticException " + e + ") {", caught(s, e, false));
      default ->
          Statement.blocks(
              "try {", inner, "} catch (RuntimeException " + e + ") {", caught(s, e, false));
    };
  }

  private List<Statement> caught(Scope s, String e, boolean hasCode) {
    List<Statement> body = new ArrayList<>();
    if (hasCode) {
      body.add(Statement.of("s0 = " + e + ".code;"));
    }
    body.addAll(body(s.deeper()));
    return body;
  }

  private Statement elements(Scope s) {
    String v = "v" + names++;
    String array = pick(List.of("A", "B", "C", "S"));
    return Statement.block("for (int " + v + " : " + array + ") {", body(s.inLoop(v)));
  }

  private Statement madeArray(Scope s) {
    String a = "a" + names++;
    List<Statement> inner = new ArrayList<>();
    inner.add(Statement.of("int[] " + a + " = new int[(" + of('I', s) + ") & 3];"));
    inner.add(Statement.of(a + "[" + expressions.small(0, 2) + "] = " + of('I', s) + ";"));
    inner.add(Statement.of("s0 = " + a + "[" + expressions.index(s) + "] + " + a + ".length;"));
    inner.addAll(body(s.deeper()));
    return Statement.block("{", inner);
  }

  private String of(char type, Scope s) {
    return expressions.of(type, s);
  }

  private <T> T pick(List<T> list) {
    return expressions.pick(list);
  }
}
