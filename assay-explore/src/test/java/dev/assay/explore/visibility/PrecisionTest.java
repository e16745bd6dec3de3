package dev.assay.explore.visibility;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.visibility.Precision.Aspect;
import dev.assay.explore.visibility.Signs.Sign;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What others say to have learnt about a program. */
class PrecisionTest {
  /** Otherwise nobody would learn it any more, since signs count when they are new. */
  @Test
  void whatFollowsFromSignsIsInForceWithThem() {
    Precision precision = new Precision(Set.of());
    precision.addAspects(List.of("NUMBER_READ"));
    assertThat(precision.has(Aspect.NUMBERS)).isFalse();
    precision.addAspects(List.of("THREADS_MADE", "POOL_MADE", "POOL_FULL", "TASKS_NOTICED"));
    assertThat(precision.has(Sign.THREADS_MADE)).isTrue();
    assertThat(precision.has(Aspect.NUMBERS)).isTrue();
    assertThat(precision.has(Aspect.PROCESSORS)).isTrue();
    assertThat(precision.has(Aspect.LIFE)).isFalse();
  }
}
