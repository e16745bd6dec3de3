// expect: violation race

/** A StringBuilder is used by two threads. */
public class StringBuilderShared {
  static final StringBuilder text = new StringBuilder();

  public static void main(String[] args) {
    new Thread(() -> text.append('a')).start();
    text.append('b');
  }
}
