package dev.assay.machine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StateTableTest {
  @Test
  void equalVectorsAreOneStateAndOthersAreNot() {
    Seeds.each(
        20,
        random -> {
          StateStore store = new StateStore();
          StateTable table = store.states();
          LiveVector live = new LiveVector(store);
          Map<List<Integer>, Integer> model = new HashMap<>();
          List<Integer> numbers = new ArrayList<>();
          int[] out = new int[40];
          for (int i = 0; i < 10_000; i++) {
            int[] parts = randomParts(random);
            long result;
            if (numbers.isEmpty() || random.nextBoolean()) {
              result = table.intern(parts, parts.length);
            } else {
              // From a state that resembles it, or not.
              int base = numbers.get(random.nextInt(numbers.size()));
              if (random.nextBoolean()) {
                parts = Arrays.copyOf(out, table.parts(base, out));
                if (parts.length > 0) {
                  parts[random.nextInt(parts.length)] = random.nextInt(4);
                }
              }
              live.moveTo(base);
              assertThat(asList(live.parts(), live.count()))
                  .isEqualTo(asList(out, table.parts(base, out)));
              result = live.store(parts, parts.length);
              assertThat(live.state()).isEqualTo((int) result);
            }
            int number = (int) result;
            Integer known = model.putIfAbsent(asList(parts, parts.length), number);
            assertThat(result).isEqualTo(known == null ? StateTable.NEW | number : known);
            assertThat(asList(out, table.parts(number, out)))
                .isEqualTo(asList(parts, parts.length));
            assertThat(table.count(number)).isEqualTo(parts.length);
            numbers.add(number);
          }
          assertThat(table.states()).isEqualTo(model.size());
          assertThat(new HashSet<>(model.values()).size()).isEqualTo(model.size());
        });
  }

  @Test
  void theLengthBelongsToTheState() {
    StateTable table = new StateTable(new PairTable());
    HashSet<Integer> numbers = new HashSet<>();
    for (int count = 0; count < 50; count++) {
      numbers.add((int) table.intern(new int[50], count));
    }
    assertThat(numbers).hasSize(50).doesNotContain(0);
    assertThatThrownBy(() -> table.intern(new int[1 << 16], 1 << 16))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(table.states()).isEqualTo(50);
  }

  @Test
  void aStateCostsLittleMoreThanOnePair() {
    StateStore store = new StateStore();
    StateTable table = store.states();
    LiveVector live = new LiveVector(store);
    int[] parts = {1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0};
    SplittableRandom random = new SplittableRandom(1);
    live.store(parts, 12);
    for (int i = 0; i < 200_000; i++) {
      // A thread and the object it works on change together.
      int who = 2 * random.nextInt(6);
      int next = 1 + random.nextInt(4);
      parts[who] = next;
      parts[who + 1] = next / 2;
      live.store(parts, 12);
    }
    double pairs = (double) (store.pairs().size() + table.states()) / table.states();
    assertThat(table.states()).isEqualTo(4096);
    assertThat(pairs).isLessThan(1.1);
  }

  @Test
  void threadsAgreeAndOneOfThemSeesEachStateAsNew() {
    Seeds.each(
        10,
        random -> {
          StateStore store = new StateStore();
          StateTable table = store.states();
          long common = random.nextLong();
          int count = 20_000;
          List<long[]> results =
              Together.run(
                  3,
                  thread -> {
                    SplittableRandom own = new SplittableRandom(common);
                    long[] numbers = new long[count];
                    LiveVector live = new LiveVector(store);
                    for (int i = 0; i < count; i++) {
                      int[] parts = randomParts(own);
                      numbers[i] =
                          thread == 0
                              ? table.intern(parts, parts.length)
                              : live.store(parts, parts.length);
                    }
                    return numbers;
                  });
          HashSet<Integer> all = new HashSet<>();
          int fresh = 0;
          for (int i = 0; i < count; i++) {
            for (long[] numbers : results) {
              assertThat((int) numbers[i]).isEqualTo((int) results.get(0)[i]);
              all.add((int) numbers[i]);
              fresh += (numbers[i] & StateTable.NEW) != 0 ? 1 : 0;
            }
          }
          assertThat(fresh).isEqualTo(all.size());
          assertThat(table.states()).isEqualTo(all.size());
        });
  }

  private static int[] randomParts(SplittableRandom random) {
    return random.ints(random.nextInt(40), 0, 3).toArray();
  }

  private static List<Integer> asList(int[] parts, int count) {
    return Arrays.stream(parts, 0, count).boxed().toList();
  }
}
