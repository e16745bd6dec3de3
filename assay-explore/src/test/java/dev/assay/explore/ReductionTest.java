package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.explore.config.Reduction;
import org.junit.jupiter.api.Test;

class ReductionTest {
  @Test
  void namesWithADashAreSwitchedOff() {
    assertThat(Reduction.parse("default")).isEmpty();
    assertThat(Reduction.parse("-sharing,-garbage"))
        .containsExactlyInAnyOrder(Reduction.SHARING, Reduction.GARBAGE);
  }

  @Test
  void aListIsReadFromLeftToRight() {
    assertThat(Reduction.parse("none")).contains(Reduction.SYNC, Reduction.QUIET_DATA);
    assertThat(Reduction.parse("none,sync")).doesNotContain(Reduction.SYNC);
    assertThat(Reduction.parse("-sharing,default")).isEmpty();
  }

  @Test
  void anUnknownNameIsAnsweredWithThoseThatAreKnown() {
    assertThatThrownBy(() -> Reduction.parse("-magic"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("quiet-data, ownership, sharing, rare-operations, joins, sleep-sets");
  }
}
