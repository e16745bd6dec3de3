/** Another thread appends between two calls. */
public class AppendTwice {
  public static void main(String[] args) throws Exception {
    StringBuffer text = new StringBuffer();
    Thread t = new Thread(() -> text.append('x'));
    t.start();
    text.append('a').append('b');
    t.join();
    assert text.indexOf("ab") >= 0;
  }
}
