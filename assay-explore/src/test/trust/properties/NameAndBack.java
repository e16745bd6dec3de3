/** A thread has another name for a moment. */
public class NameAndBack {
  static Thread main;

  static boolean holds() {
    return main == null || main.getName().equals("main");
  }

  public static void main(String[] args) throws Exception {
    main = Thread.currentThread();
    main.setName("other");
    main.setName("main");
  }
}
