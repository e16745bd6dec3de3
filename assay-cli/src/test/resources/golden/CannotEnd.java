/** A program that serves for ever is right, but its result says so. */
public class CannotEnd {
  public static void main(String[] args) throws InterruptedException {
    while (true) {
      Thread.sleep(10);
    }
  }
}
