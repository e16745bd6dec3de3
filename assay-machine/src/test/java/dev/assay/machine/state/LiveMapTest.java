package dev.assay.machine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class LiveMapTest {
  private final StateStore store = new StateStore();

  @Test
  void itIsTheMapThatTheSameChangesGiveElsewhere() {
    Seeds.each(
        40,
        random -> {
          LiveMap live = new LiveMap(store);
          List<Integer> known = new ArrayList<>(List.of(0));
          int range = 1 << random.nextInt(1, 9);
          for (int step = 0; step < 300; step++) {
            if (random.nextInt(4) == 0) {
              jump(live, known.get(random.nextInt(known.size())));
            } else {
              NavigableMap<Integer, Integer> batch = randomBatch(random, range);
              int expected = IntMapsTest.update(store.maps(), live.map(), batch);
              assertThat(live.update(keys(batch), values(batch), batch.size())).isEqualTo(expected);
              known.add(expected);
            }
            assertThat(entries(live)).isEqualTo(IntMapsTest.entries(store.maps(), live.map()));
          }
        });
  }

  /** Goes elsewhere, and compares what it tells on the way. */
  private void jump(LiveMap live, int target) {
    List<List<Integer>> expected = new ArrayList<>();
    store.maps().diff(live.map(), target, (key, a, b) -> expected.add(List.of(key, a, b)));
    List<List<Integer>> told = new ArrayList<>();
    live.moveTo(target, (key, a, b) -> told.add(List.of(key, a, b)));
    assertThat(told).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(live.map()).isEqualTo(target);
  }

  @Test
  void anUpdateThatChangesNothingMakesNoNodes() {
    LiveMap live = new LiveMap(store);
    int[] keys = {1, 2, 900};
    int[] values = {4, 5, 6};
    int map = live.update(keys, values, 3);
    long before = store.pairs().size();
    assertThat(live.update(keys, values, 3)).isEqualTo(map);
    assertThat(live.update(new int[] {5000}, new int[1], 1)).isEqualTo(map);
    assertThat(live.update(keys, values, 0)).isEqualTo(map);
    assertThat(store.pairs().size()).isEqualTo(before);
    assertThat(live.update(keys, new int[3], 3)).isZero();
    assertThat(live.limit()).isZero();
  }

  @Test
  void keysHaveToAscend() {
    LiveMap live = new LiveMap(store);
    assertThatThrownBy(() -> live.update(new int[] {2, 2}, new int[] {1, 1}, 2))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static NavigableMap<Integer, Integer> randomBatch(SplittableRandom random, int range) {
    NavigableMap<Integer, Integer> batch = new TreeMap<>();
    for (int i = random.nextInt(5); i >= 0; i--) {
      batch.put(random.nextInt(range), random.nextInt(3));
    }
    if (random.nextInt(10) == 0) {
      // All but a few keys go: the tree gets lower.
      for (int key = random.nextInt(range); key < range; key++) {
        batch.put(key, 0);
      }
    }
    return batch;
  }

  private static int[] keys(NavigableMap<Integer, Integer> batch) {
    return batch.keySet().stream().mapToInt(k -> k).toArray();
  }

  private static int[] values(NavigableMap<Integer, Integer> batch) {
    return batch.values().stream().mapToInt(v -> v).toArray();
  }

  private static NavigableMap<Integer, Integer> entries(LiveMap live) {
    NavigableMap<Integer, Integer> entries = new TreeMap<>();
    for (int key = 0; key < live.limit(); key++) {
      if (live.get(key) != 0) {
        entries.put(key, live.get(key));
      }
    }
    return entries;
  }
}
