package dev.assay.explore.random;

import java.util.ArrayList;
import java.util.List;

/**
 * Much at a time: atomic regions, and copies of objects and arrays; and initialisers of classes.
 */
final class RegionTheme implements Theme {
  private final StatementGenerator g;
  private final boolean raceFree;
  private final String arrayLock;

  /**
   * @param arrayLock the lock to which the elements of the array belong
   */
  RegionTheme(StatementGenerator g, boolean raceFree, String arrayLock) {
    this.g = g;
    this.raceFree = raceFree;
    this.arrayLock = arrayLock;
  }

  @Override
  public List<Statement> members() {
    return List.of(
        Statement.of("static int q0;"),
        Statement.block(
            "static class Left {",
            List.of(
                Statement.of("static int z;"),
                Statement.block("static {", List.of(Statement.of("z = Right.z + 1;"))))),
        Statement.block(
            "static class Right {",
            List.of(
                Statement.of("static int z;"),
                Statement.block(
                    "static {",
                    List.of(
                        Statement.block(
                            "synchronized (L0) {", List.of(Statement.of("z = Left.z + v0;"))))))));
  }

  @Override
  public List<String> variables() {
    return List.of("q0");
  }

  @Override
  public Statement statement(Scope s) {
    boolean nests = s.depth() < StatementGenerator.DEEPEST;
    switch (g.random.nextInt(12)) {
      case 0, 1, 2, 3:
        return nests ? region(s) : g.read(s);
      case 4, 5:
        return raceFree
            ? g.write(s)
            : Statement.of(g.pick(List.of("r = q0;", "q0 = r;", "q0 = 1;")));
      case 6:
        return Statement.of(g.pick(List.of("r = Left.z;", "r = Right.z;")));
      case 7, 8, 9:
        return withLock(s, "NODE", copyOfObject());
      default:
        return withLock(s, arrayLock, copyOfArray());
    }
  }

  private Statement region(Scope s) {
    List<Statement> run = new ArrayList<>();
    run.add(Statement.of("int r = 0;"));
    if (g.random.nextBoolean()) {
      run.add(Statement.of(g.random.nextBoolean() ? "q0 = (q0 + 1) % 3;" : "r = q0;"));
    }
    run.addAll(g.body(s.owning("q0").nobody().deeper(), 1, 2));
    return new Statement(
        List.of(
            "Assay.atomic(new Runnable() { @Override public void run() { try { may();",
            "} catch (InterruptedException e) { throw new IllegalStateException(e); } } });"),
        List.of(run));
  }

  private List<Statement> copyOfObject() {
    String use =
        switch (g.random.nextInt(4)) {
          case 0 -> "r = NODE.copy().x;";
          case 1 -> "r = NODE.copy().y;";
          case 2 -> "r = NODE.copy().y + NODE.copy().y;";
          default -> "NODE.x = NODE.copy().y;";
        };
    return List.of(Statement.of(use));
  }

  private List<Statement> copyOfArray() {
    String use =
        switch (g.random.nextInt(4)) {
          case 0 -> "r = ARRAY.clone()[1];";
          case 1 -> "System.arraycopy(ARRAY, 0, ARRAY, 1, 1);";
          case 2 -> "System.arraycopy(new int[] {r, 1}, 0, ARRAY, 0, 2);";
          default -> "r = Arrays.copyOf(ARRAY, 2)[0];";
        };
    return List.of(Statement.of(use));
  }

  private Statement withLock(Scope s, String lock, List<Statement> use) {
    boolean locks = !s.held().contains(lock) && (raceFree || g.random.nextBoolean());
    return Statement.block(locks ? "synchronized (" + lock + ") {" : "{", use);
  }
}
