// expect: verified

import dev.assay.api.Assay;

/** What a thread has computed is read after it has ended. */
public class JoinBeforeReading {
  static int result;

  public static void main(String[] args) throws InterruptedException {
    int x = Assay.anyInt();
    Thread t = new Thread(() -> result = x + 1);
    t.start();
    t.join();
    assert result == x + 1;
  }
}
