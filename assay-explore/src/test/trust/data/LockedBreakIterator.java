import java.text.BreakIterator;
import java.util.Locale;

/** Two threads use a break iterator under a lock. */
public class LockedBreakIterator {
  static final BreakIterator WORDS = BreakIterator.getWordInstance(Locale.ROOT);

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              synchronized (LockedBreakIterator.class) {
                WORDS.setText("a b");
              }
            });
    t.start();
    synchronized (LockedBreakIterator.class) {
      WORDS.next();
    }
    t.join();
  }
}
