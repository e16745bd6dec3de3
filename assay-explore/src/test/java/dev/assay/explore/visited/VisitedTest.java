package dev.assay.explore.visited;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.SearchParameters;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Stores of visited states. */
class VisitedTest {
  private static final int STATES = 1000;

  /** They have no divisor in common with the number of states. */
  private static final int[] FACTORS = {7, 11, 13, 17};

  private static long added(Visited visited) {
    return IntStream.range(0, STATES).filter(visited::add).count();
  }

  @Test
  void everyStoreKnowsAStateAgain() {
    for (SearchParameters.Store store : SearchParameters.Store.values()) {
      Visited visited = Visited.of(store);
      assertThat(added(visited)).as("%s", store).isEqualTo(STATES);
      assertThat(visited.count()).isEqualTo(STATES);
      assertThat(added(visited)).isZero();
      assertThat(visited.contains(STATES - 1)).isTrue();
      assertThat(visited.contains(STATES)).isFalse();
    }
  }

  @Test
  void ofSeveralThreadsThatAddAStateOneIsToldThatItIsNew() throws Exception {
    int threads = FACTORS.length;
    int states = 300_000;
    for (Visited visited : List.of(new Visited(), new HashCompaction(60))) {
      ExecutorService pool = Executors.newFixedThreadPool(threads);
      try {
        CyclicBarrier start = new CyclicBarrier(threads);
        List<Future<Long>> running = new ArrayList<>();
        for (int t = 0; t < threads; t++) {
          // All go through all states, each in an order of its own, with large gaps between them.
          long factor = FACTORS[t];
          running.add(
              pool.submit(
                  () -> {
                    start.await();
                    return LongStream.range(0, states)
                        .filter(i -> visited.add((int) (i * factor % states) * 7))
                        .count();
                  }));
        }
        long told = 0;
        for (Future<Long> f : running) {
          told += f.get(1, TimeUnit.MINUTES);
        }
        long distinct = IntStream.range(0, states).filter(s -> visited.contains(s * 7)).count();
        assertThat(told).isEqualTo(distinct).isEqualTo(visited.count());
        assertThat(distinct).isEqualTo(states);
      } finally {
        pool.shutdownNow();
      }
    }
  }

  @Test
  void allStatesAreShownInTheOrderOfTheirNumbers() {
    Visited visited = new Visited();
    List<Integer> added = List.of(3, 64, 65_535, 65_536, 5_000_000, Integer.MAX_VALUE);
    added.forEach(visited::add);
    List<Integer> shown = new ArrayList<>();
    visited.forEach(shown::add);
    assertThat(shown).isEqualTo(added);
  }

  @Test
  void withTooLittleRoomNewStatesAreTakenForOldOnes() {
    assertThat(added(new BitState(1024))).isBetween(100L, STATES - 100L);
    assertThat(added(new HashCompaction(9))).isBetween(100L, 512L);
  }
}
