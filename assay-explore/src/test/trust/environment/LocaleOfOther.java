import java.util.Locale;

/** The default locale is one for all threads. */
public class LocaleOfOther {
  public static void main(String[] args) throws Exception {
    Locale before = Locale.getDefault();
    Thread t =
        new Thread(
            () -> {
              Locale.setDefault(Locale.FRENCH);
              Locale.setDefault(before);
            });
    t.start();
    assert Locale.getDefault() == before;
    t.join();
  }
}
