// expect: violation exception

/** The name of a thread, which another thread changes. */
public class ThreadRenamed {
  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread t = new Thread(() -> main.setName("renamed"));
    t.start();
    String name = main.getName();
    t.join();
    if (name.equals("renamed")) {
      throw new IllegalStateException(name);
    }
  }
}
