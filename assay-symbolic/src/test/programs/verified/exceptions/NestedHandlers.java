// expect: verified

import dev.assay.api.Assay;

/** An exception thrown in a handler is caught further out. */
public class NestedHandlers {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 2);
    int path = 0;
    try {
      try {
        if (x == 0) {
          throw new IllegalStateException();
        }
        path += 1;
      } catch (IllegalStateException e) {
        path += 10;
        throw new IllegalArgumentException();
      } finally {
        path += 100;
      }
    } catch (IllegalArgumentException e) {
      path += 1000;
    }
    assert path == (x == 0 ? 1110 : 101);
  }
}
