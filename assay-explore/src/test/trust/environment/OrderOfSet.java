import java.util.Set;

/** The order of an immutable set is another in each run. */
public class OrderOfSet {
  public static void main(String[] args) throws Exception {
    assert Set.of(1, 2).iterator().next() == 1;
  }
}
