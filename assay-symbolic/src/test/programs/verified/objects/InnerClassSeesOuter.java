// expect: verified

import dev.assay.api.Assay;

/** An inner class changes its outer object. */
public class InnerClassSeesOuter {
  int total;

  class Adder {
    void add(int x) {
      total += x;
    }
  }

  public static void main(String[] args) {
    InnerClassSeesOuter outer = new InnerClassSeesOuter();
    Adder adder = outer.new Adder();
    int x = Assay.anyInt();
    adder.add(x);
    adder.add(-x);
    adder.add(1);
    assert outer.total == 1;
  }
}
