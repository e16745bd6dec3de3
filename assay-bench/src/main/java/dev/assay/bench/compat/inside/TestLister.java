package dev.assay.bench.compat.inside;

import dev.assay.models.junit.TestClass;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Tells which tests there are in the classes whose names it reads, and which of them {@link
 * MiniRunner} does not run. Nothing is initialised.
 */
public final class TestLister {
  private TestLister() {}

  public static void main(String[] args) throws IOException {
    BufferedReader names =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String name = names.readLine(); name != null; name = names.readLine()) {
      list(name);
    }
  }

  private static void list(String name) {
    try {
      TestClass tests =
          new TestClass(Class.forName(name, false, TestLister.class.getClassLoader()));
      for (String test : tests.tests().keySet()) {
        System.out.println(MiniRunner.MARK + "TEST " + name + " " + test);
      }
      for (Map.Entry<String, String> e : tests.leftOut().entrySet()) {
        System.out.println(
            MiniRunner.MARK + "LEFT " + name + " " + e.getKey() + " " + e.getValue());
      }
    } catch (Throwable e) {
      System.out.println(MiniRunner.MARK + "BROKEN " + name + " - " + MiniRunner.reason(e));
    }
  }
}
