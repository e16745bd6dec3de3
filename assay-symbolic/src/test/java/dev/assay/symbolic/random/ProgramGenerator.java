package dev.assay.symbolic.random;

import dev.assay.explore.random.RandomProgram;
import dev.assay.explore.random.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Makes a small sequential program from a seed. Its inputs have so few values that all combinations
 * can be tried.
 */
final class ProgramGenerator {
  private final long seed;
  private final SplittableRandom random;
  private final ExpressionGenerator expressions;
  private final StatementGenerator statements;
  private final boolean floats;
  private final String name;

  /**
   * @param size how many statements the program may have, about
   */
  ProgramGenerator(long seed, int size) {
    this(seed, size, false);
  }

  private ProgramGenerator(long seed, int size, boolean isMethod) {
    this.seed = seed;
    this.random = new SplittableRandom(seed);
    this.floats = random.nextInt(isMethod ? 3 : 6) == 0;
    this.expressions = new ExpressionGenerator(random, floats, isMethod);
    this.statements = new StatementGenerator(random, expressions, size);
    this.name = "P" + Long.toUnsignedString(seed);
  }

  /**
   * A program with a method {@code check} whose parameters are inputs: numbers at the ends of their
   * types, boxes, an array.
   */
  static RandomProgram method(long seed, int size) {
    ProgramGenerator g = new ProgramGenerator(seed, size, true);
    return g.generate(g::check);
  }

  RandomProgram generate() {
    return generate(this::main);
  }

  private RandomProgram generate(Supplier<Statement> entry) {
    List<Statement> members = new ArrayList<>(fields());
    if (expressions.hasBoxes()) {
      members.add(Statement.of("static Integer n0, n1;"));
      members.add(Statement.of("static Long m0;"));
      members.add(Statement.of("static Character k0;"));
      members.add(Statement.of("static Boolean t0;"));
      members.add(Statement.of("static int[] g;"));
    }
    members.add(boxClass());
    members.add(subClass());
    members.add(
        Statement.block(
            "static class Oops extends RuntimeException {",
            List.of(
                Statement.of("final int code;"),
                Statement.of("Oops(int code) { this.code = code; }"))));
    Statement main = entry.get();
    List<String> locals = List.of("Ip", "Iq");
    members.add(function("f0", new Scope(locals, List.of(), List.of(), true, false, 1)));
    members.add(function("f1", new Scope(locals, List.of(), List.of("f0"), true, false, 1)));
    members.add(
        Statement.block(
            "static int climb(int n, int p) {",
            List.of(
                Statement.of("if (n == 0) { return p; }"),
                Statement.of("return climb(n - 1, p + " + expressions.small(0, 2) + ") + 1;"))));
    members.add(main);
    return new RandomProgram(
        seed, name, true, Statement.block("public class " + name + " {", members));
  }

  private static List<Statement> fields() {
    return List.of(
        Statement.of("static int s0;"),
        Statement.of("static int s1 = 1;"),
        Statement.of("static long s2 = 2;"),
        Statement.of("static boolean s3;"),
        Statement.of("static byte s4;"),
        Statement.of("static char s5 = 'a';"),
        Statement.of("static short s6;"),
        Statement.of("static final int[] A = {3, 0, -1};"),
        Statement.of("static final byte[] B = {1, 0, -128};"),
        Statement.of("static final boolean[] Z = {true, false, false};"),
        Statement.of("static final long[] L = {1L << 33, 0, -5};"),
        Statement.of("static final char[] C = {'x', 0, 65535};"),
        Statement.of("static final short[] S = {2, 0, -32768};"),
        Statement.of("static final Box[] O = new Box[2];"),
        Statement.of("static final List<Integer> LIST = new ArrayList<>(List.of(1, 2));"),
        Statement.of("static Box box0 = new Box(2);"),
        Statement.of("static Box box1 = new Sub(1);"));
  }

  private static Statement boxClass() {
    return Statement.block(
        "static class Box {",
        List.of(
            Statement.of("int x;"),
            Statement.of("long y;"),
            Statement.of("byte b;"),
            Statement.of("boolean z;"),
            Statement.of("Box next;"),
            Statement.of("Box(int x) { this.x = x; }"),
            Statement.of("int get(int p) { return x + p; }")));
  }

  private static Statement subClass() {
    return Statement.block(
        "static class Sub extends Box {",
        List.of(
            Statement.of("Sub(int x) { super(x + 1); next = box0; }"),
            Statement.of("@Override int get(int p) { b += p; return b; }")));
  }

  private Statement function(String function, Scope s) {
    List<Statement> body = new ArrayList<>();
    if (floats) {
      body.add(Statement.of("double d0 = p;"));
    }
    body.addAll(statements.body(s, 1, 2));
    body.add(Statement.of("return " + expressions.of('I', s) + ";"));
    return Statement.block("static int " + function + "(int p, int q) {", body);
  }

  private Statement main() {
    List<Statement> body = new ArrayList<>();
    List<String> locals = new ArrayList<>();
    if (floats) {
      body.add(Statement.of("double d0 = 1.5;"));
      locals.add("Dd0");
    }
    int inputs = random.nextInt(2, 5);
    for (int i = 0; i < inputs; i++) {
      input(i, body, locals);
    }
    for (String v : List.of("Ir", "Jt", "Zu")) {
      String kind = v.charAt(0) == 'J' ? "long " : v.charAt(0) == 'Z' ? "boolean " : "int ";
      Scope before = new Scope(List.copyOf(locals), List.of(), List.of(), false, false, 0);
      String value = expressions.of(v.charAt(0), before);
      body.add(Statement.of(kind + v.substring(1) + " = " + value + ";"));
      locals.add(v);
    }
    Scope s = new Scope(locals, List.of(), List.of("f0", "f1"), false, false, 0);
    body.addAll(statements.body(s, 4, 8));
    return Statement.block("public static void main(String[] args) {", body);
  }

  private Statement check() {
    List<Statement> body = new ArrayList<>();
    body.add(Statement.of("n0 = p0; n1 = p1; m0 = p2; k0 = p3; t0 = p4; g = p5;"));
    List<String> locals = new ArrayList<>(List.of("Ix0", "Jx1", "Bx2", "Cx3", "Zx4"));
    if (floats) {
      locals.add("Dd0");
    }
    body.addAll(
        statements.body(new Scope(locals, List.of(), List.of("f0", "f1"), false, false, 0), 4, 8));
    return Statement.block(
        "static void check(int x0, long x1, byte x2, char x3, boolean x4, double d0, Integer p0,"
            + " Integer p1, Long p2, Character p3, Boolean p4, int[] p5) {",
        body);
  }

  /** Declares a variable that is an input. */
  private void input(int i, List<Statement> body, List<String> locals) {
    String v = "x" + i;
    String range =
        "Assay.anyInt(" + expressions.small(-2, 0) + ", " + expressions.small(1, 3) + ")";
    switch (random.nextInt(8)) {
      case 0 -> {
        body.add(Statement.of("boolean " + v + " = Assay.anyBoolean();"));
        locals.add("Z" + v);
      }
      case 1 -> {
        body.add(Statement.of("byte " + v + " = (byte) (" + range + " * 100);"));
        locals.add("B" + v);
      }
      case 2 -> {
        body.add(Statement.of("long " + v + " = " + range + " * 3_000_000_000L;"));
        locals.add("J" + v);
      }
      case 3 -> {
        String corners = "{0, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}";
        body.add(Statement.of("int " + v + " = new int[] " + corners + "[Assay.anyInt(0, 3)];"));
        locals.add("I" + v);
      }
      case 4 -> {
        body.add(Statement.of("char " + v + " = (char) " + range + ";"));
        locals.add("C" + v);
      }
      default -> {
        body.add(Statement.of("int " + v + " = " + range + ";"));
        locals.add("I" + v);
      }
    }
  }
}
