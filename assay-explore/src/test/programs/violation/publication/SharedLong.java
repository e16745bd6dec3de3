// expect: violation race

/**
 * A plain long is written by one thread and read by another; on some machines even its halves may
 * be seen apart.
 */
public class SharedLong {
  static long value;

  public static void main(String[] args) {
    new Thread(() -> value = -1L).start();
    long seen = value;
    assert seen == 0 || seen == -1;
  }
}
