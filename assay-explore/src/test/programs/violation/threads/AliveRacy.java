// expect: violation assertion

/** A started thread is expected to be alive still; it may have ended. */
public class AliveRacy {
  public static void main(String[] args) {
    Thread t = new Thread(() -> {});
    t.start();
    assert t.isAlive();
  }
}
