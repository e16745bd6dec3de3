import java.util.Set;

/** Whatever their order, these are the elements. */
public class ContentsOfSet {
  public static void main(String[] args) throws Exception {
    int sum = 0;
    for (int i : Set.of(1, 2)) {
      sum += i;
    }
    assert sum == 3;
  }
}
