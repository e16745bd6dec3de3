// expect: verified

/** A thread is alive from start to its end, and terminated after join. */
public class AliveAndState {
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> {});
    assert !t.isAlive() && t.getState() == Thread.State.NEW;
    t.start();
    t.join();
    assert !t.isAlive() && t.getState() == Thread.State.TERMINATED;
  }
}
