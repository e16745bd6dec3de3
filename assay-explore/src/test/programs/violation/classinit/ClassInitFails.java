// expect: violation exception

/** The initialiser fails in whichever thread comes first, the second gets NoClassDefFoundError. */
public class ClassInitFails {
  static class Broken {
    static int value = Integer.parseInt("none");
  }

  public static void main(String[] args) {
    new Thread(() -> Broken.value++).start();
    try {
      Broken.value++;
    } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
      // this thread expects it, the other does not
    }
  }
}
