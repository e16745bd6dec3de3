// expect: violation race

import dev.assay.api.Assay;

/** A field is written after the thread that reads it has been started. */
public class WriteAfterStart {
  static int input;

  public static void main(String[] args) {
    Thread t = new Thread(() -> Assay.check(input == 0 || input == 1, "neither"));
    t.start();
    input = 1;
  }
}
