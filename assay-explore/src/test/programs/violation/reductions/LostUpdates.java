// expect: violation assertion|race

import java.util.concurrent.atomic.AtomicInteger;

/** Both threads read before either writes; what else they do matters to nobody. */
public class LostUpdates {
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static final int[] STEPS = new int[2];

  private static void count(int place) {
    Object own = new Object();
    int seen = COUNT.get();
    synchronized (own) {
      STEPS[place]++;
    }
    COUNT.set(seen + 1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> count(0));
    Thread other = new Thread(() -> count(1));
    one.start();
    other.start();
    one.join();
    other.join();
    assert COUNT.get() == 2;
  }
}
