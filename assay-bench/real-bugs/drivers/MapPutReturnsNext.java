import org.jctools.maps.NonBlockingHashMapLong;

/** JCTools issue 319: put returns a value that is put after it. */
public class MapPutReturnsNext {
  public static void main(String[] args) throws Exception {
    NonBlockingHashMapLong<String> map = new NonBlockingHashMapLong<>();
    String[] before = new String[2];
    Thread t = new Thread(() -> before[0] = map.put(5, "a"));
    t.start();
    before[1] = map.put(5, "b");
    t.join();
    String last = map.get(5);
    assert !"a".equals(before[1]) || last.equals("b") : "b has replaced a, and a is there";
  }
}
