/** An exception that no one handles. */
public class NobodyHandles {
  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              throw new IllegalStateException();
            });
    t.start();
    t.join();
  }
}
