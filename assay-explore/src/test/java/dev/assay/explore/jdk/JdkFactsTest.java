package dev.assay.explore.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.explore.jdk.fact.Fact;
import dev.assay.explore.jdk.fact.KnownName;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.types.Universe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/** What is known of the JDK is so in the JDK that runs, and in JDK 25 if it is installed. */
class JdkFactsTest {
  private static final Path GOLDEN = Path.of("src/test/resources/dev/assay/explore/jdk");

  private static Stream<DynamicTest> inEach(Function<Jdk, Executable> test) throws IOException {
    return Jdk.installed().stream()
        .map(jdk -> DynamicTest.dynamicTest("JDK " + jdk.feature(), test.apply(jdk)));
  }

  @TestFactory
  Stream<DynamicTest> everyNameInForceExists() throws IOException {
    return inEach(
        jdk ->
            () -> {
              List<String> missing = new ArrayList<>();
              Facts.all()
                  .forEach(
                      (constant, fact) ->
                          inForce(fact, jdk)
                              .filter(name -> !jdk.has(name))
                              .forEach(name -> missing.add(constant + ": " + name)));
              assertThat(missing).isEmpty();
            });
  }

  @TestFactory
  Stream<DynamicTest> everyFactAboutOneClassIsRecognised() throws IOException {
    return inEach(
        jdk ->
            () -> {
              Universe universe = jdk.universe();
              List<String> missing = new ArrayList<>();
              Facts.all()
                  .forEach(
                      (constant, fact) -> {
                        if (fact instanceof Fact.Single single && single.isMissingIn(universe)) {
                          missing.add(constant);
                        }
                      });
              assertThat(missing).isEmpty();
            });
  }

  @TestFactory
  Stream<DynamicTest> whatIsInForceIsListed() throws IOException {
    return inEach(
        jdk ->
            () -> {
              String list = list(jdk);
              Path golden = GOLDEN.resolve("facts-" + jdk.feature() + ".txt");
              if (Boolean.getBoolean("assay.update")) {
                Files.writeString(golden, list);
              }
              assumeTrue(Files.exists(golden), "not a supported release");
              assertThat(list)
                  .as("%s; run this test with -Dassay.update=true to write it", golden)
                  .isEqualTo(Files.readString(golden));
            });
  }

  private static String list(Jdk jdk) throws Exception {
    StringBuilder list = new StringBuilder();
    for (Map.Entry<String, Fact> e : Facts.all().entrySet()) {
      List<KnownName> names = inForce(e.getValue(), jdk).toList();
      if (!names.isEmpty()) {
        list.append(e.getKey()).append('\n');
      }
      for (KnownName name : names) {
        boolean isOfAll = name.releases().equals(Releases.ALL);
        list.append("  ").append(name).append(isOfAll ? "" : " in " + name.releases()).append('\n');
      }
    }
    return list.toString();
  }

  private static Stream<KnownName> inForce(Fact fact, Jdk jdk) {
    return fact.names().stream().filter(name -> name.releases().contains(jdk.feature()));
  }
}
