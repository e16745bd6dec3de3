// expect: violation exception

import java.util.concurrent.ConcurrentHashMap;

/** ComputeIfAbsent inside computeIfAbsent on the same key: the map refuses a recursive update. */
public class MapRecursiveUpdate {
  static final ConcurrentHashMap<Integer, Integer> memo = new ConcurrentHashMap<>();

  static int depth(int n) {
    return memo.computeIfAbsent(1, k -> n == 0 ? 0 : depth(n - 1) + 1);
  }

  public static void main(String[] args) {
    depth(1);
  }
}
