// expect: violation assertion

/**
 * The assertion fails only if the two threads take turns exactly in step, with five changes of
 * thread.
 */
public class RareFiveSwitches {
  static volatile int step;

  static void advance(int from) {
    if (step == from) {
      step = from + 1;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              advance(0);
              advance(2);
              advance(4);
            });
    t.start();
    advance(1);
    advance(3);
    advance(5);
    t.join();
    assert step != 6;
  }
}
