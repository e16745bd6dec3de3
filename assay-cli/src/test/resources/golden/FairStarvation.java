// options: --ltl G(FairStarvation#wants->F(FairStarvation#in)) --fair
// replay: g 99;g 3;n;n;q
/** A monitor is not fair: a thread that waits for it can move now and then, but not always. */
public class FairStarvation {
  static volatile boolean wants;
  static volatile boolean in;

  static boolean wants() {
    return wants;
  }

  static boolean in() {
    return in;
  }

  static void other() {
    while (true) {
      synchronized (FairStarvation.class) {
        Thread.onSpinWait();
      }
    }
  }

  public static void main(String[] args) {
    new Thread(FairStarvation::other, "other").start();
    wants = true;
    synchronized (FairStarvation.class) {
      in = true;
    }
  }
}
