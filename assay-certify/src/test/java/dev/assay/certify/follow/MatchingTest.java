package dev.assay.certify.follow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a discrepancy says to people. */
class MatchingTest {
  private static final String MAIN = "null 9999999999 null 0";
  private static final String CHILD = MAIN + " Account.main([Ljava/lang/String;)V 2 a/Worker 1";

  @Test
  void threadsAreNamedByWhatTheyAreAndWhoMadeThem() {
    assertThat(Matching.readable(MAIN)).isEqualTo("thread main");
    assertThat(Matching.readable(CHILD)).isEqualTo("thread a.Worker no. 1 made in Account.main");
    assertThat(Matching.readable(CHILD + " a/Worker.run()V 7 java/lang/Thread 0"))
        .isEqualTo(
            "thread java.lang.Thread no. 0 made in a.Worker.run"
                + " by a.Worker no. 1 made in Account.main");
  }

  @Test
  void namesOfOtherFormsStayAsTheyAre() {
    assertThat(Matching.readable("left")).isEqualTo("thread left");
    assertThat(Matching.readable("a b c d e f")).isEqualTo("thread a b c d e f");
  }
}
