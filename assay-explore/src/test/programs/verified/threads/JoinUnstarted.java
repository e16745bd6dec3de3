// expect: verified

import dev.assay.api.Assay;

/** Join on a thread that was never started returns at once. */
public class JoinUnstarted {
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> Assay.check(false, "never started"));
    t.join();
    assert t.getState() == Thread.State.NEW;
  }
}
