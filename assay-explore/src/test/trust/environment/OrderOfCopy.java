import java.util.List;
import java.util.Set;

/** The order of an immutable copy is another in each run. */
public class OrderOfCopy {
  public static void main(String[] args) throws Exception {
    assert Set.copyOf(List.of("a", "b")).iterator().next().equals("a");
  }
}
