import java.util.Set;
import java.util.TreeSet;

/** A sorted copy has the order of its elements. */
public class OrderOfTree {
  public static void main(String[] args) throws Exception {
    assert new TreeSet<>(Set.of(1, 2)).first() == 1;
  }
}
