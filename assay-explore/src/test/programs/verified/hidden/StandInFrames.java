// expect: verified

/**
 * Standard output is the checker's own while a program is explored; an object that is printed sees
 * the JDK's frames below it all the same.
 */
public class StandInFrames {
  private static final class Talkative {
    @Override
    public String toString() {
      StackTraceElement[] frames = new Throwable().getStackTrace();
      for (StackTraceElement frame : frames) {
        if (frame.getClassName().startsWith("dev.assay")) {
          throw new AssertionError(frame);
        }
      }
      if (!frames[1].getMethodName().equals("valueOf")
          || !frames[2].getClassName().equals("java.io.PrintStream")
          || !frames[2].getMethodName().equals("println")
          || frames[2].getLineNumber() <= 0) {
        throw new AssertionError(frames[2]);
      }
      return "talkative";
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {});
    other.start();
    System.out.println(new Talkative());
    other.join();
  }
}
