// expect: inconclusive

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** The same order of two tasks, of a timer: nobody knows which of them is due first. */
public class TimerLaterButSooner {
  static volatile boolean slowOneIsDone;

  static TimerTask task(Runnable what) {
    return new TimerTask() {
      @Override
      public void run() {
        what.run();
      }
    };
  }

  public static void main(String[] args) throws Exception {
    Timer timer = new Timer(true);
    CountDownLatch end = new CountDownLatch(1);
    synchronized (end) {
      timer.schedule(task(() -> slowOneIsDone = true), 2000);
      timer.schedule(
          task(
              () -> {
                synchronized (end) {
                  end.countDown();
                }
              }),
          1000);
    }
    end.await();
  }
}
