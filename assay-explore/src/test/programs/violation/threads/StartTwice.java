// expect: violation exception

/** A thread cannot be started twice: IllegalThreadStateException. */
public class StartTwice {
  public static void main(String[] args) {
    Thread t = new Thread(() -> {});
    t.start();
    t.start();
  }
}
