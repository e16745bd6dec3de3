// expect: verified

import dev.assay.api.Assay;

/** The holder idiom: class initialisation runs once and orders everything after it. */
public class HolderIdiom {
  static int made;

  static class Holder {
    static final HolderIdiom INSTANCE = new HolderIdiom();
  }

  private int value;

  private HolderIdiom() {
    made++;
    value = 42;
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> Assay.check(Holder.INSTANCE.value == 42, "not initialised"));
    t.start();
    assert Holder.INSTANCE.value == 42;
    t.join();
    assert made == 1;
  }
}
