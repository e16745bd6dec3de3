import java.util.StringJoiner;

/** Texts that are joined. Nothing orders the two uses. */
public class SharedJoiner {
  public static void main(String[] args) throws Exception {
    StringJoiner o = new StringJoiner(",");
    Thread t = new Thread(() -> o.add("a"));
    t.start();
    o.length();
    t.join();
  }
}
