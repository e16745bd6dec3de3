package dev.assay.models.junit;

/**
 * What a run of {@code Class#method} begins with if the method is a test of JUnit 3, 4 or 5: the
 * test with what is called before and after it.
 */
public final class TestMethod {
  private TestMethod() {}

  /**
   * Runs a test of a class. What the test throws is thrown; a test whose assumptions do not hold is
   * told on the standard error.
   */
  public static void run(Class<?> type, String name) throws Throwable {
    TestClass tests = new TestClass(type);
    Throwable thrown =
        tests.tests().containsKey(name)
            ? runPlain(new PlainTests(tests), name)
            : new JUnitItself(type, name).run();
    if (thrown == null) {
      return;
    }
    if (!PlainTests.isAssumption(thrown)) {
      throw thrown;
    }
    System.err.println(type.getName() + "#" + name + " skipped: " + thrown.getMessage());
  }

  private static Throwable runPlain(PlainTests tests, String name) {
    Throwable thrown = tests.beforeAll();
    if (thrown == null) {
      thrown = tests.run(name);
    }
    Throwable afterwards = tests.afterAll();
    return thrown != null ? thrown : afterwards;
  }
}
