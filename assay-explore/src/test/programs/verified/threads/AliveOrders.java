// expect: verified

/** When isAlive is false after start, all that the thread did is visible, as after join. */
public class AliveOrders {
  static int result;

  public static void main(String[] args) {
    Thread t = new Thread(() -> result = 1);
    t.start();
    if (!t.isAlive()) {
      assert result == 1;
    }
  }
}
