// expect: verified

import dev.assay.api.Assay;
import java.util.ArrayList;
import java.util.List;

/** The library puts a wrong index into the message of its exception. */
public class IndexInMessage {
  public static void main(String[] args) {
    int i = Assay.anyInt(-1, 3);
    List<String> list = new ArrayList<>(List.of("a", "b"));
    boolean caught = false;
    try {
      list.get(i);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
      caught = true;
    }
    assert caught == (i < 0 || i > 1);
  }
}
