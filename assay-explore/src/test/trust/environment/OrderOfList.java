import java.util.List;

/** A list keeps its order. */
public class OrderOfList {
  public static void main(String[] args) throws Exception {
    assert List.of(1, 2).iterator().next() == 1;
  }
}
