// expect: verified

/** Nobody asks whether one of two threads is asleep. */
public class Sleepers {
  private static void sleep() {
    try {
      Thread.sleep(10);
      Thread.sleep(20);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(Sleepers::sleep);
    Thread other = new Thread(Sleepers::sleep);
    one.start();
    other.start();
    one.join();
    other.join();
  }
}
