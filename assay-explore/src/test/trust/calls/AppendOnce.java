/** Appending a text is one step. */
public class AppendOnce {
  public static void main(String[] args) throws Exception {
    StringBuffer text = new StringBuffer();
    Thread t = new Thread(() -> text.append('x'));
    t.start();
    text.append("ab");
    t.join();
    assert text.indexOf("ab") >= 0;
  }
}
