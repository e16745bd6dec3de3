// expect: violation race

/**
 * The lock is the value it protects: an increment replaces the object, and the next thread locks
 * another one.
 */
public class LockReplaced {
  static volatile Object lock = "zero";
  static int value;

  static void add() {
    synchronized (lock) {
      lock = "one";
      value++;
    }
  }

  public static void main(String[] args) {
    new Thread(LockReplaced::add).start();
    add();
  }
}
