/** The main thread waits for its own end, while another one goes on. */
public class JoinsItself {
  static volatile boolean flag;

  public static void main(String[] args) throws Exception {
    new Thread(
            () -> {
              while (true) {
                flag = !flag;
              }
            })
        .start();
    Thread.currentThread().join();
  }
}
