// expect: violation assertion
// target: SharedComponent#check

import dev.assay.api.Assay;

/** Two different objects can share what their fields name. */
public class SharedComponent {
  static class Wheel {
    int pressure;
  }

  static class Cart {
    Wheel wheel;
  }

  static void check(Cart a, Cart b) {
    Assay.assume(a != null && b != null && a != b);
    Assay.assume(a.wheel != null && b.wheel != null);
    a.wheel.pressure = 2;
    b.wheel.pressure = 3;
    assert a.wheel.pressure == 2;
  }
}
