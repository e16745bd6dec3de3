// expect: violation exception
// options: --races promote

import java.util.ArrayList;
import java.util.List;

/** A list that is changed by reflection. */
public class ListByReflection {
  static final List<String> S = new ArrayList<>();
  static int size;

  static void write() {
    try {
      List.class.getMethod("add", Object.class).invoke(S, "a");
      List.class.getMethod("add", Object.class).invoke(S, "b");
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Throwable {
    Thread t = new Thread(ListByReflection::write);
    t.start();
    size = S.size();
    t.join();
    if (size == 1) {
      throw new IllegalStateException("seen in between");
    }
  }
}
