/** A thread gets the name that it has. */
public class NameStays {
  static Thread main;

  static boolean holds() {
    return main == null || main.getName().equals("main");
  }

  public static void main(String[] args) throws Exception {
    main = Thread.currentThread();
    main.setName("main");
    main.setPriority(7);
    main.setName("main");
  }
}
