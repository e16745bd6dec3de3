// expect: verified
// options: --random choose

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Whatever the die shows and however the cards are shuffled, nothing gets lost. */
public class DieIsFair {
  public static void main(String[] args) {
    Random random = new Random();
    int shown = random.nextInt(6) + 1;
    assert shown >= 1 && shown <= 6;
    List<Integer> cards = new ArrayList<>(List.of(1, 2, 3, 4));
    Collections.shuffle(cards, random);
    int sum = 0;
    for (int c : cards) {
      sum += c;
    }
    assert sum == 10;
  }
}
