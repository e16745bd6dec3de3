/** Standard output is set to what it is. */
public class OutStays {
  static boolean holds() {
    return System.out != null;
  }

  public static void main(String[] args) {
    System.setOut(System.out);
    System.setErr(null);
  }
}
