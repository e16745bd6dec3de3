// expect: violation invariant
// options: --invariant InvariantOfClass#isOpen

/** The invariant asks what an object is, not what is in it. */
public class InvariantOfClass {
  interface Mode {}

  static class Open implements Mode {}

  static class Closed implements Mode {}

  static class Door {
    private Mode mode = new Open();

    synchronized void pass() {
      mode = new Closed();
      mode = new Open();
    }
  }

  static final Door DOOR = new Door();

  static boolean isOpen() {
    return DOOR.mode instanceof Open;
  }

  public static void main(String[] args) {
    new Thread(DOOR::pass).start();
    new Thread(DOOR::pass).start();
  }
}
