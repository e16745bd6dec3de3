/** The hash code that a text remembers is written without lock: a benign race. */
public class HashOfText {
  public static void main(String[] args) throws Exception {
    String o = new String("abc");
    Thread t = new Thread(o::hashCode);
    t.start();
    assert o.hashCode() == 96354;
    t.join();
  }
}
