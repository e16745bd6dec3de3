// expect: verified

/**
 * A sequence lock: the reader takes what it has read only if the number was even and has not
 * changed. All fields are volatile.
 */
public class SequenceLock {
  static volatile int sequence;
  static volatile int a;
  static volatile int b;

  static void write() {
    sequence++;
    a = 1;
    b = 1;
    sequence++;
  }

  public static void main(String[] args) {
    new Thread(SequenceLock::write).start();
    int x;
    int y;
    int before;
    do {
      before = sequence;
      x = a;
      y = b;
    } while (before % 2 != 0 || before != sequence);
    assert x == y;
  }
}
