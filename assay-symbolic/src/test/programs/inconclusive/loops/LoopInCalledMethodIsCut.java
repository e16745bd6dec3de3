// expect: inconclusive
// options: --unwind 3

import dev.assay.api.Assay;

/** A loop in a method that is called with a large enough argument is cut. */
public class LoopInCalledMethodIsCut {
  static int half(int x) {
    int h = 0;
    while (x > 1) {
      x -= 2;
      h++;
    }
    return h;
  }

  public static void main(String[] args) {
    int x = Assay.anyInt(0, 8);
    assert half(x) == x / 2;
  }
}
