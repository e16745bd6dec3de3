// expect: verified

import java.util.concurrent.ConcurrentHashMap;

/** Counting with merge is atomic. */
public class MapMerge {
  static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

  static void count(String word) {
    counts.merge(word, 1, Integer::sum);
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> count("a"));
    Thread b = new Thread(() -> count("a"));
    a.start();
    b.start();
    count("b");
    a.join();
    b.join();
    assert counts.get("a") == 2 && counts.get("b") == 1;
  }
}
