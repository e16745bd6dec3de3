package library;

import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Exceptions out of native methods that the machine does with code of its own. */
public class StandIns {
  private interface Action {
    void run() throws Exception;
  }

  /** The trace without what lies below: that is another thing where a case is run by itself. */
  private static void show(Throwable e) {
    System.out.println(e);
    for (StackTraceElement frame : e.getStackTrace()) {
      if (frame.getMethodName().equals("attempt")) {
        break;
      }
      System.out.println("\tat " + frame);
    }
  }

  private static void attempt(Action action) {
    try {
      action.run();
    } catch (Exception e) {
      show(e);
    }
  }

  public static void caseDamagedData() {
    byte[] damaged = {1, 2, 3, 4, 5};
    attempt(
        () -> {
          Inflater inflater = new Inflater();
          inflater.setInput(damaged);
          inflater.inflate(new byte[3]);
        });
    attempt(() -> new Inflater().setDictionary(damaged));
    attempt(() -> new Deflater().deflate(new byte[2], 1, 3));
    attempt(() -> new Deflater().setDictionary((byte[]) null));
  }
}
