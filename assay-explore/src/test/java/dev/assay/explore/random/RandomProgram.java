package dev.assay.explore.random;

import dev.assay.explore.config.Properties;
import java.util.List;

/**
 * A generated program.
 *
 * @param name of its main class
 * @param raceFree whether it was made so that it cannot have a data race
 * @param code the main class; all other classes are members of it
 */
public record RandomProgram(long seed, String name, boolean raceFree, Statement code) {
  public String source() {
    return "import dev.assay.api.Assay;\n"
        + "import java.util.*;\n"
        + "import java.util.concurrent.*;\n"
        + "import java.util.concurrent.atomic.*;\n"
        + "import java.util.concurrent.locks.*;\n\n"
        + code.source();
  }

  /** Whether it uses classes of the JDK that do much inside a call, and have races of their own. */
  boolean callsLibrary() {
    String source = source();
    return source.contains("ReentrantLock") || source.contains("ConcurrentLinkedQueue");
  }

  /** What the program says has to hold besides. */
  Properties properties() {
    String source = source();
    return new Properties(
        source.contains(Invariant.HOLDS) ? List.of(name + "#holds") : List.of(),
        source.contains(Invariant.MAY_FOLLOW) ? List.of(name + "#seen") : List.of(),
        "",
        false);
  }

  /** The same, of which it is not claimed that it is free of races. */
  RandomProgram withoutClaim() {
    return new RandomProgram(seed, name, false, code);
  }

  public RandomProgram with(Statement smaller) {
    return new RandomProgram(seed, name, raceFree, smaller);
  }
}
