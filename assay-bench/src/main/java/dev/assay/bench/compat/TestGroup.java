package dev.assay.bench.compat;

import java.util.List;

/** Tests of one class that are run by the same runner. */
record TestGroup(String className, Runner runner, List<String> methods) {
  /** The same with other methods. */
  TestGroup with(List<String> others) {
    return new TestGroup(className, runner, List.copyOf(others));
  }

  String arguments() {
    return className + " " + String.join(" ", methods);
  }
}
