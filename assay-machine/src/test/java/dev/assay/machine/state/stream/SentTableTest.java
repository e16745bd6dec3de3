package dev.assay.machine.state.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SentTableTest {
  @Test
  void numbersOfDifferentKindsDoNotGetIntoEachOthersWay() {
    SplittableRandom random = new SplittableRandom(1);
    SentTable table = new SentTable();
    Map<Long, Integer> expected = new HashMap<>();
    for (int i = 1; i <= 20_000; i++) {
      int kind = 1 + random.nextInt(95);
      int number = random.nextInt(3) == 0 ? random.nextInt(200_000) : random.nextInt(100);
      long key = (long) kind << 32 | number;
      assertThat(table.get(kind, number)).isEqualTo(expected.getOrDefault(key, 0));
      if (expected.putIfAbsent(key, i) == null) {
        table.put(kind, number, i);
      }
    }
    expected.forEach(
        (key, time) -> assertThat(table.get((int) (key >> 32), key.intValue())).isEqualTo(time));
  }
}
