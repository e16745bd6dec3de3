// expect: violation exception

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** What two threads print, in the order that is ab. */
public class PrintedAB {
  public static void main(String[] args) throws InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes));
    Thread t = new Thread(() -> System.out.print("a"));
    t.start();
    System.out.print("b");
    t.join();
    if (bytes.toString().equals("ab")) {
      throw new IllegalStateException("ab");
    }
  }
}
