// expect: verified

import dev.assay.api.Assay;

/** One handler takes two kinds of exceptions. */
public class OneHandlerForTwo {
  static void fail(int x) {
    if (x < 0) {
      throw new IllegalArgumentException("negative");
    }
    if (x > 100) {
      throw new IllegalStateException("large");
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    boolean caught = false;
    try {
      fail(x);
    } catch (IllegalArgumentException | IllegalStateException e) {
      caught = true;
    }
    assert caught == (x < 0 || x > 100);
  }
}
