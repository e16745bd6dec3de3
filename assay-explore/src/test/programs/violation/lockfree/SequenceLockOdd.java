// expect: violation assertion

/** The reader forgets that an odd number means that a writer is at work. */
public class SequenceLockOdd {
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
    new Thread(SequenceLockOdd::write).start();
    int before = sequence;
    int x = a;
    int y = b;
    if (before == sequence) {
      assert x == y;
    }
  }
}
