/** Nobody is told of a thread that ends by ThreadDeath. */
public class DiesQuietly {
  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              throw new ThreadDeath();
            });
    t.start();
    t.join();
  }
}
