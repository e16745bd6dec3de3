import java.util.Arrays;
import java.util.Comparator;

/** Objects are sorted by their hash codes. */
public class SortedByIdentity {
  public static void main(String[] args) {
    Object first = new Object();
    Object[] all = {first, new Object()};
    Arrays.sort(all, Comparator.comparingInt(Object::hashCode));
    assert all[0] == first;
  }
}
