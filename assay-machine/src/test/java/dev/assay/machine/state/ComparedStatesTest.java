package dev.assay.machine.state;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class ComparedStatesTest {
  /** Vectors of two parts to many, most of which differ little from one before. */
  private static List<int[]> vectors(SplittableRandom random, int count) {
    List<int[]> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int[] parts;
      if (all.isEmpty() || random.nextInt(50) == 0) {
        int length = random.nextInt(8) == 0 ? 2 + random.nextInt(100) : 2 + random.nextInt(20);
        parts = random.ints(length, 0, 5).toArray();
      } else {
        parts = all.get(random.nextInt(all.size())).clone();
        parts[random.nextInt(parts.length)] = random.nextInt(random.nextBoolean() ? 3 : 100_000);
      }
      all.add(parts);
    }
    return all;
  }

  private static List<Integer> store(
      StateStore store, List<int[]> vectors, SplittableRandom random) {
    StateBatch batch = new StateBatch(store);
    int[] numbers = new int[StateBatch.SIZE];
    List<Integer> all = new ArrayList<>();
    int waiting = 0;
    int most = 1;
    for (int[] v : vectors) {
      batch.add(v);
      if (++waiting == most) {
        assertEquals(waiting, batch.intern(numbers));
        Arrays.stream(numbers, 0, waiting).forEach(all::add);
        waiting = 0;
        most = 1 + random.nextInt(StateBatch.SIZE);
      }
    }
    assertEquals(waiting, batch.intern(numbers));
    Arrays.stream(numbers, 0, waiting).forEach(all::add);
    return all;
  }

  private static void check(StateStore store, List<int[]> vectors, List<Integer> numbers) {
    Map<List<Integer>, Integer> byParts = new HashMap<>();
    Map<Integer, List<Integer>> byNumber = new HashMap<>();
    for (int i = 0; i < vectors.size(); i++) {
      int number = numbers.get(i);
      int[] parts = vectors.get(i);
      int[] stored = new int[store.compared().count(number)];
      store.compared().parts(number, stored);
      assertArrayEquals(parts, stored);
      List<Integer> key = Arrays.stream(parts).boxed().toList();
      assertEquals(number, byParts.computeIfAbsent(key, k -> number), "equal states");
      assertEquals(key, byNumber.computeIfAbsent(number, n -> key), "different states");
    }
    assertEquals(byParts.size(), store.compared().states());
  }

  @Test
  void statesStoredInBatchesHaveEqualNumbersIfAndOnlyIfTheyAreEqual() {
    Seeds.each(
        5,
        random -> {
          StateStore store = new StateStore();
          List<int[]> vectors = vectors(random, 30_000);
          check(store, vectors, store(store, vectors, random));
        });
  }

  @Test
  void threadsThatStoreTheSameStatesAgreeOnTheirNumbers() {
    Seeds.each(
        3,
        random -> {
          StateStore store = new StateStore();
          List<int[]> vectors = vectors(random, 20_000);
          ExecutorService pool = Executors.newFixedThreadPool(4);
          try {
            List<Future<List<Integer>>> done = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
              SplittableRandom own = random.split();
              done.add(pool.submit(() -> store(store, vectors, own)));
            }
            List<Integer> first = done.get(0).get();
            for (Future<List<Integer>> f : done) {
              assertEquals(first, f.get());
            }
            check(store, vectors, first);
          } finally {
            pool.shutdownNow();
          }
        });
  }
}
