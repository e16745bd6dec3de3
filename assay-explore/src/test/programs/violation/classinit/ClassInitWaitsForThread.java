// expect: violation deadlock

/**
 * A static initialiser starts a thread that needs the class and waits for it: the thread waits for
 * the initialiser.
 */
public class ClassInitWaitsForThread {
  static class Table {
    static int size = 1;

    static {
      Thread t = new Thread(() -> size = 2);
      t.start();
      try {
        t.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  public static void main(String[] args) {
    assert Table.size > 0;
  }
}
