package dev.assay.explore.visited;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Of all threads that sleep in a state each is woken once, at the first visit it is awake at. */
class SleepSetVisitedTest {
  /** Small and large numbers, with gaps between them. */
  private static int state(Random r) {
    return r.nextInt(4) == 0 ? 16_380 + r.nextInt(8) : r.nextInt(6) * 400_000;
  }

  @Test
  void threadsAreWokenThatHaveSleptAtAllVisitsBefore() {
    Random r = new Random(1);
    for (int round = 0; round < 200; round++) {
      SleepSetVisited visited = new SleepSetVisited();
      Map<Integer, Integer> asleep = new HashMap<>();
      for (int i = 0; i < 60; i++) {
        int state = state(r);
        int mask = r.nextInt() & r.nextInt() & Integer.MAX_VALUE;
        Integer before = asleep.get(state);
        assertThat(visited.contains(state)).isEqualTo(before != null);
        assertThat(visited.visit(state, mask))
            .isEqualTo(before == null ? SleepSetVisited.NEW : before & ~mask);
        asleep.put(state, before == null ? mask : before & mask);
        assertThat(visited.count()).isEqualTo(asleep.size());
      }
      List<Integer> shown = new ArrayList<>();
      visited.forEach(shown::add);
      assertThat(shown).isEqualTo(List.copyOf(new TreeSet<>(asleep.keySet())));
    }
  }

  @Test
  void aStateThatIsAddedHasNobodyAsleep() {
    SleepSetVisited visited = new SleepSetVisited();
    assertThat(visited.add(5)).isTrue();
    assertThat(visited.add(5)).isFalse();
    assertThat(visited.visit(5, 0)).isZero();
    assertThat(visited.isExact()).isTrue();
  }

  @Test
  void everyThreadIsWokenOnceByAllWhoVisitTogether() throws Exception {
    int workers = 4;
    int states = 2000;
    SleepSetVisited visited = new SleepSetVisited();
    ExecutorService pool = Executors.newFixedThreadPool(workers);
    try {
      List<Future<int[][]>> running = new ArrayList<>();
      for (int w = 0; w < workers; w++) {
        Random r = new Random(w);
        running.add(
            pool.submit(
                () -> {
                  int[][] seen = new int[3][states]; // how often new, who woke up, who slept always
                  for (int i = 0; i < 8 * states; i++) {
                    int s = i % states;
                    int mask = (r.nextInt() | r.nextInt()) & Integer.MAX_VALUE;
                    int woken = visited.visit(s * 9, mask);
                    seen[2][s] = i < states ? mask : seen[2][s] & mask;
                    if (woken == SleepSetVisited.NEW) {
                      seen[0][s]++;
                    } else {
                      assertThat(seen[1][s] & woken).as("woken twice").isZero();
                      seen[1][s] |= woken;
                    }
                  }
                  return seen;
                }));
      }
      List<int[][]> all = new ArrayList<>();
      for (Future<int[][]> f : running) {
        all.add(f.get(1, TimeUnit.MINUTES));
      }
      for (int s = 0; s < states; s++) {
        int isNew = 0;
        int woken = 0;
        int asleep = Integer.MAX_VALUE;
        for (int[][] seen : all) {
          isNew += seen[0][s];
          assertThat(woken & seen[1][s]).as("woken by two").isZero();
          woken |= seen[1][s];
          asleep &= seen[2][s];
        }
        assertThat(isNew).isEqualTo(1);
        assertThat(woken & asleep).as("woken although asleep at all visits").isZero();
        assertThat(visited.visit(s * 9, 0)).as("still asleep").isEqualTo(asleep);
      }
    } finally {
      pool.shutdownNow();
    }
  }
}
