// expect: verified

/** Only the first of two threads makes a box, which nothing refers to when it is done. */
public class FirstVisitorsBox {
  private static final Object LOCK = new Object();
  private static int visits;
  private static int[] box;

  private static void visit() {
    synchronized (LOCK) {
      if (visits++ == 0) {
        box = new int[] {1};
        box = null;
      }
    }
    synchronized (LOCK) {
      visits++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(FirstVisitorsBox::visit);
    Thread other = new Thread(FirstVisitorsBox::visit);
    one.start();
    other.start();
    one.join();
    other.join();
    assert visits == 4;
  }
}
