import java.text.BreakIterator;
import java.util.Locale;

/** A break iterator is plain data. */
public class SharedBreakIterator {
  static final BreakIterator WORDS = BreakIterator.getWordInstance(Locale.ROOT);

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> WORDS.setText("a b"));
    t.start();
    WORDS.next();
    t.join();
  }
}
