// expect: violation deadlock

/**
 * A thread calls System.exit with a monitor held that a hook needs: exit waits for the hook, the
 * hook for the monitor.
 */
public class ShutdownHookDeadlock {
  public static void main(String[] args) {
    Object lock = new Object();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  synchronized (lock) {
                    System.out.println("saved");
                  }
                }));
    synchronized (lock) {
      System.exit(0);
    }
  }
}
