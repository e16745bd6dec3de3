// expect: verified

/**
 * A volatile register: who has seen the new value never sees the old one again, and neither does a
 * reader that comes later.
 */
public class RegisterNoInversion {
  static volatile int register;
  static volatile boolean seen;

  public static void main(String[] args) {
    new Thread(() -> register = 1).start();
    new Thread(
            () -> {
              if (register == 1) {
                seen = true;
              }
            })
        .start();
    if (seen) {
      assert register == 1;
    }
  }
}
