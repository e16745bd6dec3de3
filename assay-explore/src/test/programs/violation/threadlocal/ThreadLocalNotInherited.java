// expect: violation exception

/** An ordinary thread-local variable is not seen by a child thread: its value there is null. */
public class ThreadLocalNotInherited {
  static final ThreadLocal<String> user = new ThreadLocal<>();

  public static void main(String[] args) {
    user.set("a");
    new Thread(() -> System.out.println(user.get().length())).start();
  }
}
