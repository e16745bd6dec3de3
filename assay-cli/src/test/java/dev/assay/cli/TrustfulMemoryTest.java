package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.certify.format.Certificate;
import dev.assay.certify.program.ProgramCertifier;
import dev.assay.certify.program.ProgramCertifier.Findings;
import dev.assay.cli.certify.CertifyCommand;
import dev.assay.cli.console.Streams;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.SearchSettings;
import dev.assay.cli.program.LoadedProgram;
import dev.assay.cli.program.MachineSettings;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Trustful certification forgets states, so that its memory does not grow with their number. */
class TrustfulMemoryTest {
  private static final String PROGRAM =
      """
      public class Rounds {
        static final int[] at = new int[3];

        static synchronized void step(int i) {
          at[i] = (at[i] + 1) % 14;
        }

        public static void main(String[] args) {
          for (int i = 0; i < 3; i++) {
            int id = i;
            new Thread(
                    () -> {
                      while (true) {
                        step(id);
                      }
                    })
                .start();
          }
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void statesAreForgottenAndAllAreSeen() throws Exception {
    Workspace workspace = new Workspace(folder);
    String program = workspace.source("Rounds.java", PROGRAM);
    String file = workspace.path("rounds.scc");
    assertThat(CommandOutput.of("check", "--trustful", "--certificate", file, program).exit())
        .isZero();
    Certificate c = new Certificate(Files.readAllBytes(Path.of(file)));
    AtomicInteger beginnings = new AtomicInteger();
    Parsed words = new CertifyCommand().syntax().parse(List.of());
    Settings settings = SearchSettings.of(words);
    ProgramCertifier certifier =
        new ProgramCertifier(
            () -> {
              beginnings.incrementAndGet();
              LoadedProgram p =
                  LoadedProgram.of(program, MachineSettings.from(words), Streams.ofProcess(), 0);
              return p.underTest(List.of(), false, settings);
            },
            settings,
            c,
            new Progress());
    certifier.setMostStoreBytes(0);
    Findings f = certifier.follow(c);
    assertThat(f.outcome().discrepancy()).isNull();
    assertThat(f.outcome().isComplete()).isTrue();
    assertThat(f.outcome().states()).isEqualTo(c.states());
    assertThat(f.result().reasons()).isEmpty();
    // One for every 1024 states, and the first.
    assertThat(beginnings.get()).isEqualTo(1 + (int) (c.states() / 1024));
    assertThat(beginnings.get()).isGreaterThan(1);
  }
}
