package dev.assay.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Stores of visited states. */
class VisitedTest {
  private static final int STATES = 1000;

  private static long added(Visited visited) {
    return IntStream.range(0, STATES).filter(visited::add).count();
  }

  @Test
  void everyStoreKnowsAStateAgain() {
    for (Tactics.Store store : Tactics.Store.values()) {
      Visited visited = Visited.of(store);
      assertThat(added(visited)).as("%s", store).isEqualTo(STATES);
      assertThat(visited.count()).isEqualTo(STATES);
      assertThat(added(visited)).isZero();
      assertThat(visited.contains(STATES - 1)).isTrue();
      assertThat(visited.contains(STATES)).isFalse();
    }
  }

  @Test
  void withTooLittleRoomNewStatesAreTakenForOldOnes() {
    assertThat(added(new BitState(1024))).isBetween(100L, STATES - 100L);
    assertThat(added(new HashCompaction(9))).isBetween(100L, 512L);
  }
}
