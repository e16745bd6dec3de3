// expect: violation exception ConcurrentModificationException
// inputs: 0

import dev.assay.api.Assay;
import java.util.ArrayList;
import java.util.List;

/** A list that is changed while it is iterated over throws, but not for every element. */
public class ListChangedInLoop {
  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>(List.of(0, 1, 2));
    int x = Assay.anyInt(0, 5);
    for (Integer i : list) {
      if (i == x) {
        list.remove(i);
      }
    }
  }
}
