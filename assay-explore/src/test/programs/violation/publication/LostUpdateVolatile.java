// expect: violation assertion

/** Incrementing a volatile field is a read and a write: no race, but an update can be lost. */
public class LostUpdateVolatile {
  static volatile int count;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> count++);
    t.start();
    count++;
    t.join();
    assert count == 2;
  }
}
