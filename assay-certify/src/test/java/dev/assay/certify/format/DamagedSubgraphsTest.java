package dev.assay.certify.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.coder.BitWriter;
import java.io.ByteArrayOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Lists of subgraphs that nobody can have written. */
final class DamagedSubgraphsTest {
  @Test
  void aListWithoutResolutionIsDamaged() {
    assertThat(read(64)).isNotNull();
    assertThatThrownBy(() -> read(0))
        .isInstanceOf(CertificateProblem.class)
        .hasMessage("it does not say which subgraphs are missing");
  }

  /** One subgraph, of the second state of ten. */
  private static @Nullable Subgraphs read(int resolution) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BitWriter coder = new BitWriter(bytes);
    Texts numbers = new Texts(coder);
    numbers.number(1, 1);
    numbers.number(resolution, 2);
    numbers.number(1, 3);
    numbers.number(0, 4);
    numbers.number(1, 5);
    numbers.bits(0, 4);
    coder.finish();
    return Subgraphs.of(bytes.toByteArray(), 0, bytes.size(), 10, 1000);
  }
}
