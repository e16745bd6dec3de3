// expect: verified

/** Two threads read what was written before they were started. */
public class QuietTable {
  private static final Object LOCK = new Object();
  private static final int[] TABLE = new int[2];
  private static int sum;

  private static void add() {
    int mine = TABLE[0] + TABLE[1];
    synchronized (LOCK) {
      sum += mine;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    TABLE[0] = 1;
    TABLE[1] = 2;
    Thread one = new Thread(QuietTable::add);
    Thread other = new Thread(QuietTable::add);
    one.start();
    other.start();
    one.join();
    other.join();
    assert sum == 6;
  }
}
