// expect: violation assertion

import java.util.Set;

/** An order that only one of six runs shows. */
public class ThreeInRow {
  public static void main(String[] args) {
    assert !Set.of(1, 2, 3).toString().equals("[2, 1, 3]");
  }
}
