// expect: violation assertion

/** The interrupt is expected to come during the sleep; it may come after its end. */
public class InterruptAssumedDuringSleep {
  static volatile boolean interrupted;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              try {
                Thread.sleep(1000);
              } catch (InterruptedException e) {
                interrupted = true;
              }
            });
    t.start();
    t.interrupt();
    t.join();
    assert interrupted;
  }
}
