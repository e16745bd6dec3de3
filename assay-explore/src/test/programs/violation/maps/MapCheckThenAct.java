// expect: violation assertion

import java.util.concurrent.ConcurrentHashMap;

/** ConcurrentHashMap, but with a look and a put apart: a count is lost. */
public class MapCheckThenAct {
  static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

  static void count(String word) {
    Integer old = counts.get(word);
    counts.put(word, old == null ? 1 : old + 1);
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> count("a"));
    t.start();
    count("a");
    t.join();
    assert counts.get("a") == 2;
  }
}
