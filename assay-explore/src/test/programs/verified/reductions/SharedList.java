// expect: verified

import java.util.concurrent.CopyOnWriteArrayList;

/** Two threads call a collection of the JDK, each call of which enters a monitor. */
public class SharedList {
  private static final CopyOnWriteArrayList<String> NAMES = new CopyOnWriteArrayList<>();

  private static void add(String name) {
    NAMES.add(name);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> add("one"));
    Thread other = new Thread(() -> add("other"));
    one.start();
    other.start();
    one.join();
    other.join();
    assert NAMES.size() == 2;
  }
}
