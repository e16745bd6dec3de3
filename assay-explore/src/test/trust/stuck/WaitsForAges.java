/** Nobody notifies the main thread, whose limit never comes. */
public class WaitsForAges {
  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    synchronized (lock) {
      lock.wait(Long.MAX_VALUE);
    }
  }
}
