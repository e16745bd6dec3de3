/** A group of threads that overrides nothing handles nothing. */
public class GroupDoesNotHandle {
  public static void main(String[] args) throws Exception {
    ThreadGroup group = new ThreadGroup("own");
    Thread t =
        new Thread(
            group,
            () -> {
              throw new IllegalStateException();
            });
    t.start();
    t.join();
  }
}
