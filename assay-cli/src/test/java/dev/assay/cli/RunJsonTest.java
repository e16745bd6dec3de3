package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.command.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The result of {@code assay run} as JSON. */
class RunJsonTest {
  @TempDir private Path folder;
  private Workspace workspace;

  @BeforeEach
  void open() {
    workspace = new Workspace(folder);
  }

  private String compile(String body) {
    return workspace.compile(
        "Main.java",
        """
        public class Main {
          public static void main(String[] args) throws Exception {
            BODY
          }
        }
        """
            .replace("BODY", body));
  }

  @Test
  void theFileHoldsTheExitStatusAndStatistics() throws IOException {
    String classes = compile("System.exit(7);");
    String file = workspace.path("result.json");
    CommandOutput output = CommandOutput.of("run", "--json", file, "-cp", classes, "Main");
    assertThat(output).isEqualTo(new CommandOutput(7, "", ""));
    Map<String, Object> json = JsonReader.object(Files.readString(Path.of(file)));
    assertThat(json)
        .containsEntry("tool", "assay")
        .containsEntry("version", Version.number())
        .containsEntry("command", "run")
        .containsEntry("target", "Main")
        .containsEntry("exit", 7.0)
        .containsEntry("reasons", List.of())
        .containsOnlyKeys("tool", "version", "command", "target", "exit", "reasons", "stats");
    assertThat(json.get("stats"))
        .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.MAP)
        .containsOnlyKeys("instructions", "objects", "elapsedMs")
        .allSatisfy((key, value) -> assertThat((Double) value).isNotNegative());
  }

  @Test
  void aDashWritesItAfterTheProgramsOutput() {
    String classes = compile("System.out.println(\"output\");");
    CommandOutput output = CommandOutput.of("run", "--json=-", "-cp", classes, "Main");
    assertThat(output.out()).startsWith("output\n{");
    assertThat(JsonReader.object(output.out().substring("output\n".length())))
        .containsEntry("exit", 0.0);
  }

  @Test
  void whyARunDidNotReachItsEndIsAReason() {
    String classes = compile("new ProcessBuilder(\"true\").start();");
    CommandOutput output = CommandOutput.of("run", "--json", "-", "-cp", classes, "Main");
    assertThat(JsonReader.object(output.out()))
        .containsEntry("exit", 3.0)
        .containsEntry(
            "reasons",
            List.of(
                Map.of(
                    "code",
                    "unsupported-native",
                    "message",
                    "not supported: native method java.lang.ProcessImpl.start: starting a process"
                        + " (true)",
                    "location",
                    "")));
  }

  @Test
  void anInputErrorIsAReason() {
    CommandOutput output = CommandOutput.of("run", "--json", "-", "quo\"te\\\t\u0001.jar");
    assertThat(JsonReader.object(output.out()))
        .containsEntry("exit", 2.0)
        .containsEntry("target", "quo\"te\\\t\u0001.jar")
        .containsEntry(
            "reasons",
            List.of(
                Map.of(
                    "code",
                    "usage",
                    "message",
                    "no such file: quo\"te\\\t\u0001.jar",
                    "location",
                    "")));
  }
}
