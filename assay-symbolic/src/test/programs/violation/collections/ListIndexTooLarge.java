// expect: violation exception IndexOutOfBoundsException
// inputs: 2

import dev.assay.api.Assay;
import java.util.ArrayList;
import java.util.List;

/** The index of an ArrayList is its size. */
public class ListIndexTooLarge {
  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>();
    list.add(10);
    list.add(20);
    int i = Assay.anyInt(0, 2);
    assert list.get(i) >= 10;
  }
}
