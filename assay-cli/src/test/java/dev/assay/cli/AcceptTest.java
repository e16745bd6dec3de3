package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.Header;
import dev.assay.explore.result.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --accept}: a user takes assumptions on, and every output says so. */
class AcceptTest {
  private static final String PROGRAM =
      """
      public class Program {
        static volatile long seen;

        public static void main(String[] args) throws Exception {
          Thread t = new Thread(() -> seen = System.nanoTime());
          t.start();
          new Thread(() -> seen = 1).start();
          t.join();
          if (Boolean.getBoolean("fails")) {
            throw new IllegalStateException("told to fail");
          }
        }
      }
      """;

  @TempDir private Path folder;
  private Workspace workspace;
  private String program = "";

  @BeforeEach
  void write() {
    workspace = new Workspace(folder);
    program = workspace.source("Program.java", PROGRAM);
  }

  private static CommandOutput assay(Object... words) {
    List<String> all = new ArrayList<>();
    for (Object word : words) {
      all.add(word.toString());
    }
    CommandOutput output = CommandOutput.of(all.toArray(String[]::new));
    assertThat(output.err().lines().filter(line -> line.contains("internal"))).isEmpty();
    return output;
  }

  private static void refuses(String codes, String... complaints) {
    for (String command : new String[] {"check", "bound"}) {
      CommandOutput output = assay(command, "--accept", codes, "Nothing");
      assertThat(output.exit()).isEqualTo(2);
      assertThat(output.out()).isEmpty();
      assertThat(output.err()).contains(complaints).hasLineCount(1);
    }
  }

  @Test
  void nothingIsAcceptedUnlessGiven() {
    for (String command : new String[] {"check", "bound"}) {
      CommandOutput output = assay(command, program);
      assertThat(output.exit()).isEqualTo(3);
      assertThat(output.out())
          .contains("\n    to take this on: --accept clock\n")
          .doesNotContain("accepting");
      assertThat(assay(command, "--accept", "random,files", program).exit()).isEqualTo(3);
    }
  }

  @Test
  void anAcceptedAssumptionIsNamedWithTheVerdict() {
    for (String command : new String[] {"check", "bound"}) {
      CommandOutput output = assay(command, "--accept", "clock", program);
      assertThat(output.err()).isEmpty();
      assertThat(output.exit()).isZero();
      assertThat(output.out())
          .startsWith("verified: ")
          .containsPattern("\n    accepting: clock: .*the clock.*Program.java:5.*\n")
          .doesNotContain("to take this on");
    }
  }

  @Test
  void theJsonObjectHasWhatWasAccepted() {
    for (String command : new String[] {"check", "bound"}) {
      Map<String, Object> accepting =
          JsonReader.object(assay(command, "--accept", "clock", "--json", "-", program).out());
      assertThat(accepting)
          .containsEntry("verdict", "verified")
          .containsEntry("reasons", List.of());
      assertThat(one(accepting, "accepted"))
          .containsOnlyKeys("code", "message", "location")
          .containsEntry("code", "clock")
          .containsEntry("location", "Program.java:5");
      Map<String, Object> plain = JsonReader.object(assay(command, "--json", "-", program).out());
      assertThat(plain)
          .containsEntry("verdict", "inconclusive")
          .containsEntry("accepted", List.of());
      assertThat(one(plain, "reasons")).isEqualTo(one(accepting, "accepted"));
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> one(Map<String, Object> result, String name) {
    List<Object> all = (List<Object>) result.get(name);
    assertThat(all).hasSize(1);
    return (Map<String, Object>) all.get(0);
  }

  @Test
  void codesAreSeparatedByCommasAndTheOptionCanBeRepeated() {
    assertThat(assay("check", "--accept=files,clock", program).exit()).isZero();
    assertThat(assay("check", "--accept", "random, clock", program).exit()).isZero();
    assertThat(assay("check", "--accept", "clock", "--accept", "random", program).exit()).isZero();
  }

  @Test
  void anUnknownCodeIsAnsweredWithTheKnownOnes() {
    refuses("clok", "there is no 'clok' (did you mean clock?); there are ", "random", "files");
    refuses("clock,,random", "there is no ''; there are ");
    refuses("all", "there is no 'all'");
  }

  @Test
  void whatIsNoAssumptionCannotBeAccepted() {
    for (Reason r : Reason.values()) {
      if (!r.isAssumption()) {
        refuses("clock," + r.code(), r.code() + " says that ");
      }
    }
    refuses("time-limit", "not everything was examined");
    refuses("unanswered-invariant", "has no answer");
  }

  @Test
  void aViolationStaysAViolation() {
    CommandOutput output = assay("check", "--accept", "clock", "-Dfails=true", program);
    assertThat(output.exit()).isEqualTo(1);
    assertThat(output.out()).startsWith("violation: ").contains("    accepting: clock: ");
  }

  @Test
  void aLimitStaysALimit() {
    CommandOutput output = assay("check", "--accept", "clock", "--max-states", "4", program);
    assertThat(output.exit()).isEqualTo(3);
    assertThat(output.out()).contains("the limit of 4 states").doesNotContain("to take this on");
    output = assay("check", "--accept", "clock", "--search", "random", program);
    assertThat(output.exit()).isEqualTo(3);
    assertThat(output.out()).contains("random walks").contains("    accepting: clock: ");
  }

  @Test
  void optionsThatLeaveSomethingOutAreAccepted() {
    assertThat(assay("check", "--races", "ignore", "--accept", "clock", program).exit())
        .isEqualTo(3);
    CommandOutput output =
        assay("check", "--races", "ignore", "--accept", "clock,races-ignored", program);
    assertThat(output.exit()).isZero();
    assertThat(output.out()).contains("accepting: races-ignored: data races were not looked for");
  }

  @Test
  void aSearchIsTakenUpWithTheSameAssumptions() {
    String directory = workspace.path("checkpoint");
    assertThat(assay("check", "--checkpoint", directory, "--max-states", "4", program).exit())
        .isEqualTo(3);
    CommandOutput output =
        assay("check", "--checkpoint", directory, "--resume", "--accept", "clock", program);
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err()).contains("made with --accept (none), not clock;").hasLineCount(1);
    assertThat(assay("check", "--checkpoint", directory, "--resume", program).exit()).isEqualTo(3);
  }

  // ---- certificates ----

  private String certificate(String source, String... options) {
    String file = workspace.path("program.scc");
    List<Object> words = new ArrayList<>(List.of("check", "--certificate", file));
    words.addAll(Arrays.asList(options));
    words.add(source);
    CommandOutput output = assay(words.toArray());
    assertThat(output.exit()).as(output.out() + output.err()).isZero();
    return file;
  }

  @Test
  void withoutAcceptanceThereIsNoCertificate() {
    String file = workspace.path("program.scc");
    assertThat(assay("check", "--certificate", file, program).exit()).isEqualTo(3);
    assertThat(Path.of(file)).doesNotExist();
  }

  @Test
  void aCertificateSaysWhatItsProducerHasAccepted() {
    String file = certificate(program, "--accept", "clock,random");
    assertThat(assay("certificate", "show", file).out()).contains("\naccepting    clock\n");
    String other =
        certificate(workspace.source("Program.java", PROGRAM.replace("System.nanoTime()", "2")));
    assertThat(assay("certificate", "show", other).out()).doesNotContain("accepting");
  }

  @Test
  void theConsumerHasToAcceptHimself() {
    for (String form : new String[] {"--all", "--trustful"}) {
      String file = certificate(program, "--accept", "clock", form);
      CommandOutput output = assay("certify", file, program);
      assertThat(output.exit()).isEqualTo(3);
      assertThat(output.out())
          .startsWith("inconclusive: ")
          .contains("the clock", "to take this on: --accept clock");
      assertThat(assay("certify", "--accept", "random", file, program).exit()).isEqualTo(3);
      String required = form.equals("--trustful") ? "trustful" : "full";
      output = assay("certify", "--accept", "clock", "--require", required, file, program);
      assertThat(output.exit()).isZero();
      assertThat(output.out()).startsWith("certified: ").contains("    accepting: clock: ");
    }
  }

  /** Both choices lead to the same state, and a trustful certificate goes there once. */
  @Test
  void whatATrustfulCertificateLeavesOutIsNamedAllTheSame() {
    String choice =
        workspace.source(
            "Choice.java",
            """
            public class Choice {
              static volatile int seen;

              public static void main(String[] args) throws Exception {
                Thread t = new Thread(() -> seen = 1);
                t.start();
                if (dev.assay.api.Assay.choose(0, 1) == 1) {
                  System.nanoTime();
                }
                t.join();
              }
            }
            """);
    String file = certificate(choice, "--accept", "clock", "--trustful");
    CommandOutput output = assay("certify", file, choice);
    assertThat(output.exit()).isEqualTo(3);
    assertThat(output.out())
        .contains("the producer of the certificate has accepted clock: The program reads the clock")
        .doesNotContain("Choice.java:8");
    String[] words = {"certify", "--accept", "clock", "--require", "trustful", file, choice};
    assertThat(CommandOutput.of(words).exit()).isZero();
  }

  @Test
  void whatTheConsumerDoesNotMeetIsNamedAllTheSame() throws IOException {
    String quiet = workspace.source("Program.java", PROGRAM.replace("System.nanoTime()", "2"));
    String file = certificate(quiet);
    assertThat(assay("certify", file, quiet).exit()).isZero();
    claim(file, "clock");
    CommandOutput output = assay("certify", file, quiet);
    assertThat(output.exit()).isEqualTo(3);
    assertThat(output.out())
        .contains("the producer of the certificate has accepted clock: The program reads the clock")
        .contains("to take this on: --accept clock");
    output = assay("certify", "--accept", "clock", file, quiet);
    assertThat(output.exit()).isZero();
    assertThat(output.out()).contains("accepting: clock: the producer");
  }

  @Test
  void partsOfACertificateSayItToo() throws IOException {
    String quiet = workspace.source("Program.java", PROGRAM.replace("System.nanoTime()", "2"));
    String file = certificate(quiet);
    claim(file, "clock");
    assertThat(assay("certificate", "split", file, "-k", "2").exit()).isZero();
    String part = file + ".1-of-2";
    assertThat(assay("certificate", "show", part).out()).contains("\naccepting    clock\n");
    assertThat(assay("certify", part, quiet).exit()).isEqualTo(3);
    assertThat(Path.of(part + ".map")).doesNotExist();
    assertThat(assay("certify", "--accept", "clock", part, quiet).exit()).isZero();
  }

  @Test
  void aCertificateThatClaimsAnythingElseIsNoUse() throws IOException {
    String quiet = workspace.source("Program.java", PROGRAM.replace("System.nanoTime()", "2"));
    String file = certificate(quiet);
    claim(file, "time-limit");
    assertThat(assay("certify", "--accept", "clock", file, quiet).exit()).isEqualTo(3);
    claim(file, "gravity");
    for (CommandOutput output :
        List.of(assay("certify", file, quiet), assay("certificate", "show", file))) {
      assertThat(output.exit()).isEqualTo(2);
      assertThat(output.err()).contains("an unknown assumption: gravity").hasLineCount(1);
    }
  }

  /** Writes another claim about what was accepted into a certificate. */
  private static void claim(String file, String codes) throws IOException {
    byte[] bytes = Files.readAllBytes(Path.of(file));
    Header header = new Certificate(bytes).header();
    Map<String, String> extra = new TreeMap<>(header.extra());
    extra.put("accepted", codes);
    Files.write(Path.of(file), ForgedCertificate.withHeader(bytes, header.withExtra(extra)));
  }
}
