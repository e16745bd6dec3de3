// expect: violation race

/** The second thread is made where the first was made, but only after a flag, not after its end. */
public class ThreadsOneAfterTheOther {
  static final Object LOCK = new Object();
  static int turns;
  static int data;

  public static void main(String[] args) {
    for (int i = 0; i < 2; ) {
      make();
      i++;
      boolean seen;
      synchronized (LOCK) {
        seen = turns == i;
      }
      if (!seen) {
        return;
      }
    }
  }

  private static void make() {
    new Thread(
            () -> {
              synchronized (LOCK) {
                turns++;
              }
              data++;
            })
        .start();
  }
}
