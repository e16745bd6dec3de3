package dev.assay.bench.compat;

import java.util.List;
import java.util.Map;

/** A place to run tests in. */
interface Side extends AutoCloseable {
  /**
   * Runs methods of one class in their order, as far as it goes.
   *
   * @return the outcomes of the methods that were run, at least of the first
   */
  Map<String, Outcome> attempt(String className, List<String> methods);

  @Override
  void close();
}
