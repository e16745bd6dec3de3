import java.util.HashSet;
import java.util.List;

/** The order of a hash table follows from identity hash codes. */
public class OrderOfObjects {
  public static void main(String[] args) throws Exception {
    Object a = new Object();
    Object b = new Object();
    assert new HashSet<>(List.of(a, b)).iterator().next() == a;
  }
}
