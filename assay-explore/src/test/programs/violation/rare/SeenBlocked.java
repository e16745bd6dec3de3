// expect: violation assertion

/** A thread may be seen to be blocked while another is in a monitor, if only for a moment. */
public class SeenBlocked {
  static final Object LOCK = new Object();
  static int count;

  static void work() {
    synchronized (LOCK) {
      count++;
    }
  }

  public static void main(String[] args) {
    Thread first = new Thread(SeenBlocked::work);
    Thread second = new Thread(SeenBlocked::work);
    first.start();
    second.start();
    new Thread(
            () -> {
              assert first.getState() != Thread.State.BLOCKED;
            })
        .start();
  }
}
