package dev.assay.explore.random;

import java.util.ArrayList;
import java.util.List;

/**
 * Threads that interrupt, join, park and ask about each other, and that make further threads. Data
 * of another thread is read after it was joined.
 */
final class ThreadTheme implements Theme {
  private final StatementGenerator g;
  private final boolean raceFree;

  /** How many more threads may be made. */
  private int children;

  private final List<String> threads;
  private final List<String> workers;

  /**
   * @param workers the threads that there are besides the main thread
   */
  ThreadTheme(StatementGenerator g, boolean raceFree, List<String> workers) {
    this.g = g;
    this.raceFree = raceFree;
    this.children = workers.size() == 1 ? 2 : workers.size() == 2 ? 1 : 0;
    this.workers = workers;
    this.threads = new ArrayList<>(workers);
    threads.addAll(workers);
    threads.add("MAIN");
  }

  @Override
  public List<Statement> members() {
    return List.of(Statement.of("static final Thread MAIN = Thread.currentThread();"));
  }

  @Override
  public Statement statement(Scope s) {
    String t = g.pick(threads);
    String worker = g.pick(workers); // the main thread waits for the others
    boolean nests = s.depth() < StatementGenerator.DEEPEST;
    return switch (g.random.nextInt(22)) {
      case 0, 1, 2 -> Statement.of(t + ".interrupt();");
      case 3 -> Statement.of("Thread.currentThread().interrupt();");
      case 4 -> Statement.of("r = " + t + ".isInterrupted() ? 1 : 0;");
      case 5 -> Statement.of("r = Thread.interrupted() ? 1 : 0;");
      case 6, 7, 8, 9 -> caught(s, waiting(worker));
      case 10 -> Statement.of(worker + ".join();");
      case 11, 12, 13 -> joined(s, worker);
      case 14 ->
          nests
              ? Statement.block("synchronized (" + t + ") {", g.body(s.holding(t), 1, 2))
              : Statement.of(t + ".join(1);");
      case 15 -> Statement.of("r = " + t + ".isAlive() ? 1 : 0;");
      case 16 -> state(t);
      case 17 -> Statement.of("LockSupport.park();");
      case 18 -> Statement.of("LockSupport.unpark(" + t + ");");
      case 19 -> Statement.of("LockSupport.parkNanos(1);");
      default -> nests && children > 0 && !s.self().isEmpty() ? child(s) : joined(s, worker);
    };
  }

  /** Whether a thread is blocked or on its way there is not told apart, so it is not asked. */
  private Statement state(String t) {
    String state = g.pick(List.of("NEW", "TERMINATED", "WAITING"));
    return Statement.of("r = " + t + ".getState() == Thread.State." + state + " ? 1 : 0;");
  }

  private Statement waiting(String t) {
    String lock = g.pick(List.of("L0", "NODE", t));
    return switch (g.random.nextInt(6)) {
      case 0, 1 -> Statement.of(t + ".join();");
      case 2 -> Statement.of(t + ".join(1);");
      case 3 -> Statement.of("Thread.sleep(1);");
      case 4 ->
          Statement.block(
              "synchronized (" + lock + ") {", List.of(Statement.of(lock + ".wait();")));
      default ->
          Statement.block(
              "synchronized (" + lock + ") {", List.of(Statement.of(lock + ".wait(1);")));
    };
  }

  private Statement caught(Scope s, Statement waiting) {
    List<Statement> inner = new ArrayList<>();
    inner.add(waiting);
    if (g.random.nextBoolean()) {
      inner.add(g.write(s));
    }
    List<Statement> handler = List.of(g.random.nextInt(3) == 0 ? g.read(s) : g.write(s));
    return Statement.blocks(
        "try {", inner, "} catch (InterruptedException e" + g.name() + ") {", handler);
  }

  /** Waits for the end of a thread that was surely started and reads what it has left. */
  private Statement joined(Scope s, String any) {
    List<String> started = raceFree ? s.started() : List.of(any);
    if (started.isEmpty()) {
      return Statement.of(any + ".join();");
    }
    String t = g.pick(started);
    List<Statement> reads = new ArrayList<>();
    reads.add(Statement.of("r = " + t + ".mine;"));
    if (g.random.nextBoolean()) {
      reads.add(g.write(s));
    }
    if (g.random.nextInt(3) == 0) {
      reads.add(Statement.of("r = (r + OWN[" + t.substring(1) + "]) % 3;"));
    }
    List<Statement> result = new ArrayList<>();
    if (g.random.nextInt(4) == 0) {
      result.add(Statement.of(t + ".join(1);"));
      result.add(Statement.block("if (!" + t + ".isAlive()) {", reads));
    } else {
      result.add(Statement.of(t + ".join();"));
      result.addAll(reads);
    }
    // The threads are started one after the other.
    return Statement.block(
        raceFree && s.self().equals("id") ? "if (id > " + t.substring(1) + ") {" : "{", result);
  }

  /** Makes one thread or two, which have an array with an element for each. */
  private Statement child(Scope s) {
    boolean two = children > 1 && g.random.nextBoolean();
    children -= two ? 2 : 1;
    g.noteChild();
    String n = g.name();
    List<Statement> result = new ArrayList<>();
    result.add(Statement.of("int[] b" + n + " = new int[2];"));
    result.add(Statement.of("Thread[] c" + n + " = new Thread[" + (two ? 2 : 1) + "];"));
    List<Statement> run = new ArrayList<>();
    run.add(Statement.of("int r = 0;"));
    String own = "b" + n + "[k" + n + "]";
    run.addAll(g.body(Scope.of(List.of(own), s.calls()), 1, 2));
    run.add(Statement.of(own + " = (r + 1) % 3;"));
    Statement made =
        new Statement(
            List.of(
                "c"
                    + n
                    + "[k"
                    + n
                    + "] = new Thread() { @Override public void run() { try { may();",
                "} catch (InterruptedException e) { throw new IllegalStateException(e); } } };"),
            List.of(run));
    result.add(
        Statement.block(
            "for (int i" + n + " = 0; i" + n + " < c" + n + ".length; i" + n + "++) {",
            List.of(
                Statement.of("int k" + n + " = i" + n + ";"),
                made,
                Statement.of("c" + n + "[k" + n + "].start();"))));
    if (g.random.nextBoolean()) {
      result.addAll(g.body(s.deeper(), 1, 1));
    }
    if (g.random.nextInt(4) > 0) {
      result.add(Statement.of("for (Thread t : c" + n + ") { t.join(); }"));
      result.add(Statement.of("r = (b" + n + "[0] + b" + n + "[1]) % 3;"));
    } else if (!raceFree) {
      result.add(Statement.of("r = b" + n + "[0];"));
    }
    return Statement.block("{", result);
  }
}
