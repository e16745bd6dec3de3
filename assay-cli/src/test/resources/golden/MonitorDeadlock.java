/** Two locks taken in opposite orders. */
public class MonitorDeadlock {
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
