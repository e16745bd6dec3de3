import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;

/** Texts are sorted by their hash codes, and found in a table by them. */
public class SortedByOwnHash {
  public static void main(String[] args) {
    String[] all = {"b", "a"};
    Arrays.sort(all, Comparator.comparingInt(Object::hashCode));
    Set<Object> set = new HashSet<>();
    Object key = new Object();
    set.add(key);
    assert all[0].equals("a") && set.contains(key);
  }
}
