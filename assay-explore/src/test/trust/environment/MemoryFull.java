/** When the memory is full depends on how much there is. */
public class MemoryFull {
  public static void main(String[] args) throws Exception {
    try {
      long[] large = new long[300_000_000];
    } catch (OutOfMemoryError e) {
      assert false;
    }
  }
}
