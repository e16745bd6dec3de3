package dev.assay.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sample of {@link TamperingCampaign}. */
class ProgramTamperingTest {
  @TempDir private Path folder;

  @Test
  void noChangedCertificateThatHidesAStateIsAccepted() throws IOException {
    Map<String, Integer> results = new TreeMap<>();
    assertThat(TamperingCampaign.run(Path.of("../examples/scc"), folder, 40, 60, 5, results))
        .isEmpty();
    assertThat(results.keySet())
        .anyMatch(r -> r.endsWith(": accepted"))
        .anyMatch(r -> r.endsWith(": rejected"))
        .anyMatch(r -> r.endsWith(": damaged"));
  }
}
