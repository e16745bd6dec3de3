import org.apache.commons.lang.math.IntRange;

/** LANG-481: ranges compute their hash code in the field that caches it. */
public class RangeHash {
  public static void main(String[] args) throws Exception {
    int expected = new IntRange(1, 5).hashCode();
    IntRange range = new IntRange(1, 5);
    Thread t = new Thread(range::hashCode);
    t.start();
    int seen = range.hashCode();
    t.join();
    assert seen == expected : "hash code " + seen + ", not " + expected;
  }
}
