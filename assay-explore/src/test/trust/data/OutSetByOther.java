import java.io.PrintStream;

/** Standard output is set by one thread while another one prints. */
public class OutSetByOther {
  public static void main(String[] args) throws Exception {
    PrintStream out = System.out;
    Thread t =
        new Thread(
            () -> {
              System.setOut(null);
              System.setOut(out);
            });
    t.start();
    System.out.println();
    t.join();
  }
}
