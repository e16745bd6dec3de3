/** A text that is being built. Nothing orders the two uses. */
public class SharedBuilder {
  public static void main(String[] args) throws Exception {
    StringBuilder o = new StringBuilder();
    Thread t = new Thread(() -> o.append('a'));
    t.start();
    o.length();
    t.join();
  }
}
