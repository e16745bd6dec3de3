/** Two threads count under a lock. */
public class Verified {
  static int count;

  static synchronized void add() {
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(Verified::add, "a");
    Thread b = new Thread(Verified::add, "b");
    a.start();
    b.start();
    a.join();
    b.join();
    assert count == 2;
  }
}
