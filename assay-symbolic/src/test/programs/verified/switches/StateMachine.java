// expect: verified

import dev.assay.api.Assay;

/** A turnstile lets nobody through without a coin. */
public class StateMachine {
  public static void main(String[] args) {
    int state = 0;
    int coins = 0;
    int passed = 0;
    for (int i = 0; i < 4; i++) {
      boolean coin = Assay.anyBoolean();
      switch (state) {
        case 0:
          if (coin) {
            coins++;
            state = 1;
          }
          break;
        case 1:
          if (coin) {
            coins++;
          } else {
            passed++;
            state = 0;
          }
          break;
        default:
          throw new AssertionError();
      }
    }
    assert passed <= coins;
  }
}
