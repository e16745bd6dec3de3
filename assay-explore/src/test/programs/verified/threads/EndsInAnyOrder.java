// expect: verified

/** Threads that do nothing but end: who ends first makes no difference. */
public class EndsInAnyOrder {
  static volatile int started;

  public static void main(String[] args) {
    for (int i = 0; i < 5; i++) {
      new Thread(() -> {}).start();
    }
    started = 5;
    assert started == 5;
  }
}
