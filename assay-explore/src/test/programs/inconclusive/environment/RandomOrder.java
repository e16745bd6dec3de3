// expect: inconclusive

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The order of shuffled cards is held fixed, and the verdict says so. */
public class RandomOrder {
  public static void main(String[] args) {
    List<Integer> cards = new ArrayList<>(List.of(1, 2, 3));
    Collections.shuffle(cards);
    assert cards.get(0) > 0;
  }
}
