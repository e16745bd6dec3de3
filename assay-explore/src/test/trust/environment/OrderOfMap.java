import java.util.Map;

/** The order of an immutable map is another in each run. */
public class OrderOfMap {
  public static void main(String[] args) throws Exception {
    assert Map.of(1, 1, 2, 2).keySet().iterator().next() == 1;
  }
}
