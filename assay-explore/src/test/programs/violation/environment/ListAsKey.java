// expect: violation race

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

/** A map asks a list for its hash code while the list changes. */
public class ListAsKey {
  static final List<String> LIST = new ArrayList<>();
  static final ConcurrentHashMap<List<String>, String> MAP = new ConcurrentHashMap<>();

  static synchronized void add(String text) {
    LIST.add(text);
  }

  public static void main(String[] args) throws InterruptedException {
    MAP.put(List.of("a"), "half");
    Thread t = new Thread(() -> { add("a"); add("b"); });
    t.start();
    String found = MAP.get(LIST);
    t.join();
    if (found != null) {
      throw new IllegalStateException(found);
    }
  }
}
