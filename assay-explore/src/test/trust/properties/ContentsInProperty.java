import java.util.Set;

/** A property asks what is in a set. */
public class ContentsInProperty {
  static final Set<String> SET = Set.of("a", "b");
  static boolean done;

  static boolean holds() {
    return SET.contains("b") && SET.size() == 2;
  }

  public static void main(String[] args) {
    done = true;
  }
}
