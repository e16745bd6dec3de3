// expect: violation step-invariant
// options: --step-invariant StepBackToKnownState#on

/** The step that is not allowed leads to a state that was there before. */
public class StepBackToKnownState {
  static volatile boolean on;

  static boolean on() {
    return on;
  }

  static boolean on(boolean before, boolean after) {
    return after;
  }

  public static void main(String[] args) {
    while (true) {
      on = true;
      on = false;
    }
  }
}
