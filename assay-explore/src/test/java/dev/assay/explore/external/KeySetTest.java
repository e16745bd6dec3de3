package dev.assay.explore.external;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sets of keys do what a set of numbers does, however little is kept in the table. */
class KeySetTest {
  @TempDir Path folder;

  private static KeyList list(Iterable<Long> keys) {
    KeyList all = new KeyList();
    keys.forEach(all::add);
    return all;
  }

  private static List<Long> keys(KeyList list) {
    List<Long> all = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      all.add(list.get(i));
    }
    return all;
  }

  private static void isLikeASetOfNumbers(Storage storage, long seed) {
    Random random = new Random(seed);
    int most = 1 + random.nextInt(3000);
    long lefts = 1 + random.nextInt(50);
    int rights = 1 + random.nextInt(100_000);
    try (KeySet set = new KeySet(storage, most)) {
      TreeSet<Long> expected = new TreeSet<>();
      for (int round = 0; round < 60; round++) {
        KeyList some = new KeyList();
        for (int i = random.nextInt(4000); i >= 0; i--) {
          some.add(1 + random.nextLong(lefts) << 32 | 1 + random.nextInt(rights));
        }
        some.sort();
        TreeSet<Long> distinct = new TreeSet<>(keys(some));
        TreeSet<Long> known = new TreeSet<>(distinct);
        known.retainAll(expected);
        distinct.removeAll(expected);
        KeyList removed = new KeyList();
        set.removeFrom(some, removed);
        removed.sort();
        assertThat(keys(some)).as("seed %d", seed).containsExactlyElementsOf(distinct);
        assertThat(keys(removed)).as("seed %d", seed).containsExactlyElementsOf(known);
        if (random.nextInt(5) == 0) {
          try (KeySet other = new KeySet(storage, 1 + random.nextInt(500))) {
            other.addAll(some);
            set.takeOver(other);
            assertThat(other.count()).isZero();
          }
        } else {
          set.addAll(some);
        }
        expected.addAll(distinct);
        assertThat(set.count()).as("seed %d", seed).isEqualTo(expected.size());
      }
    }
  }

  @RepeatedTest(10)
  void inMemory(RepetitionInfo info) {
    isLikeASetOfNumbers(Storage.inMemory(), info.getCurrentRepetition());
  }

  @RepeatedTest(5)
  void onDisk(RepetitionInfo info) {
    try (DiskStorage disk = DiskStorage.in(folder.resolve("states"))) {
      isLikeASetOfNumbers(disk, 100 + info.getCurrentRepetition());
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void sortingLeavesEachKeyOnce() {
    Random random = new Random(7);
    for (int n : new int[] {0, 1, 2, 255, 256, 257, 5000}) {
      for (int bits : new int[] {1, 12, 40, 63}) {
        List<Long> some = new ArrayList<>();
        for (int i = 0; i < n; i++) {
          some.add(random.nextLong() >>> 64 - bits);
        }
        KeyList list = list(some);
        list.sort();
        assertThat(keys(list)).containsExactlyElementsOf(new TreeSet<>(some));
      }
    }
  }

  @Test
  void stateTakesFewBytesWhereHalvesAreShared() {
    KeyList all = new KeyList();
    for (long left = 1; left <= 1000; left++) {
      for (int i = 0; i < 1000; i++) {
        all.add(left << 32 | 1 + 20 * i + left % 20);
      }
    }
    try (KeySet set = new KeySet(Storage.inMemory(), 1)) {
      set.addAll(all);
      assertThat(set.bytes()).isLessThan(2 * all.size());
    }
  }
}
