package dev.assay.explore.random;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes statements. They use a local variable {@code r}; values stay small, loops are short and
 * there is no recursion, so that every program ends.
 */
final class StatementGenerator {
  static final int DEEPEST = 3;

  final SplittableRandom random;
  private final boolean raceFree;
  private final SharedData data;

  /** How many more statements the program may have. */
  private int budget;

  private int names;
  private final List<Theme> themes = new ArrayList<>();
  private boolean makesThreads;

  StatementGenerator(SplittableRandom random, boolean raceFree, SharedData data, int budget) {
    this.random = random;
    this.raceFree = raceFree;
    this.data = data;
    this.budget = budget;
  }

  /** Lets statements be about a theme as well. */
  void add(Theme theme) {
    themes.add(theme);
  }

  /** Some statement makes a thread. */
  void noteChild() {
    makesThreads = true;
  }

  /** Whether there are more threads than the main thread knows of. */
  boolean makesThreads() {
    return makesThreads;
  }

  private List<Statement> body(Scope s, int most) {
    return body(s, 1, most);
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

  private Statement statement(Scope s) {
    if (!themes.isEmpty() && random.nextBoolean()) {
      budget--; // most of them consist of several
      return pick(themes).statement(s);
    }
    boolean nests = s.depth() < DEEPEST;
    switch (random.nextInt(25)) {
      case 0, 1, 2:
        return read(s);
      case 3, 4, 5, 6:
        return nests ? locked(s) : write(s);
      case 7:
        return nests ? condition(s) : read(s);
      case 8:
        return nests && s.depth() < 2 ? loop(s) : write(s);
      case 9:
        return nests ? guarded(s) : fault(s);
      case 10:
        return fault(s);
      case 11, 12:
        return check(s);
      case 13:
        return choice(s);
      case 14, 15:
        return atomic(s);
      case 16, 17:
        return s.held().isEmpty() ? write(s) : signal(s);
      case 18:
        return publish(s);
      case 19:
        return take(s);
      case 20:
        return s.calls().isEmpty() ? write(s) : Statement.of(pick(s.calls()));
      case 21:
        return rare(s);
      default:
        return write(s);
    }
  }

  // ---- data ----

  /** An int variable that may be used here; mostly one that several threads use. */
  private String variable(Scope s) {
    List<String> locked = new ArrayList<>();
    List<String> others = new ArrayList<>(s.own());
    boolean any = !raceFree && random.nextInt(4) > 0;
    data.variables()
        .forEach(
            (name, lock) -> {
              if (lock.isEmpty()) {
                others.add(name);
              } else if (any || s.held().contains(lock)) {
                locked.add(name);
              }
            });
    return pick(locked.isEmpty() || random.nextInt(3) == 0 ? others : locked);
  }

  Statement read(Scope s) {
    return Statement.of("r = " + variable(s) + ";");
  }

  Statement write(Scope s) {
    String v = variable(s);
    String value =
        switch (random.nextInt(5)) {
          case 0 -> "r";
          case 1 -> "(r + 1) % 3";
          case 2 -> "(" + variable(s) + " + 1) % 3";
          case 3 -> "(" + v + " + 1) % 3";
          default -> small();
        };
    return Statement.of(v + " = " + value + ";");
  }

  private String test(Scope s) {
    String left = random.nextInt(3) == 0 ? "r" : variable(s);
    return left + (random.nextBoolean() ? " == " : " != ") + small();
  }

  private Statement atomic(Scope s) {
    return Statement.of(
        switch (random.nextInt(5)) {
          case 0 -> "r = A0.incrementAndGet();";
          case 1 -> "r = A0.get();";
          case 2 -> "A0.set(" + small() + ");";
          case 3 -> "r = A0.compareAndSet(" + small() + ", " + small() + ") ? 1 : 0;";
          default -> "r = A0.getAndSet(r);";
        });
  }

  private Statement choice(Scope s) {
    return Statement.of(
        random.nextInt(3) == 0
            ? variable(s) + " = Assay.chooseBoolean() ? 1 : 2;"
            : "r = Assay.choose(0, " + (1 + random.nextInt(2)) + ");");
  }

  /** Makes an object and gives it to the other threads. */
  private Statement publish(Scope s) {
    String n = "n" + names++;
    List<Statement> inner = new ArrayList<>();
    inner.add(Statement.of("Node " + n + " = new Node();"));
    inner.add(Statement.of(n + ".x = " + small() + ";"));
    if (random.nextBoolean()) {
      inner.add(Statement.of(n + ".y = r;"));
    }
    Statement give = Statement.of(data.publisher() + " = " + n + ";");
    inner.add(withPublisher(s, give));
    if (random.nextInt(3) == 0) {
      inner.add(
          Statement.block(
              "synchronized (" + n + ") {",
              List.of(Statement.of(n + ".x = (" + n + ".x + 1) % 3;"))));
    }
    return Statement.block("{", inner);
  }

  /** Uses an object that some thread has published; none may be there yet. */
  private Statement take(Scope s) {
    String n = "n" + names++;
    List<Statement> inner = new ArrayList<>();
    inner.add(Statement.of("Node " + n + " = null;"));
    inner.add(withPublisher(s, Statement.of(n + " = " + data.publisher() + ";")));
    List<Statement> use = new ArrayList<>();
    boolean locks = raceFree || random.nextInt(3) > 0;
    Statement change = Statement.of(random.nextBoolean() ? n + ".x = r;" : "r = " + n + ".x;");
    use.add(locks ? Statement.block("synchronized (" + n + ") {", List.of(change)) : change);
    if (random.nextInt(3) == 0) {
      use.add(Statement.of(random.nextBoolean() ? n + ".inc();" : "r = " + n + ".y;"));
    }
    if (random.nextInt(4) == 0) {
      inner.addAll(use); // perhaps a NullPointerException
    } else {
      inner.add(Statement.block("if (" + n + " != null) {", use));
    }
    return Statement.block("{", inner);
  }

  private Statement withPublisher(Scope s, Statement use) {
    String lock = data.publisherLock();
    boolean needsLock = !lock.isEmpty() && !s.held().contains(lock);
    return needsLock && (raceFree || random.nextInt(4) > 0)
        ? Statement.block("synchronized (" + lock + ") {", List.of(use))
        : use;
  }

  // ---- control ----

  private Statement locked(Scope s) {
    List<String> guards = data.variables().values().stream().filter(l -> !l.isEmpty()).toList();
    boolean guard = !guards.isEmpty() && random.nextInt(3) > 0;
    String lock = pick(guard ? guards : data.locks());
    return Statement.block("synchronized (" + lock + ") {", body(s.holding(lock), 3));
  }

  private Statement condition(Scope s) {
    String head = "if (" + test(s) + ") {";
    return random.nextInt(3) == 0
        ? Statement.blocks(head, body(s.deeper(), 2), "} else {", body(s.deeper(), 2))
        : Statement.block(head, body(s.deeper(), 2));
  }

  private Statement loop(Scope s) {
    String i = "i" + names++;
    return Statement.block(
        "for (int " + i + " = 0; " + i + " < 2; " + i + "++) {", body(s.deeper(), 2));
  }

  private Statement guarded(Scope s) {
    List<Statement> inner = new ArrayList<>(body(s.deeper(), 2));
    inner.add(fault(s));
    return random.nextInt(4) == 0
        ? Statement.blocks("try {", inner, "} finally {", body(s.deeper(), 1))
        : Statement.blocks(
            "try {", inner, "} catch (RuntimeException e" + names++ + ") {", body(s.deeper(), 2));
  }

  private Statement fault(Scope s) {
    return Statement.of(
        switch (random.nextInt(6)) {
          case 0 -> "r = 2 / (r - 1);";
          case 1 -> "r = ARRAY.length / (ARRAY.length - r);";
          default ->
              "if (" + test(s) + ") { throw new IllegalStateException(\"" + names++ + "\"); }";
        });
  }

  private Statement check(Scope s) {
    return Statement.of(
        random.nextInt(4) == 0
            ? "Assay.check(" + variable(s) + " < 2, \"" + names++ + "\");"
            : "assert " + variable(s) + " != " + small() + " : \"" + names++ + "\";");
  }

  private Statement signal(Scope s) {
    List<String> held = new ArrayList<>(s.held());
    held.sort(Comparator.naturalOrder());
    String lock = pick(held);
    return Statement.of(
        switch (random.nextInt(8)) {
          case 0 -> lock + ".wait();";
          case 1, 2 -> "while (" + test(s) + ") { " + lock + ".wait(); }";
          case 3 -> lock + ".wait(1);";
          case 4, 5 -> lock + ".notify();";
          default -> lock + ".notifyAll();";
        });
  }

  private Statement rare(Scope s) {
    String thread = pick(data.threads());
    return Statement.of(
        switch (random.nextInt(11)) {
          case 0 -> "Thread.yield();";
          case 1 -> "Thread.sleep(1);";
          case 2 -> "r = " + thread + ".isAlive() ? 1 : 0;";
          case 3 -> pick(data.locks()) + ".notify();";
          case 4, 5 -> "r = Lazy.z;";
          case 6 -> "Assay.assume(" + test(s) + ");";
          case 7 -> "System.exit(0);";
          case 8 -> thread + ".interrupt();";
          default -> thread + ".join();";
        });
  }

  /** A text that no other name or message of the program has. */
  String name() {
    return Integer.toString(names++);
  }

  String small() {
    return Integer.toString(random.nextInt(3));
  }

  <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
