// expect: verified

import dev.assay.api.Assay;
import java.util.ArrayList;
import java.util.List;

/** An ArrayList gives symbolic elements back in their order. */
public class ListOfInputs {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    List<Integer> list = new ArrayList<>();
    list.add(x);
    list.add(y);
    list.add(x + y);
    assert list.size() == 3;
    assert list.get(0) == x && list.get(1) == y;
    int sum = 0;
    for (int v : list) {
      sum += v;
    }
    assert sum == 2 * (x + y);
  }
}
