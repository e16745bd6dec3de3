import java.util.Locale;

/** The default locale is another for a moment. */
public class LocaleAndBack {
  static final Locale BEFORE = Locale.getDefault();

  static boolean holds() {
    return Locale.getDefault() == BEFORE;
  }

  public static void main(String[] args) throws Exception {
    Locale.setDefault(Locale.FRENCH);
    Locale.setDefault(BEFORE);
  }
}
