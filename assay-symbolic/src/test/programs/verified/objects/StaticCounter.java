// expect: verified

import dev.assay.api.Assay;

/** A static field counts the objects of its class. */
public class StaticCounter {
  static int made;

  static class Thing {
    Thing() {
      made++;
    }
  }

  public static void main(String[] args) {
    int n = Assay.anyInt(0, 4);
    for (int i = 0; i < n; i++) {
      new Thing();
    }
    assert made == n;
  }
}
