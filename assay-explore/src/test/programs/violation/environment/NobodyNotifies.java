// expect: violation deadlock

/** That a thread may wake up for no reason does not mean that it will: nobody notifies it. */
public class NobodyNotifies {
  private static final Object LOCK = new Object();
  private static boolean ready;

  public static void main(String[] args) throws Exception {
    new Thread(
            () -> {
              synchronized (LOCK) {
                ready = true;
              }
            })
        .start();
    synchronized (LOCK) {
      while (!ready) {
        LOCK.wait();
      }
    }
  }
}
