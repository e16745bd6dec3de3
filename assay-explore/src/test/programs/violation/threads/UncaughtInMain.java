// expect: violation exception

/** The main thread fails in one of two orders only. */
public class UncaughtInMain {
  static volatile String name = "assay";

  public static void main(String[] args) {
    new Thread(() -> name = null).start();
    System.out.println(name.length());
  }
}
