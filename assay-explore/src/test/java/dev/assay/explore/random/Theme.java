package dev.assay.explore.random;

import java.util.List;

/** Constructs that a program makes much use of, besides those that all programs use. */
interface Theme {
  /** What the statements need. */
  List<Statement> members();

  /** One of the constructs. */
  Statement statement(Scope s);

  /** Variables that belong to the main thread when all others have ended. */
  default List<String> variables() {
    return List.of();
  }
}
