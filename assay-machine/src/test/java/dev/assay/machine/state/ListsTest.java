package dev.assay.machine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ListsTest {
  @Test
  void equalListsAreOneNumber() {
    Seeds.each(
        20,
        random -> {
          Lists lists = new Lists(new PairTable());
          Map<List<Integer>, Integer> model = new HashMap<>();
          Map<Integer, List<Integer>> contents = new HashMap<>();
          ArrayDeque<Integer> stack = new ArrayDeque<>();
          int list = 0;
          for (int i = 0; i < 5_000; i++) {
            if (!stack.isEmpty() && random.nextInt(5) < 2) {
              assertThat(lists.head(list)).isEqualTo(stack.pop());
              list = lists.tail(list);
            } else if (stack.size() < 30) {
              int head = 1 + random.nextInt(3);
              stack.push(head);
              list = lists.cons(head, list);
            }
            List<Integer> shown = new ArrayList<>(stack);
            Integer known = model.putIfAbsent(shown, list);
            assertThat(list).isEqualTo(known == null ? list : known);
            assertThat(contents.putIfAbsent(list, shown)).isIn(null, shown);
          }
        });
  }
}
