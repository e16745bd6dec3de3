// expect: violation assertion

/**
 * A thread that is not alive is taken for one that has finished; it may not have been started yet.
 */
public class AliveMeansDone {
  static volatile boolean done;

  public static void main(String[] args) {
    Thread worker = new Thread(() -> done = true);
    new Thread(worker::start).start();
    if (!worker.isAlive()) {
      assert done;
    }
  }
}
