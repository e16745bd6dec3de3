// expect: verified
// options: --unwind 4

import dev.assay.api.Assay;

/** A loop in a method is unwound as often as its largest argument needs. */
public class LoopInCalledMethodIsNotCut {
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
