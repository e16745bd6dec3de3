// expect: verified

import dev.assay.api.Assay;

/** Two additions give the same result in either order. */
public class OrderDoesNotMatter {
  static int value;

  static synchronized void add(int x) {
    value += x;
  }

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    value = 1;
    Thread t = new Thread(() -> add(x));
    Thread u = new Thread(() -> add(y));
    t.start();
    u.start();
    t.join();
    u.join();
    assert value == 1 + x + y;
  }
}
