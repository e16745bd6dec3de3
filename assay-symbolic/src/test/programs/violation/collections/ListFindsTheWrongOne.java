// expect: violation assertion
// inputs: 7, 7

import dev.assay.api.Assay;
import java.util.ArrayList;
import java.util.List;

/** The index of an element is that of its first occurrence. */
public class ListFindsTheWrongOne {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    List<Integer> list = new ArrayList<>();
    list.add(x);
    list.add(y);
    assert list.indexOf(y) == 1;
  }
}
