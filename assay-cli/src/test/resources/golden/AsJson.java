// options: --json -
/** The same deadlock for programs to read. */
public class AsJson {
  static final Object left = new Object();
  static final Object right = new Object();

  public static void main(String[] args) {
    new Thread(
            () -> {
              synchronized (left) {
                synchronized (right) {
                  System.out.println("both");
                }
              }
            },
            "a")
        .start();
    synchronized (right) {
      synchronized (left) {
        System.out.println("both");
      }
    }
  }
}
