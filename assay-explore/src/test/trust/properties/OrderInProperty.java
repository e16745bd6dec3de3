import java.util.Set;

/** A property goes through a set whose order differs from run to run. */
public class OrderInProperty {
  static final Set<String> SET = Set.of("a", "b");
  static boolean done;

  static boolean holds() {
    return SET.iterator().next().equals("b");
  }

  public static void main(String[] args) {
    done = true;
  }
}
