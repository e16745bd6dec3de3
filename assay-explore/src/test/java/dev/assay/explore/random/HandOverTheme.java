package dev.assay.explore.random;

import java.util.ArrayList;
import java.util.List;

/**
 * Plain data that threads pass on: with a turn, which says whose it is, and in objects that only
 * the thread uses that has taken them out of a container. In programs that may have races a thread
 * also uses it once more when it has given it away.
 */
final class HandOverTheme implements Theme {
  /** How to say whose turn it is. */
  private enum Turn {
    VOLATILE,
    ATOMIC,
    LOCKED
  }

  /** Where objects are kept. */
  private enum Container {
    REFERENCE,
    FIELD,
    LIST,
    QUEUE
  }

  private final StatementGenerator g;
  private final boolean raceFree;
  private final int mainTurn;
  private final Turn turn;
  private final Container container;

  HandOverTheme(StatementGenerator g, boolean raceFree, int workers) {
    this.g = g;
    this.raceFree = raceFree;
    this.mainTurn = workers;
    this.turn = g.pick(List.of(Turn.values()));
    this.container = g.pick(List.of(Container.values()));
  }

  @Override
  public List<Statement> members() {
    List<Statement> members = new ArrayList<>();
    members.add(Statement.of("static int h0;"));
    members.add(
        Statement.of(
            switch (turn) {
              case VOLATILE -> "static volatile int turn;";
              case LOCKED -> "static int turn;";
              case ATOMIC -> "static final AtomicInteger TURN = new AtomicInteger();";
            }));
    members.add(Statement.block("static class Cell {", List.of(Statement.of("int x;"))));
    members.add(
        Statement.of(
            switch (container) {
              case REFERENCE ->
                  "static final AtomicReference<Cell> BOX = new AtomicReference<>(new Cell());";
              case FIELD -> "static Cell cell = new Cell();";
              case LIST -> "static final List<Cell> LIST = new ArrayList<>(List.of(new Cell()));";
              case QUEUE ->
                  "static final Queue<Cell> QUEUE = new ConcurrentLinkedQueue<>(List.of(new"
                      + " Cell()));";
            }));
    return members;
  }

  @Override
  public List<String> variables() {
    return List.of("h0");
  }

  @Override
  public Statement statement(Scope s) {
    if (s.depth() >= StatementGenerator.DEEPEST) {
      return g.write(s);
    }
    return s.self().isEmpty() || g.random.nextInt(3) == 0 ? taken(s) : inTurn(s);
  }

  private Statement inTurn(Scope s) {
    int next = g.random.nextInt(mainTurn + 1);
    String n = g.name();
    Scope own = s.owning("h0").nobody().deeper();
    List<Statement> use = new ArrayList<>();
    if (g.random.nextBoolean()) {
      use.add(Statement.of(g.random.nextBoolean() ? "h0 = (h0 + 1) % 3;" : "r = h0;"));
    }
    use.addAll(g.body(own, 1, 2));
    String mine = " == " + s.self();
    List<Statement> result = new ArrayList<>();
    switch (turn) {
      case VOLATILE -> {
        use.add(Statement.of("turn = " + next + ";"));
        after(use, "h0");
        result.add(Statement.block("if (turn" + mine + ") {", use));
      }
      case ATOMIC -> {
        use.add(Statement.of("TURN.set(" + next + ");"));
        after(use, "h0");
        result.add(Statement.block("if (TURN.get()" + mine + ") {", use));
      }
      case LOCKED -> {
        result.add(Statement.of("boolean m" + n + " = false;"));
        result.add(locked(Statement.of("m" + n + " = turn" + mine + ";")));
        use.add(locked(Statement.of("turn = " + next + ";")));
        after(use, "h0");
        result.add(Statement.block("if (m" + n + ") {", use));
      }
    }
    return Statement.block("{", result);
  }

  /** Takes an object, uses it, and gives it back or forgets it. */
  private Statement taken(Scope s) {
    String c = "c" + g.name();
    List<Statement> result = new ArrayList<>();
    if (g.random.nextInt(4) == 0) {
      result.add(Statement.of("Cell " + c + " = new Cell();"));
      result.add(Statement.of(c + ".x = " + g.small() + ";"));
      result.add(give(c));
      after(result, c + ".x");
      return Statement.block("{", result);
    }
    // Lambdas may use what is written once.
    result.add(Statement.of("Cell taken" + c + " = null;"));
    result.add(
        switch (container) {
          case REFERENCE -> Statement.of("taken" + c + " = BOX.getAndSet(null);");
          case FIELD ->
              Statement.block(
                  "synchronized (L0) {",
                  List.of(Statement.of("taken" + c + " = cell;"), Statement.of("cell = null;")));
          case LIST ->
              locked(Statement.of("taken" + c + " = LIST.isEmpty() ? null : LIST.remove(0);"));
          case QUEUE -> Statement.of("taken" + c + " = QUEUE.poll();");
        });
    result.add(Statement.of("Cell " + c + " = taken" + c + ";"));
    List<Statement> use = new ArrayList<>();
    if (g.random.nextBoolean()) {
      use.add(Statement.of(c + ".x = (" + c + ".x + 1) % 3;"));
    }
    use.addAll(g.body(s.owning(c + ".x").deeper(), 1, 2));
    if (g.random.nextInt(3) > 0) {
      use.add(give(c));
      after(use, c + ".x");
    }
    result.add(Statement.block("if (" + c + " != null) {", use));
    return Statement.block("{", result);
  }

  private Statement give(String c) {
    return switch (container) {
      case REFERENCE -> Statement.of("BOX.set(" + c + ");");
      case FIELD -> locked(Statement.of("cell = " + c + ";"));
      case LIST -> locked(Statement.of("LIST.add(" + c + ");"));
      case QUEUE -> Statement.of("QUEUE.add(" + c + ");");
    };
  }

  private static Statement locked(Statement s) {
    return Statement.block("synchronized (L0) {", List.of(s));
  }

  /** Uses data that belongs to somebody else by now. */
  private void after(List<Statement> statements, String variable) {
    if (!raceFree && g.random.nextInt(3) == 0) {
      statements.add(
          Statement.of(
              g.random.nextBoolean()
                  ? variable + " = " + g.small() + ";"
                  : "r = " + variable + ";"));
    }
  }
}
