package dev.assay.explore.random;

import java.util.ArrayList;
import java.util.List;

/** Classes that do much while they are initialised, so that others have to wait for them. */
final class InitializerTheme implements Theme {
  private final StatementGenerator g;

  InitializerTheme(StatementGenerator g) {
    this.g = g;
  }

  @Override
  public List<Statement> members() {
    return List.of(
        holder("Begin0", Scope.of(List.of("z"), List.of())),
        holder("Begin1", Scope.of(List.of("z"), List.of("r = Begin0.z;"))));
  }

  private Statement holder(String name, Scope s) {
    List<Statement> body = new ArrayList<>();
    body.add(Statement.of("int r = 0;"));
    body.addAll(g.body(s.nobody().deeper(), 1, 3));
    Statement initializer =
        new Statement(
            List.of(
                "static { try { may();",
                "} catch (InterruptedException e) { throw new IllegalStateException(e); } }"),
            List.of(body));
    return Statement.block(
        "static class " + name + " {", List.of(Statement.of("static int z;"), initializer));
  }

  @Override
  public Statement statement(Scope s) {
    return Statement.of(g.pick(List.of("r = Begin0.z;", "r = Begin1.z;")));
  }
}
