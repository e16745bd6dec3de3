package dev.assay.symbolic.solve;

import java.util.ArrayList;
import java.util.List;

/** The solvers that come with Assay, the one first that is asked first. */
public enum SolverKind {
  /** Quick with bit-vectors and floating point, which is nearly all we ask; on Linux x86-64. */
  BITWUZLA("Bitwuzla"),
  /** Good at everything; on Linux, macOS and Windows. */
  Z3("Z3");

  private final String title;

  SolverKind(String title) {
    this.title = title;
  }

  /** The name that figures and messages use. */
  public String title() {
    return title;
  }

  /** Whether it runs on this computer. */
  public boolean isAvailable() {
    return this == Z3 || BitwuzlaLibrary.isAvailable();
  }

  /** Starts a solver of this kind. */
  public Solver open() {
    return switch (this) {
      case Z3 -> new Z3Solver();
      case BITWUZLA -> new BitwuzlaSolver();
    };
  }

  /** One of each kind that runs on this computer. */
  public static List<Solver> openAll() {
    List<Solver> all = new ArrayList<>();
    for (SolverKind kind : values()) {
      if (kind.isAvailable()) {
        all.add(kind.open());
      }
    }
    return all;
  }
}
