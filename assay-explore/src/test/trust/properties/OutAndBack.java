import java.io.PrintStream;

/** There is no standard output for a moment. */
public class OutAndBack {
  static boolean holds() {
    return System.out != null;
  }

  public static void main(String[] args) {
    PrintStream out = System.out;
    System.setOut(null);
    System.setOut(out);
  }
}
