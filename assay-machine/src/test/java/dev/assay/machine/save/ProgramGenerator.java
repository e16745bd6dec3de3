package dev.assay.machine.save;

import java.util.SplittableRandom;

/**
 * Writes small random programs that start one or two threads, do something themselves, wait for the
 * threads and print what has become of the data they share. They may race, fail and even block for
 * ever; all that matters is that they visit many kinds of states. A program is a class with a
 * nested class {@code Start}, which has nothing to initialise, and in it a method {@code run}.
 */
public final class ProgramGenerator {
  private static final String MEMBERS =
      """
        interface Shape { int area(int x); }
        static final class Square implements Shape {
          final int side;
          Square(int side) { this.side = side; }
          public int area(int x) { return side * side + x; }
        }
        static class Round implements Shape {
          double radius = 1.5;
          float bend = 0.25f;
          public int area(int x) { radius += bend; return (int) (radius * 3.0) - x; }
        }
        static final class Node {
          int value;
          Node next;
          Object other;
          Node(int value, Node next) { this.value = value; this.next = next; }
          @Override public String toString() { return "n" + value; }
        }
        static final class Lazy0 {
          static int x = 3;
          static final Node START = new Node(7, null);
          static { x += START.value; total++; }
          static int next() { return ++x; }
        }
        static final class Lazy1 {
          static final int[] TABLE = new int[3];
          static {
            for (int i = 0; i < 3; i++) { TABLE[i] = i * total; Thread.yield(); }
            if (total % 3 == 1) { throw new IllegalStateException("no luck with " + total); }
          }
          static int get(int i) { return TABLE[(i & 7) % 3]; }
        }
        static final class Guarded {
          private int count;
          synchronized int add(int n) { count += n; notifyAll(); return count; }
          synchronized int one() { notify(); return ++count; }
          synchronized int await(int n, int tries) throws InterruptedException {
            int left = tries;
            while (count < n && left-- > 0) { wait(2); }
            return count;
          }
          synchronized int nested(int n) throws InterruptedException {
            synchronized (lock) {
              if (n > 0) { wait(1); }
              return count + n;
            }
          }
        }
        record Rec(int value, String text) {}
        enum Color { RED, GREEN { @Override int shade() { return 2; } }; int shade() { return 1; } }
        static final java.util.concurrent.locks.ReentrantLock gate =
            new java.util.concurrent.locks.ReentrantLock();
        static int total;
        static long wide = 1L << 40;
        static double real = 0.5;
        static volatile int flag;
        static volatile Node shared;
        static Object kept;
        static String text = "";
        static short small;
        static boolean truth;
        static final int[] cells = new int[5];
        static final byte[] bytes = new byte[4];
        static final char[] chars = {'a', 'b', 'c'};
        static final long[] longs = new long[3];
        static final Node[] nodes = new Node[3];
        static final Object lock = new Object();
        static final Guarded guarded = new Guarded();
        static final java.util.List<Object> list = new java.util.ArrayList<>();
        static final java.util.Map<Object, Object> map = new java.util.HashMap<>();
        static final java.util.concurrent.atomic.AtomicInteger atomic =
            new java.util.concurrent.atomic.AtomicInteger();
        static int down(int n, Node x) {
          if (n <= 0) { return x == null ? 0 : x.value; }
          return down(n - 1, new Node(n, x)) + 1;
        }
        static synchronized long locked(long n) { wide ^= n; return wide >>> 3; }
        static int length() {
          int n = 0;
          for (Node x = shared; x != null && n < 50; x = x.next) { n++; }
          return n;
        }
        static void attempt(int which) {
          try {
            body(which);
          } catch (Throwable t) {
            synchronized (lock) { System.out.println(which + ": " + t); }
          }
        }
        static String summary() {
          return total + " " + wide + " " + real + " " + flag + " " + length() + " " + kept + " " + text
              + " " + small + truth + java.util.Arrays.toString(cells) + java.util.Arrays.toString(nodes)
              + new String(chars) + longs[1] + bytes[2] + list.size() + map.size() + atomic + guarded.count;
        }
      """;

  private final SplittableRandom random;
  private final boolean independent;
  private final StringBuilder out = new StringBuilder();
  private int indent = 2;
  private int fresh;

  private ProgramGenerator(SplittableRandom random, boolean independent) {
    this.random = random;
    this.independent = independent;
  }

  /** The source text of a top-level class of that name. */
  public static String program(String name, SplittableRandom random) {
    return new ProgramGenerator(random, false).program(name);
  }

  /**
   * The same for a program whose two threads have no data in common and do not wait for time to
   * pass, while its main thread just waits for both: it always ends in the same state.
   */
  static String independentThreads(String name, SplittableRandom random) {
    return new ProgramGenerator(random, true).independentThreads(name);
  }

  private String program(String name) {
    int threads = 1 + random.nextInt(2);
    out.append("final class ").append(name).append(" {\n").append(MEMBERS);
    out.append("  static void body(int which) throws Exception {\n");
    out.append("    switch (which) {\n");
    for (int i = 0; i <= threads; i++) {
      out.append("      case ").append(i).append(": body").append(i).append("(); break;\n");
    }
    out.append("      default: throw new IllegalArgumentException();\n    }\n  }\n");
    for (int i = 0; i <= threads; i++) {
      body(i);
    }
    out.append("  static void run() throws Exception {\n");
    for (int i = 0; i < threads; i++) {
      out.append("    Thread t").append(i).append(" = new Thread(");
      out.append(
          random.nextBoolean()
              ? "() -> attempt(" + i + ")"
              : "new Runnable() { public void run() { attempt(" + i + "); } }");
      out.append(");\n    t").append(i).append(".start();\n");
    }
    out.append("    attempt(").append(threads).append(");\n");
    for (int i = 0; i < threads; i++) {
      out.append("    t").append(i).append(".join();\n");
    }
    out.append("    System.out.println(summary());\n  }\n");
    out.append("  static final class Start { static void run() throws Exception { ");
    out.append(name).append(".run(); } }\n}\n");
    return out.toString();
  }

  private void body(int number) {
    out.append("  static void body").append(number).append("() throws Exception {\n");
    out.append("    int a = ").append(number).append(", b = 2; long l = 5; double d = 1.5;\n");
    out.append("    String s = \"s\"; Node n = null; Object o = s;\n");
    statements(3 + random.nextInt(6), 2);
    out.append("  }\n");
  }

  private String independentThreads(String name) {
    out.append("final class ").append(name).append(" {\n");
    for (int i = 0; i < 2; i++) {
      out.append("static final class Side").append(i).append(" {\n").append(MEMBERS);
      out.append("  static void body(int which) throws Exception { body0(); }\n");
      body(0);
      out.append("  static void run() {\n");
      out.append("    try { body0(); } catch (Throwable t) { kept = t; }\n  }\n}\n");
    }
    out.append("  static void run() throws Exception {\n");
    out.append(
        "    Thread a = new Thread(() -> Side0.run()); Thread b = new Thread(Side1::run);\n");
    out.append("    a.start(); b.start(); a.join(); b.join();\n  }\n}\n");
    return out.toString();
  }

  private void statements(int count, int depth) {
    for (int i = 0; i < count; i++) {
      statement(depth);
    }
  }

  private void line(String text) {
    out.append("  ".repeat(indent)).append(text).append('\n');
  }

  private void open(String text) {
    line(text);
    indent++;
  }

  private void close() {
    indent--;
  }

  private void block(String head, int depth) {
    open(head + " {");
    statements(1 + random.nextInt(2), depth - 1);
    close();
    line("}");
  }

  private String name() {
    return "x" + fresh++;
  }

  private void statement(int depth) {
    String x = name();
    int kind = random.nextInt(depth > 0 ? 49 : 39);
    if (independent && (kind == 24 || kind == 25 || kind == 30 || kind == 48)) {
      kind = 0; // instead of waiting
    }
    switch (kind) {
      case 0 -> line("a = " + number() + "; b = " + number() + ";");
      case 1 -> line("total += " + number() + ";");
      case 2 -> line("flag = " + number() + ";");
      case 3 -> line("cells[" + number() + " & 3] += " + number() + ";");
      case 4 -> line("bytes[1] += (byte) a; chars[2] ^= (char) b; longs[1] -= l;");
      case 5 -> line("n = new Node(" + number() + ", " + pick("null", "n", "shared") + ");");
      case 6 -> line("if (length() < 4) { shared = new Node(" + number() + ", shared); }");
      case 7 -> line("shared = " + pick("null", "n", "shared == null ? n : shared.next") + ";");
      case 8 -> {
        line("Node " + x + " = new Node(1, null); " + x + ".next = " + x + ";");
        line(x + ".other = new Object[] {" + x + ", n};");
      }
      case 9 ->
          line("Node " + x + " = new Node(a, null); " + x + ".other = new Node(2, " + x + ");");
      case 10 -> line("s = s.length() > 20 ? \"\" : s + a + '-' + l;");
      case 11 -> line("text = s + b;");
      case 12 -> {
        line("StringBuilder " + x + " = new StringBuilder();");
        line("for (int i = 0; i < (a & 3); i++) { " + x + ".append(i).append(s); }");
        line("a ^= " + x + ".length() + " + x + ".toString().hashCode();");
      }
      case 13 -> line("kept = " + pick("n", "s", "null", "new int[] {a}", "kept", "nodes") + ";");
      case 14 -> line("nodes[(b & 7) % 3] = " + pick("n", "null", "shared") + ";");
      case 15 -> line("a += Lazy0.next();");
      case 16 -> line("a += Lazy1.get(b);");
      case 17 -> line("java.util.function.IntUnaryOperator " + x + " = " + lambda(x));
      case 18 -> {
        line(
            "int "
                + x
                + " = a; java.util.function.Supplier<String> f"
                + x
                + " = () -> \"c\" + "
                + x
                + ";");
        line("s = f" + x + ".get();");
      }
      case 19 -> line("synchronized (lock) { list.add(" + pick("s", "a", "n", "o") + "); }");
      case 20 ->
          line(
              "synchronized (lock) { if (!list.isEmpty()) { o = list.remove(list.size() - 1); } }");
      case 21 ->
          line(
              "synchronized (lock) { map.put("
                  + pick("s", "a & 3", "\"k\"")
                  + ", "
                  + pick("a", "n")
                  + "); }");
      case 22 -> line("synchronized (lock) { map.remove(" + pick("s", "a & 3", "\"k\"") + "); }");
      case 23 -> line("guarded." + pick("add(1)", "one()", "add(a & 1)") + ";");
      case 24 -> line("a += guarded.await(" + random.nextInt(3) + ", " + random.nextInt(3) + ");");
      case 25 -> line("b = guarded.nested(" + pick("0", "1", "a & 1") + ");");
      case 26 -> line("l = locked(l + a); d = d * 1.25 + l; real += d;");
      case 27 -> line("b = down(" + random.nextInt(5) + ", n);");
      case 28 ->
          line(
              "Shape "
                  + x
                  + " = (a & 1) == 0 ? new Square(b) : new Round(); b = "
                  + x
                  + ".area(a);");
      case 29 -> line("small += (short) a; truth = !truth; total += small;");
      case 30 -> line(pick("Thread.yield();", "Thread.sleep(1);", "atomic.addAndGet(a & 7);"));
      case 31 ->
          line(
              "int[][] " + x + " = new int[2][a & 3]; a += " + x + "[1].length; kept = " + x + ";");
      case 32 ->
          line(
              "o = "
                  + pick("cells.clone()", "s.intern()", "\"lit\" + a", "Integer.valueOf(b)")
                  + ";");
      case 33 ->
          line("if (o instanceof Node) { a += ((Node) o).value; } else { b += o.hashCode() & 7; }");
      case 34 -> line("a += new Throwable().getStackTrace().length; kept = new Rec(a, s);");
      case 35 -> line("o = new Rec(b, s); a += o.hashCode() & 3; s = o.toString();");
      case 36 -> line("a += (Integer) Rec.class.getMethod(\"value\").invoke(new Rec(a, s));");
      case 37 ->
          line(
              "Color " + x + " = Color.values()[a & 1]; b += " + x + ".shade(); kept = " + x + ";");
      case 38 -> line("gate.lock(); try { total++; n = shared; } finally { gate.unlock(); }");
      case 39 -> block("synchronized (lock)", depth);
      case 40 -> block("synchronized (guarded)", depth);
      case 41 ->
          block(
              "for (int " + x + " = 0; " + x + " < " + (1 + random.nextInt(3)) + "; " + x + "++)",
              depth);
      case 42 -> block("if (" + condition() + ")", depth);
      case 43 -> block("while (" + condition() + " && total++ < 6)", depth);
      case 44, 45, 46 -> attempt(x, depth);
      case 47 -> choice(depth);
      default -> {
        line("synchronized (lock) {");
        line("  int " + x + " = 2;");
        line(
            "  while (flag < "
                + random.nextInt(3)
                + " && "
                + x
                + "-- > 0) { lock.wait("
                + pick("1", "3", "2")
                + "); }");
        line("  lock." + pick("notify", "notifyAll") + "();");
        line("}");
      }
    }
  }

  private String lambda(String x) {
    return pick(
        "v -> v + total; a = " + x + ".applyAsInt(b);",
        "v -> { Node y = new Node(v, shared); return y.value * 3; }; a = " + x + ".applyAsInt(a);",
        "Math::abs; b = " + x + ".applyAsInt(b);");
  }

  private void attempt(String x, int depth) {
    open("try {");
    statements(random.nextInt(2), depth - 1);
    line(
        pick(
            "if (a != 0) { throw new IllegalStateException(\"e\" + (a & 3)); }",
            "cells[a] = b;",
            "a = b / (a & 1);",
            "n.value++;",
            "Object " + x + "o = s; n = (Node) " + x + "o;"));
    close();
    open("} catch (RuntimeException " + x + ") {");
    line(pick("kept = " + x + ";", "a = String.valueOf(" + x + ".getMessage()).length();", "b++;"));
    statements(random.nextInt(2), depth - 1);
    close();
    if (random.nextBoolean()) {
      line("} finally { kept = " + pick("n", "s", "kept", "shared") + "; total++;");
    }
    line("}");
  }

  private void choice(int depth) {
    line("switch (" + pick("s", "text") + ") {");
    line("  case \"s\": a++; break;");
    line("  case \"c1\": b--; break;");
    line("  default: l++;");
    line("}");
    open("switch (a & 1) {");
    open("case 0: {");
    statements(1, depth - 1);
    close();
    line("}");
    close();
    line("}");
  }

  private String condition() {
    return pick(
        "a < b", "flag > 0", "n == null", "(total & 1) == 0", "s.length() < 4", "d > l", "truth");
  }

  private String number() {
    return pick(
        "a",
        "b",
        "1",
        "total",
        "flag",
        "(a + b) % 7",
        "(int) l & 15",
        "s.length()",
        "cells[2]",
        "a * 31",
        "-b");
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
