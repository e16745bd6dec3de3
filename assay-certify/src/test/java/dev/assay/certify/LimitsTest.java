package dev.assay.certify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.certify.format.Certificate;
import dev.assay.certify.program.ProgramCertifier;
import dev.assay.certify.program.ProgramTeam;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Result.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Time can be up anywhere while a certificate is followed, which is never rejected for it. */
class LimitsTest {
  @TempDir private Path folder;

  @Test
  void aCertificateIsNotRejectedBecauseTimeIsUp() throws IOException {
    ExampleProgram program = ExampleProgram.all(Path.of("../examples/scc"), folder).get(0);
    Certificate certificate = new Certificate(program.certificate());
    Settings settings = program.settings.withMaxMillis(1_000);
    AtomicLong looks = new AtomicLong();
    assertThat(follow(program, settings, certificate, looks, Long.MAX_VALUE).verdict())
        .isEqualTo(Verdict.VERIFIED);
    long all = looks.get();
    assertThat(all).isGreaterThan(5);
    for (long most = 1; most < all; most += Math.max(1, all / 10)) {
      Result result = follow(program, settings, certificate, looks, most);
      assertThat(result.violations()).isEmpty();
      assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
      assertThat(result.incompleteness())
          .contains(new Incompleteness(Reason.TIME_LIMIT, "the time limit of 1.0 s is reached"));
    }
  }

  @Test
  void partsAreNotRejectedBecauseTimeIsUp() throws IOException {
    ExampleProgram program = ExampleProgram.all(Path.of("../examples/scc"), folder).get(0);
    Certificate certificate = new Certificate(program.certificate());
    Settings settings = program.settings.withMaxMillis(1_000);
    for (long most : List.of(1L, 2L, 10L)) {
      ProgramCertifier first = certifier(program, settings, certificate, new AtomicLong(), most);
      ProgramTeam.Total total = new ProgramTeam(certificate, first, 2).run();
      assertThat(total.problem()).isNull();
      assertThat(total.all()).allMatch(f -> f.outcome().discrepancy() == null);
      assertThat(total.all()).anyMatch(f -> !f.outcome().isComplete());
    }
  }

  private static Result follow(
      ExampleProgram program,
      Settings settings,
      Certificate certificate,
      AtomicLong looks,
      long most)
      throws IOException {
    return certifier(program, settings, certificate, looks, most).follow(certificate).result();
  }

  /** Time stands still for so many looks at the clock; then it is late. */
  private static ProgramCertifier certifier(
      ExampleProgram program,
      Settings settings,
      Certificate certificate,
      AtomicLong looks,
      long most)
      throws IOException {
    ProgramUnderTest subject = program.subject(false);
    looks.set(0);
    Progress progress =
        new Progress(() -> looks.incrementAndGet() > most ? TimeUnit.HOURS.toNanos(1) : 0);
    return new ProgramCertifier(() -> subject, settings, certificate, progress);
  }
}
