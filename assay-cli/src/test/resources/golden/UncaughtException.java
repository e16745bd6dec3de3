/** A slot is emptied by another thread between a test and a use. */
public class UncaughtException {
  static final String[] slots = {"full"};
  static final Object lock = new Object();

  public static void main(String[] args) {
    new Thread(
            () -> {
              synchronized (lock) {
                slots[0] = null;
              }
            },
            "emptier")
        .start();
    boolean full;
    synchronized (lock) {
      full = slots[0] != null;
    }
    if (full) {
      synchronized (lock) {
        System.out.println(slots[0].length());
      }
    }
  }
}
