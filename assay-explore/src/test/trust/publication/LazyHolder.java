/** The class is initialised once, by whichever thread is first. */
public class LazyHolder {
  static class Node {
    int x;
  }

  static class Holder {
    static final Node NODE = new Node();

    static {
      NODE.x = 1;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              assert Holder.NODE.x == 1;
            });
    t.start();
    assert Holder.NODE.x == 1;
    t.join();
  }
}
