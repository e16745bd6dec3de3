package dev.assay.explore.random;

import java.util.ArrayList;
import java.util.List;

/** Locks, conditions, semaphores and latches of {@code java.util.concurrent}. */
final class LibraryTheme implements Theme {
  private final StatementGenerator g;

  LibraryTheme(StatementGenerator g) {
    this.g = g;
  }

  @Override
  public List<Statement> members() {
    return List.of(
        Statement.of("static final ReentrantLock LOCK = new ReentrantLock();"),
        Statement.of("static final Condition CONDITION = LOCK.newCondition();"),
        Statement.of("static final Semaphore SEMAPHORE = new Semaphore(1);"),
        Statement.of("static final CountDownLatch LATCH = new CountDownLatch(1);"),
        Statement.of("static int g0;"),
        Statement.of("static int g1;"));
  }

  @Override
  public List<String> variables() {
    return List.of("g0", "g1");
  }

  @Override
  public Statement statement(Scope s) {
    if (s.own().contains("g0") && g.random.nextInt(3) > 0) {
      return Statement.of(
          g.pick(
              List.of(
                  "CONDITION.await();",
                  "while (g0 == 0) { CONDITION.await(); }",
                  "CONDITION.await(1, TimeUnit.MILLISECONDS);",
                  "CONDITION.signal();",
                  "CONDITION.signalAll();")));
    }
    boolean nests = s.depth() < StatementGenerator.DEEPEST;
    switch (g.random.nextInt(10)) {
      case 0, 1, 2:
        return nests ? locked(s, "LOCK.lock();") : g.read(s);
      case 3:
        return nests ? locked(s, "LOCK.lockInterruptibly();") : g.read(s);
      case 4:
        return nests ? Statement.block("if (LOCK.tryLock()) {", List.of(unlocking(s))) : g.write(s);
      case 5:
        return nests
            ? Statement.block("{", List.of(Statement.of("SEMAPHORE.acquire();"), releasing(s)))
            : g.write(s);
      case 6:
        return nests
            ? Statement.block("if (SEMAPHORE.tryAcquire()) {", List.of(releasing(s)))
            : g.write(s);
      case 7:
        return Statement.of("LATCH.await();");
      case 8:
        return Statement.of("LATCH.countDown();");
      default:
        return Statement.of("r = LOCK.isLocked() ? 1 : 0;");
    }
  }

  private Statement locked(Scope s, String how) {
    return Statement.block("{", List.of(Statement.of(how), unlocking(s)));
  }

  private Statement unlocking(Scope s) {
    return guarded(s, "g0", "LOCK.unlock();");
  }

  private Statement releasing(Scope s) {
    return guarded(s, "g1", "SEMAPHORE.release();");
  }

  private Statement guarded(Scope s, String variable, String end) {
    List<Statement> use = new ArrayList<>();
    use.add(Statement.of(variable + " = (" + variable + " + 1) % 3;"));
    use.addAll(g.body(s.owning(variable).deeper(), 1, 2));
    return new Statement(List.of("try {", "} finally { " + end + " }"), List.of(use));
  }
}
