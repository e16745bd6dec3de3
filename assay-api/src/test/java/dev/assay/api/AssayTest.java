package dev.assay.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The API on an ordinary JVM. */
class AssayTest {
  @Test
  void chooseGivesTheLowestValue() {
    assertThat(Assay.choose(3, 5)).isEqualTo(3);
    assertThat(Assay.choose(-2, -2)).isEqualTo(-2);
    assertThat(Assay.choose(Integer.MIN_VALUE, Integer.MAX_VALUE)).isEqualTo(Integer.MIN_VALUE);
  }

  @Test
  void chooseRefusesAnEmptyRange() {
    assertThatThrownBy(() -> Assay.choose(1, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 > 0");
  }

  @Test
  void chooseBooleanGivesFalse() {
    assertThat(Assay.chooseBoolean()).isFalse();
  }

  @Test
  void chooseOneOfGivesTheFirstValue() {
    assertThat(Assay.chooseOneOf("a", "b")).isEqualTo("a");
    assertThat(Assay.<String>chooseOneOf(null, "b")).isNull();
  }

  @Test
  void chooseOneOfRefusesNoValues() {
    assertThatThrownBy(Assay::<String>chooseOneOf).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void assumeThrowsWhenFalse() {
    assertThatCode(() -> Assay.assume(true)).doesNotThrowAnyException();
    assertThatThrownBy(() -> Assay.assume(false)).isInstanceOf(AssumptionViolated.class);
  }

  @Test
  void checkThrowsWhenFalse() {
    assertThatCode(() -> Assay.check(true, "fine")).doesNotThrowAnyException();
    assertThatThrownBy(() -> Assay.check(false, "balance is negative"))
        .isInstanceOf(AssertionError.class)
        .hasMessage("balance is negative");
  }

  @Test
  void atomicRunsItsSteps() {
    AtomicInteger count = new AtomicInteger();
    Assay.atomic(() -> Assay.atomic(count::incrementAndGet));
    assertThat(count).hasValue(1);
  }

  @Test
  void atomicLetsExceptionsThrough() {
    IllegalStateException thrown = new IllegalStateException();
    assertThatThrownBy(
            () ->
                Assay.atomic(
                    () -> {
                      throw thrown;
                    }))
        .isSameAs(thrown);
  }
}
