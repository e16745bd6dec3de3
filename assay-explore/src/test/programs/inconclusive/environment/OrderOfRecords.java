// expect: inconclusive

import java.util.concurrent.ConcurrentHashMap;

/** The hash code of a record is made of those of its components, here of an identity hash code. */
public class OrderOfRecords {
  enum Colour { RED, GREEN }

  record Stone(Colour colour, int weight) {}

  public static void main(String[] args) {
    ConcurrentHashMap<Stone, Integer> map = new ConcurrentHashMap<>();
    map.put(new Stone(Colour.RED, 1), 1);
    map.put(new Stone(Colour.GREEN, 2), 2);
    int[] weighted = {0};
    map.forEach((stone, weight) -> weighted[0] = 2 * weighted[0] + weight);
    assert weighted[0] > 0;
  }
}
