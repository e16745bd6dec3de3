import java.time.format.DateTimeFormatterBuilder;

/** A format that is being built. Nothing orders the two uses. */
public class SharedFormatBuilder {
  public static void main(String[] args) throws Exception {
    DateTimeFormatterBuilder o = new DateTimeFormatterBuilder();
    Thread t = new Thread(() -> o.appendLiteral('a'));
    t.start();
    o.appendLiteral('b');
    t.join();
  }
}
