package dev.assay.bench.compat;

import java.util.Map;

/** A place to run tests in. */
interface Side extends AutoCloseable {
  /** As it is called in reports. */
  String name();

  /**
   * Runs tests in their order, as far as it goes.
   *
   * @return the outcomes of those that were run, at least of one
   */
  Map<String, Outcome> attempt(TestGroup tests);

  @Override
  void close();
}
