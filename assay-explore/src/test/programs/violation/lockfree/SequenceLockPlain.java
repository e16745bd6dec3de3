// expect: violation race

/**
 * A sequence lock over plain data: the reader's accesses race with the writer's, even if it throws
 * the values away.
 */
public class SequenceLockPlain {
  static volatile int sequence;
  static int a;
  static int b;

  static void write() {
    sequence++;
    a = 1;
    b = 1;
    sequence++;
  }

  public static void main(String[] args) {
    new Thread(SequenceLockPlain::write).start();
    int before = sequence;
    int x = a;
    int y = b;
    if (before % 2 == 0 && before == sequence) {
      assert x == y;
    }
  }
}
