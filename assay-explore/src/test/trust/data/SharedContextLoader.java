/** The context class loader of a thread is a plain field on JDK 17. */
public class SharedContextLoader {
  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    Thread t = new Thread(() -> main.setContextClassLoader(null));
    t.start();
    main.getContextClassLoader();
    t.join();
  }
}
