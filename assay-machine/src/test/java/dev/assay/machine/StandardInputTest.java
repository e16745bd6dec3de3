package dev.assay.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What a program reads, also after it was taken back to an earlier state. */
class StandardInputTest {
  private final StandardInput input =
      new StandardInput(new SequenceInputStream(bytes("ab\n"), bytes("cdef\n")));

  private static InputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private String read(int length) throws IOException {
    byte[] to = new byte[length];
    return new String(to, 0, input.read(to, 0, length), StandardCharsets.UTF_8);
  }

  @Test
  void inputComesInTheSamePortionsAgain() throws IOException {
    assertThat(read(100)).isEqualTo("ab\n");
    assertThat(read(100)).isEqualTo("cdef\n");
    assertThat(read(100)).isEmpty();
    input.moveTo(0);
    assertThat(read(2)).isEqualTo("ab");
    assertThat(read(100)).isEqualTo("\n");
    assertThat(read(100)).isEqualTo("cdef\n");
    input.moveTo(3);
    assertThat(read(3)).isEqualTo("cde");
    assertThat(input.position()).isEqualTo(6);
    assertThat(input.portions())
        .extracting(b -> new String(b, StandardCharsets.UTF_8))
        .containsExactly("ab\n", "cdef\n");
    assertThat(input.count()).isEqualTo(8);
  }

  @Test
  void manyPortionsAreKept() throws IOException {
    StandardInput many = new StandardInput(bytes("x".repeat(1000)));
    for (int i = 0; i < 1000; i++) {
      many.read(new byte[1], 0, 1);
    }
    many.moveTo(0);
    assertThat(many.read(new byte[10], 0, 10)).isEqualTo(1);
    assertThat(many.portions()).hasSize(1000);
  }

  @Test
  void whatCanBeReadWithoutWaitingDoesNotDependOnWhatWasReadBefore() throws IOException {
    StandardInput all = new StandardInput(bytes("abcdef"));
    assertThat(all.available()).isEqualTo(6);
    all.read(new byte[4], 0, 4);
    assertThat(all.available()).isEqualTo(2);
    all.moveTo(0);
    assertThat(all.available()).isEqualTo(6);
  }

  @Test
  void nobodyGoesWhereNothingWasRead() {
    assertThatThrownBy(() -> input.moveTo(1)).isInstanceOf(IllegalArgumentException.class);
  }
}
