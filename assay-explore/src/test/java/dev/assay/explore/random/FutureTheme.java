package dev.assay.explore.random;

import java.util.ArrayList;
import java.util.List;

/**
 * Futures, a task that several threads may run, containers through which objects are published, and
 * exchanges that may fail for no reason. In programs that may have races objects are also used
 * without their lock after they were published.
 */
final class FutureTheme implements Theme {
  private static final List<String> PUT =
      List.of(
          "MAP.put(0, %s);",
          "MAP.putIfAbsent(0, %s);",
          "POOL.add(%s);",
          "COPIES.add(%s);",
          "HOLDER.set(%s);",
          "HOLDER.compareAndSet(null, %s);",
          "GIVEN.complete(%s);");

  private static final List<String> GET =
      List.of(
          "MAP.get(0)",
          "MAP.remove(0)",
          "POOL.poll()",
          "POOL.peek()",
          "(COPIES.isEmpty() ? null : COPIES.get(0))",
          "HOLDER.get()",
          "HOLDER.getAndSet(null)",
          "GIVEN.getNow(null)");

  private final StatementGenerator g;
  private final boolean raceFree;
  private int names;

  FutureTheme(StatementGenerator g, boolean raceFree) {
    this.g = g;
    this.raceFree = raceFree;
  }

  @Override
  public List<Statement> members() {
    return List.of(
        Statement.of(
            "static final ConcurrentHashMap<Integer, Node> MAP = new ConcurrentHashMap<>();"),
        Statement.of(
            "static final ConcurrentLinkedQueue<Node> POOL = new ConcurrentLinkedQueue<>();"),
        Statement.of(
            "static final CopyOnWriteArrayList<Node> COPIES = new CopyOnWriteArrayList<>();"),
        Statement.of("static final AtomicReference<Node> HOLDER = new AtomicReference<>();"),
        Statement.of("static final CompletableFuture<Node> GIVEN = new CompletableFuture<>();"),
        Statement.of("static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();"),
        Statement.of("static final AtomicInteger SEEN = new AtomicInteger();"),
        Statement.of(
            "static final FutureTask<Integer> TASK = new FutureTask<>(() -> SEEN.get() % 3);"));
  }

  @Override
  public Statement statement(Scope s) {
    return switch (g.random.nextInt(4)) {
      case 0 -> publish();
      case 1 -> take();
      default -> Statement.of(g.pick(ofFutures()));
    };
  }

  private static List<String> ofFutures() {
    return List.of(
        "FUTURE.complete(r % 3);",
        "FUTURE.completeExceptionally(new IllegalStateException());",
        "FUTURE.cancel(false);",
        "r = FUTURE.isDone() ? 1 : 0;",
        "r = FUTURE.isCancelled() ? 1 : 0;",
        "r = FUTURE.isCompletedExceptionally() ? 0 : FUTURE.getNow(2);",
        "FUTURE.thenAccept(v -> SEEN.set(v));",
        "r = FUTURE.handle((v, e) -> e == null ? v : 2).getNow(1);",
        "TASK.run();",
        "r = TASK.isDone() ? 1 : 0;",
        "TASK.cancel(false);",
        "r = SEEN.weakCompareAndSetVolatile(0, 1) ? 1 : 0;",
        "SEEN.updateAndGet(v -> (v + 1) % 3);",
        "r = SEEN.get();");
  }

  private Statement publish() {
    String n = "f" + names++;
    List<Statement> inner = new ArrayList<>();
    inner.add(Statement.of("Node " + n + " = new Node();"));
    inner.add(Statement.of(n + ".x = r;"));
    inner.add(Statement.of(String.format(g.pick(PUT), n)));
    if (g.random.nextInt(3) == 0) {
      inner.add(use(n));
    }
    return Statement.block("{", inner);
  }

  private Statement take() {
    String n = "f" + names++;
    return Statement.block(
        "{",
        List.of(
            Statement.of("Node " + n + " = " + g.pick(GET) + ";"),
            Statement.block("if (" + n + " != null) {", List.of(use(n)))));
  }

  private Statement use(String n) {
    Statement change = Statement.of(g.random.nextBoolean() ? n + ".x = r;" : "r = " + n + ".x;");
    boolean locks = raceFree || g.random.nextInt(3) > 0;
    return locks ? Statement.block("synchronized (" + n + ") {", List.of(change)) : change;
  }
}
