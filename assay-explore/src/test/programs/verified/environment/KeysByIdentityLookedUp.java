// expect: verified

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Keys with identity hash codes are found whatever the hash codes are. */
public class KeysByIdentityLookedUp {
  enum Colour { RED, GREEN }

  record Stone(Colour colour, int weight) {}

  static final class Box {
    final Colour colour;

    Box(Colour colour) {
      this.colour = colour;
    }

    @Override
    public int hashCode() {
      return Objects.hash(colour);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Box b && b.colour == colour;
    }
  }

  public static void main(String[] args) {
    Map<Object, Integer> map = new HashMap<>();
    map.put(Colour.RED, 1);
    map.put(new Stone(Colour.GREEN, 2), 2);
    map.put(new Box(Colour.RED), 3);
    map.put(Thread.currentThread(), 4);
    Set<Object> set = new HashSet<>(map.values());
    assert map.get(Colour.RED) == 1 && map.get(new Stone(Colour.GREEN, 2)) == 2;
    assert map.remove(new Box(Colour.RED)) == 3 && map.size() == 3 && set.contains(4);
  }
}
