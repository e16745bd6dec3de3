// expect: inconclusive

import java.lang.ref.Cleaner;

/** What a cleaner does happens at some time, or never; here it never does. */
public class CleanerRegistered {
  static volatile boolean done;
  public static void main(String[] a) {
    Cleaner c = Cleaner.create();
    c.register(new Object(), () -> done = true);
    System.gc();
    if (done) throw new IllegalStateException();
  }
}
