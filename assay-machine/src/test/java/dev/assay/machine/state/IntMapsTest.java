package dev.assay.machine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

public class IntMapsTest {
  private final PairTable nodes = new PairTable();
  private final IntMaps maps = new IntMaps(nodes);

  @Test
  void mapsBehaveLikeTreeMaps() {
    Seeds.each(
        60,
        random -> {
          int range = 1 << random.nextInt(1, 14);
          NavigableMap<Integer, Integer> model = new TreeMap<>();
          int map = 0;
          for (int step = 0; step < 100; step++) {
            NavigableMap<Integer, Integer> batch = randomBatch(random, range);
            map = update(maps, map, batch);
            apply(model, batch);
            assertThat(entries(maps, map)).isEqualTo(model);
            for (int i = 0; i < 20; i++) {
              int key = random.nextInt(2 * range);
              assertThat(maps.get(map, key)).isEqualTo(model.getOrDefault(key, 0));
            }
          }
        });
  }

  @Test
  void equalMapsAreOneNumberHoweverTheyCameAbout() {
    Seeds.each(
        30,
        random -> {
          Map<NavigableMap<Integer, Integer>, Integer> numbers = new HashMap<>();
          Map<Integer, NavigableMap<Integer, Integer>> contents = new HashMap<>();
          int range = 1 << random.nextInt(1, 8);
          int map = 0;
          NavigableMap<Integer, Integer> model = new TreeMap<>();
          for (int step = 0; step < 500; step++) {
            NavigableMap<Integer, Integer> batch = randomBatch(random, range);
            batch.replaceAll((key, value) -> Math.min(value, 2));
            map = update(maps, map, batch);
            apply(model, batch);
            NavigableMap<Integer, Integer> copy = new TreeMap<>(model);
            Integer known = numbers.putIfAbsent(copy, map);
            assertThat(map).isEqualTo(known == null ? map : known);
            assertThat(contents.putIfAbsent(map, copy)).isIn(null, copy);
            assertThat(rebuild(model, random)).isEqualTo(map);
          }
        });
  }

  /** The same map, built in another order with detours. */
  private int rebuild(NavigableMap<Integer, Integer> model, SplittableRandom random) {
    List<Integer> keys = new ArrayList<>(model.keySet());
    Collections.shuffle(keys, new Random(random.nextLong()));
    int map = update(maps, 0, new TreeMap<>(Map.of(random.nextInt(1 << 20), 5)));
    for (int key : keys) {
      int detour = random.nextInt(1000);
      map = update(maps, map, new TreeMap<>(Map.of(key, model.get(key))));
      if (!model.containsKey(detour)) {
        map = update(maps, map, new TreeMap<>(Map.of(detour, 1)));
        map = update(maps, map, new TreeMap<>(Map.of(detour, 0)));
      }
    }
    NavigableMap<Integer, Integer> rest = new TreeMap<>();
    maps.forEach(map, (key, value) -> rest.put(key, model.getOrDefault(key, 0)));
    return update(maps, map, rest);
  }

  @Test
  void aMapWithoutEntriesIsZero() {
    int map = maps.update(0, new int[] {0, 5, 1000}, new int[] {1, 2, 3}, 3);
    assertThat(map).isPositive();
    assertThat(maps.update(map, new int[] {0, 5, 1000}, new int[3], 3)).isZero();
    assertThat(maps.update(0, new int[] {3}, new int[] {0}, 1)).isZero();
    assertThat(maps.get(0, 3)).isZero();
    maps.forEach(0, (key, value) -> assertThat(key).isNull());
  }

  @Test
  void theHeightFollowsTheLargestKey() {
    int map = maps.update(0, new int[] {0, Integer.MAX_VALUE}, new int[] {7, 8}, 2);
    assertThat(maps.height(map)).isEqualTo(31);
    assertThat(maps.get(map, Integer.MAX_VALUE)).isEqualTo(8);
    assertThat(maps.get(map, Integer.MAX_VALUE - 1)).isZero();
    int low = maps.update(map, new int[] {Integer.MAX_VALUE}, new int[] {0}, 1);
    assertThat(maps.height(low)).isEqualTo(1);
    assertThat(low).isEqualTo(maps.update(0, new int[] {0}, new int[] {7}, 1));
  }

  @Test
  void anUpdateThatChangesNothingGivesTheSameMapAndNoNodes() {
    int[] keys = {1, 2, 900};
    int[] values = {4, 5, 6};
    int map = maps.update(0, keys, values, 3);
    long before = nodes.size();
    assertThat(maps.update(map, keys, values, 3)).isEqualTo(map);
    assertThat(maps.update(map, new int[] {5000}, new int[1], 1)).isEqualTo(map);
    assertThat(maps.update(map, keys, values, 0)).isEqualTo(map);
    assertThat(nodes.size()).isEqualTo(before);
  }

  @Test
  void aBatchRebuildsEachNodeOnce() {
    int[] keys = new int[1024];
    int[] values = new int[1024];
    for (int i = 0; i < 1024; i++) {
      keys[i] = i;
      values[i] = 1 + i;
    }
    maps.update(0, keys, values, 1024);
    // And one that holds the height.
    assertThat(nodes.size()).isEqualTo(1023 + 1);
  }

  @Test
  void batchesThatAreNotSortedAreRefused() {
    assertThatThrownBy(() -> maps.update(0, new int[] {2, 1}, new int[] {1, 1}, 2))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> maps.update(0, new int[] {1, 1}, new int[] {1, 1}, 2))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> maps.update(0, new int[] {-1}, new int[] {1}, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> maps.update(0, new int[] {1}, new int[] {-1}, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void diffShowsExactlyTheKeysThatDiffer() {
    Seeds.each(
        60,
        random -> {
          List<Integer> known = new ArrayList<>(List.of(0));
          for (int step = 0; step < 60; step++) {
            int range = 1 << random.nextInt(1, 13);
            int base = known.get(random.nextInt(known.size()));
            known.add(update(maps, base, randomBatch(random, range)));
          }
          for (int i = 0; i < 300; i++) {
            int a = known.get(random.nextInt(known.size()));
            int b = known.get(random.nextInt(known.size()));
            List<List<Integer>> found = new ArrayList<>();
            maps.diff(a, b, (key, inA, inB) -> found.add(List.of(key, inA, inB)));
            assertThat(found).isEqualTo(naiveDiff(entries(maps, a), entries(maps, b)));
          }
        });
  }

  private static List<List<Integer>> naiveDiff(
      NavigableMap<Integer, Integer> a, NavigableMap<Integer, Integer> b) {
    TreeSet<Integer> keys = new TreeSet<>(a.keySet());
    keys.addAll(b.keySet());
    List<List<Integer>> differences = new ArrayList<>();
    for (int key : keys) {
      int inA = a.getOrDefault(key, 0);
      int inB = b.getOrDefault(key, 0);
      if (inA != inB) {
        differences.add(List.of(key, inA, inB));
      }
    }
    return differences;
  }

  @Test
  void threadsThatBuildTheSameMapsGetTheSameNumbers() {
    Seeds.each(
        10,
        random -> {
          PairTable shared = new PairTable();
          IntMaps sharedMaps = new IntMaps(shared);
          long common = random.nextLong();
          int steps = 3_000;
          List<int[]> results =
              Together.run(
                  4,
                  thread -> {
                    SplittableRandom walk = new SplittableRandom(common);
                    int[] trail = new int[steps];
                    int map = 0;
                    for (int i = 0; i < steps; i++) {
                      NavigableMap<Integer, Integer> batch = randomBatch(walk, 500);
                      if (thread % 2 == 0) {
                        map = update(sharedMaps, map, batch);
                      } else {
                        // One change after the other, the last one first.
                        for (int key : batch.descendingKeySet()) {
                          NavigableMap<Integer, Integer> one = new TreeMap<>();
                          one.put(key, batch.get(key));
                          map = update(sharedMaps, map, one);
                        }
                      }
                      trail[i] = map;
                    }
                    return trail;
                  });
          for (int[] trail : results) {
            assertThat(trail).isEqualTo(results.get(0));
          }
          SplittableRandom walk = new SplittableRandom(common);
          NavigableMap<Integer, Integer> model = new TreeMap<>();
          for (int i = 0; i < steps; i++) {
            apply(model, randomBatch(walk, 500));
            if (i % 100 == 0) {
              assertThat(entries(sharedMaps, results.get(3)[i])).isEqualTo(model);
            }
          }
        });
  }

  public static NavigableMap<Integer, Integer> entries(IntMaps maps, int map) {
    NavigableMap<Integer, Integer> entries = new TreeMap<>();
    maps.forEach(
        map,
        (key, value) -> {
          assertThat(value).isPositive();
          assertThat(entries.isEmpty() || entries.lastKey() < key).isTrue();
          entries.put(key, value);
        });
    return entries;
  }

  public static int update(IntMaps maps, int map, NavigableMap<Integer, Integer> batch) {
    int[] keys = batch.keySet().stream().mapToInt(i -> i).toArray();
    int[] values = batch.values().stream().mapToInt(i -> i).toArray();
    return maps.update(map, keys, values, keys.length);
  }

  /** Some keys, a third of which are to be removed. */
  static NavigableMap<Integer, Integer> randomBatch(SplittableRandom random, int range) {
    NavigableMap<Integer, Integer> batch = new TreeMap<>();
    int size = random.nextInt(8) == 0 ? random.nextInt(40) : random.nextInt(4);
    // At times mostly small keys, so that the largest ones go and come back.
    int bound = random.nextBoolean() ? range : 1 + random.nextInt(range);
    for (int i = 0; i < size; i++) {
      batch.put(random.nextInt(bound), random.nextInt(3) == 0 ? 0 : 1 + random.nextInt(1_000_000));
    }
    if (random.nextInt(20) == 0) {
      for (int key = range / 2; key < Math.min(range, range / 2 + 300); key++) {
        batch.put(key, 0);
      }
    }
    return batch;
  }

  static void apply(NavigableMap<Integer, Integer> model, NavigableMap<Integer, Integer> batch) {
    batch.forEach(
        (key, value) -> {
          if (value == 0) {
            model.remove(key);
          } else {
            model.put(key, value);
          }
        });
  }
}
