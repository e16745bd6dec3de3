// expect: violation race

/** Writers hold the lock, the reader does not: a lock protects only if everybody takes it. */
public class ReadWithoutLock {
  private int value;

  synchronized void add() {
    value++;
  }

  int get() {
    return value;
  }

  public static void main(String[] args) {
    ReadWithoutLock counter = new ReadWithoutLock();
    new Thread(counter::add).start();
    counter.get();
  }
}
