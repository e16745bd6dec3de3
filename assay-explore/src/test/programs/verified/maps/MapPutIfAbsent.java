// expect: verified

import java.util.concurrent.ConcurrentHashMap;

/** PutIfAbsent tells who was first; both threads agree on the winner. */
public class MapPutIfAbsent {
  static final ConcurrentHashMap<String, String> owner = new ConcurrentHashMap<>();
  static boolean otherWon;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> otherWon = owner.putIfAbsent("room", "t") == null);
    t.start();
    boolean won = owner.putIfAbsent("room", "main") == null;
    t.join();
    assert won != otherWon && owner.get("room").equals(won ? "main" : "t");
  }
}
