// expect: verified

/**
 * Two threads write different elements of one array; each element belongs to one of them until the
 * join.
 */
public class DisjointElements {
  public static void main(String[] args) throws Exception {
    int[] parts = new int[2];
    Thread t = new Thread(() -> parts[0] = 1);
    t.start();
    parts[1] = 2;
    t.join();
    assert parts[0] + parts[1] == 3;
  }
}
