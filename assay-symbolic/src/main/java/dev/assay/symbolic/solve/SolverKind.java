package dev.assay.symbolic.solve;

import java.util.ArrayList;
import java.util.List;

/** The solvers that come with Assay. */
public enum SolverKind {
  /** Good at everything; on Linux, macOS and Windows. */
  Z3,
  /** Strong on bit-vectors and floating point; on Linux x86-64. */
  BITWUZLA;

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
