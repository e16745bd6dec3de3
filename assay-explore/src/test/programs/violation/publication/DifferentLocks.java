// expect: violation race

/** Both threads hold a lock, but not the same: one locks the instance, the other the class. */
public class DifferentLocks {
  static int value;

  synchronized void instanceAdd() {
    value++;
  }

  static synchronized void staticAdd() {
    value++;
  }

  public static void main(String[] args) {
    new Thread(new DifferentLocks()::instanceAdd).start();
    staticAdd();
  }
}
