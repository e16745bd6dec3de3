// expect: violation deadlock

/**
 * The flag is asked for with the method that clears it; the wait afterwards is not interrupted any
 * more.
 */
public class InterruptFlagCleared {
  public static void main(String[] args) throws Exception {
    Object lock = new Object();
    Thread t =
        new Thread(
            () -> {
              if (Thread.interrupted()) {
                System.out.println("interrupted");
              }
              synchronized (lock) {
                try {
                  lock.wait();
                } catch (InterruptedException e) {
                  // ends
                }
              }
            });
    t.start();
    t.interrupt();
    t.join();
  }
}
