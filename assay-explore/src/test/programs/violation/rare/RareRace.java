// expect: violation race

/** A field is written without a lock only by a thread that has seen an intermediate value. */
public class RareRace {
  static volatile int stage;
  static int data;

  static synchronized void safely() {
    data++;
  }

  public static void main(String[] args) {
    new Thread(
            () -> {
              stage = 1;
              safely();
              stage = 2;
            })
        .start();
    if (stage == 1) {
      data++;
    } else {
      safely();
    }
  }
}
