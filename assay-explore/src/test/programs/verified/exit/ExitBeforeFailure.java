// expect: verified

/** Nothing after System.exit is executed in the thread that calls it. */
public class ExitBeforeFailure {
  public static void main(String[] args) {
    Thread t =
        new Thread(
            () -> {
              System.exit(0);
              throw new IllegalStateException("not reached");
            });
    t.start();
  }
}
