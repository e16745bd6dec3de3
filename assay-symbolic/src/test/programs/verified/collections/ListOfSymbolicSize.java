// expect: verified

import dev.assay.api.Assay;
import java.util.ArrayList;
import java.util.List;

/** An ArrayList has as many elements as were added. */
public class ListOfSymbolicSize {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 3);
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      list.add(i * i);
    }
    assert list.size() == n;
    assert list.isEmpty() == (n == 0);
    assert n == 0 || list.get(n - 1) == (n - 1) * (n - 1);
  }
}
