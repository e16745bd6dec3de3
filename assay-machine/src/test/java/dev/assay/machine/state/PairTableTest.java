package dev.assay.machine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class PairTableTest {
  private record Pair(int kind, int left, int right) {}

  @Test
  void equalPairsHaveEqualNumbersAndOthersDoNot() {
    Seeds.each(
        10,
        random -> {
          PairTable table = new PairTable();
          Map<Pair, Integer> model = new HashMap<>();
          int range = 1 << random.nextInt(1, 31);
          for (int i = 0; i < 30_000; i++) {
            Pair pair = new Pair(0, random.nextInt(range), random.nextInt(range));
            long result = table.internTracked(pair.left, pair.right);
            Integer known = model.putIfAbsent(pair, (int) result);
            assertThat(result).isEqualTo(known == null ? PairTable.NEW | (int) result : known);
          }
          assertThat(table.size()).isEqualTo(model.size());
          assertThat(new HashSet<>(model.values()).size()).isEqualTo(model.size());
          model.forEach(
              (pair, number) -> {
                assertThat(table.intern(pair.left, pair.right)).isEqualTo(number).isPositive();
                assertThat(table.left(number)).isEqualTo(pair.left);
                assertThat(table.right(number)).isEqualTo(pair.right);
              });
        });
  }

  @Test
  void numbersOfOneThreadAreWithoutGaps() {
    PairTable table = new PairTable();
    for (int i = 1; i <= 5_000; i++) {
      assertThat(table.intern(i, 7)).isEqualTo(i);
    }
    assertThat(table.size()).isEqualTo(5_000);
  }

  @Test
  void thePairOfZerosIsAPairLikeAnyOther() {
    PairTable table = new PairTable();
    int zeros = table.intern(0, 0);
    assertThat(table.internTracked(0, 0)).isEqualTo(zeros);
    assertThat(table.pair(zeros)).isZero();
    assertThat(table.intern(Integer.MAX_VALUE, Integer.MAX_VALUE)).isNotEqualTo(zeros);
    assertThat(table.size()).isEqualTo(2);
  }

  @Test
  void negativeHalvesAreRefused() {
    PairTable table = new PairTable();
    assertThatThrownBy(() -> table.intern(-1, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> table.intern(0, -1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void pairsOfDifferentKindsAreDifferent() {
    Seeds.each(
        5,
        random -> {
          PairTable table = PairTable.withKinds();
          Map<Pair, Integer> model = new HashMap<>();
          for (int i = 0; i < 20_000; i++) {
            int kind = random.nextInt(10) == 0 ? random.nextInt(1 << 16) : random.nextInt(4);
            Pair pair = new Pair(kind, random.nextInt(50), random.nextInt(50));
            long result = table.internTracked(pair.kind, pair.left, pair.right);
            Integer known = model.putIfAbsent(pair, (int) result);
            assertThat(result).isEqualTo(known == null ? PairTable.NEW | (int) result : known);
          }
          assertThat(table.size()).isEqualTo(model.size());
          model.forEach(
              (pair, number) -> {
                assertThat(table.kind(number)).isEqualTo(pair.kind);
                assertThat(table.left(number)).isEqualTo(pair.left);
                assertThat(table.right(number)).isEqualTo(pair.right);
              });
          assertThatThrownBy(() -> table.internTracked(1 << 16, 0, 0))
              .isInstanceOf(IllegalArgumentException.class);
          assertThatThrownBy(() -> new PairTable().internTracked(1, 0, 0))
              .isInstanceOf(IllegalArgumentException.class);
        });
  }

  @Test
  void pairsPlacedAfterTheirChildAreFoundAgain() {
    Seeds.each(
        10,
        random -> {
          PairTable table = new PairTable();
          Map<Pair, Integer> leaves = new HashMap<>();
          Map<Pair, Integer> inner = new HashMap<>();
          List<Integer> numbers = new ArrayList<>(List.of(0));
          for (int i = 0; i < 20_000; i++) {
            boolean leaf = random.nextInt(10) == 0;
            int left = leaf ? random.nextInt(300) : pick(numbers, random);
            int right = leaf ? random.nextInt(300) : pick(numbers, random);
            int number =
                leaf
                    ? table.intern(left, right)
                    : table.internAfter(Math.max(left, right), left, right);
            Integer known = (leaf ? leaves : inner).putIfAbsent(new Pair(0, left, right), number);
            assertThat(number).isEqualTo(known == null ? number : known);
            assertThat(table.left(number)).isEqualTo(left);
            assertThat(table.right(number)).isEqualTo(right);
            numbers.add(number);
          }
          assertThat(new HashSet<>(leaves.values()).size()).isEqualTo(leaves.size());
          assertThat(new HashSet<>(inner.values()).size()).isEqualTo(inner.size());
          Set<Integer> all = new HashSet<>(leaves.values());
          all.addAll(inner.values());
          assertThat(table.size()).isEqualTo(all.size());
        });
  }

  /** Mostly a recent one, as when a path is rebuilt. */
  private static int pick(List<Integer> numbers, SplittableRandom random) {
    int back = random.nextInt(3) == 0 ? random.nextInt(numbers.size()) : random.nextInt(3);
    return numbers.get(Math.max(0, numbers.size() - 1 - back));
  }

  @Test
  void aPairWhoseHalvesAreFreshCostsEightBytes() {
    PairTable table = new PairTable();
    int last = 0;
    for (int i = 0; i < 1_000_000; i++) {
      last = table.internAfter(last, i, last);
    }
    assertThat(table.size()).isEqualTo(1_000_000);
    assertThat(table.bytes() / 1e6).isBetween(8.0, 8.3);
  }

  @Test
  void aPairCostsAtMostSixteenBytesAtAnySize() {
    PairTable table = new PairTable();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 1; i <= 2_500_000; i++) {
      table.intern(random.nextInt() >>> 1, i);
      if (i >= 1_000_000 && i % 50_000 == 0) {
        assertThat((double) table.bytes() / i).isBetween(14.0, 16.0);
      }
    }
  }

  @Test
  void anEmptyTableIsSmall() {
    PairTable table = new PairTable();
    assertThat(table.size()).isZero();
    assertThat(table.bytes()).isLessThan(16 << 10);
    table.intern(1, 1);
    assertThat(table.size()).isEqualTo(1);
    assertThat(table.bytes()).isLessThan(64 << 10);
  }

  @Test
  void theTableWorksUpToTheLastNumberAndThenSaysThatItIsFull() {
    int blocks = 64;
    PairTable table = new PairTable(false, (1 << 23) - blocks);
    int pairs = blocks * 256;
    for (int i = 0; i < pairs; i++) {
      assertThat(table.intern(i % 100, i)).isEqualTo(Integer.MAX_VALUE - pairs + 1 + i);
    }
    assertThat(table.size()).isEqualTo(pairs);
    assertThatThrownBy(() -> table.intern(5, 1)).isInstanceOf(TableFullException.class);
    for (int i = 0; i < pairs; i++) {
      assertThat(table.intern(i % 100, i)).isEqualTo(Integer.MAX_VALUE - pairs + 1 + i);
    }
    assertThatThrownBy(() -> table.internAfter(Integer.MAX_VALUE - 9, 5, Integer.MAX_VALUE - 9))
        .isInstanceOf(TableFullException.class);
  }

  @Test
  void threadsAgreeOnNumbersAndOneOfThemSeesEachPairAsNew() {
    Seeds.each(
        10,
        random -> {
          PairTable table = new PairTable();
          long common = random.nextLong();
          int count = 40_000;
          List<long[]> results =
              Together.run(
                  4,
                  thread -> {
                    // Two thirds of the pairs are everybody's, the others one thread's own.
                    SplittableRandom own = new SplittableRandom(common);
                    long[] numbers = new long[count];
                    for (int i = 0; i < count; i++) {
                      int left = i % 3 == 2 ? 1000 + thread : own.nextInt(100);
                      numbers[i] = table.internTracked(left, own.nextInt(1000));
                    }
                    return numbers;
                  });
          Map<Pair, Integer> model = new HashMap<>();
          int fresh = 0;
          for (int thread = 0; thread < 4; thread++) {
            SplittableRandom own = new SplittableRandom(common);
            for (int i = 0; i < count; i++) {
              int left = i % 3 == 2 ? 1000 + thread : own.nextInt(100);
              int right = own.nextInt(1000);
              long result = results.get(thread)[i];
              Integer known = model.putIfAbsent(new Pair(0, left, right), (int) result);
              assertThat((int) result).isEqualTo(known == null ? (int) result : known);
              assertThat(table.left((int) result)).isEqualTo(left);
              assertThat(table.right((int) result)).isEqualTo(right);
              fresh += (result & PairTable.NEW) != 0 ? 1 : 0;
            }
          }
          assertThat(fresh).isEqualTo(model.size());
          assertThat(table.size()).isEqualTo(model.size());
        });
  }

  @Test
  void threadsAgreeOnPairsPlacedAfterTheirChild() {
    Seeds.each(
        20,
        random -> {
          PairTable table = new PairTable();
          long common = random.nextLong();
          int steps = 20_000;
          Map<Pair, Integer> model = new ConcurrentHashMap<>();
          Together.run(
              4,
              thread -> {
                // All threads take nearly the same walk, so that they fight for the same places.
                SplittableRandom walk = new SplittableRandom(common);
                SplittableRandom own = new SplittableRandom(common + 1 + thread);
                int[] recent = new int[8];
                for (int i = 0; i < steps; i++) {
                  int left = recent[walk.nextInt(8)];
                  int right = recent[walk.nextInt(8)];
                  if (own.nextInt(100) == 0) {
                    right = recent[own.nextInt(8)];
                  }
                  int number;
                  if ((left == 0 && right == 0) || walk.nextInt(50) == 0) {
                    number = table.intern(1_000_000 + walk.nextInt(1000), 1_000_000);
                  } else {
                    number = table.internAfter(Math.max(left, right), left, right);
                    Integer known = model.putIfAbsent(new Pair(0, left, right), number);
                    if (known != null && known != number) {
                      throw new AssertionError(left + "," + right + ": " + known + " " + number);
                    }
                    if (table.left(number) != left || table.right(number) != right) {
                      throw new AssertionError("contents of " + number);
                    }
                  }
                  recent[walk.nextInt(8)] = number;
                }
                return thread;
              });
          assertThat(new HashSet<>(model.values()).size()).isEqualTo(model.size());
          assertThat(table.size()).isBetween((long) model.size(), model.size() + 1000L);
        });
  }
}
