package dev.assay.certify.coder;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PredictorTest {
  private static final long HERE = 12345;

  private final Predictor guesses = new Predictor(10);

  private void tell(int... answers) {
    for (int a : answers) {
      guesses.ask(HERE);
      guesses.update(a);
    }
  }

  @Test
  void nothingIsGuessedBeforeAnythingWasTold() {
    assertThat(guesses.ask(HERE)).isEqualTo(-1);
  }

  @Test
  void whatWasToldLastIsGuessed() {
    tell(0);
    assertThat(guesses.ask(HERE)).isZero();
    tell(7);
    assertThat(guesses.ask(HERE)).isEqualTo(7);
  }

  @Test
  void anAnswerThatWasOftenRightOutlivesAnException() {
    tell(3, 3, 3, 3, 8);
    assertThat(guesses.ask(HERE)).isEqualTo(3);
    assertThat(guesses.count()).isEqualTo(1);
    tell(8);
    assertThat(guesses.ask(HERE)).isEqualTo(8);
  }

  @Test
  void countingEndsSomewhere() {
    for (int i = 0; i < 100; i++) {
      tell(5);
    }
    guesses.ask(HERE);
    assertThat(guesses.count()).isEqualTo(15);
  }
}
