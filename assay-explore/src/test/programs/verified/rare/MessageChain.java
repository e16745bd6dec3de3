// expect: verified

/**
 * Three threads pass a token on; each adds to plain data that only the holder of the token uses.
 */
public class MessageChain {
  static volatile int token;
  static int data;

  static void hold(int me) {
    while (token != me) {
      Thread.onSpinWait();
    }
    data++;
    token = me + 1;
  }

  public static void main(String[] args) {
    new Thread(() -> hold(2)).start();
    new Thread(() -> hold(1)).start();
    hold(0);
    while (token != 3) {
      Thread.onSpinWait();
    }
    assert data == 3;
  }
}
