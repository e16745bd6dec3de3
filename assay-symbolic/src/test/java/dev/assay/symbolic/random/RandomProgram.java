package dev.assay.symbolic.random;

/**
 * A generated program.
 *
 * @param name of its main class
 * @param code the main class; all other classes are members of it
 */
record RandomProgram(long seed, String name, Statement code) {
  String source() {
    return "import dev.assay.api.Assay;\nimport java.util.*;\n\n" + code.source();
  }

  RandomProgram with(Statement smaller) {
    return new RandomProgram(seed, name, smaller);
  }
}
