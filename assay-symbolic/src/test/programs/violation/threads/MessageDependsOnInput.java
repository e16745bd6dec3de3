// expect: violation exception java.lang.ArrayIndexOutOfBoundsException

import dev.assay.api.Assay;

/** An exception whose message depends on an input, in a program with two threads. */
public class MessageDependsOnInput {
  static final int[] numbers = new int[3];

  public static void main(String[] args) throws InterruptedException {
    int i = Assay.anyInt(0, 3);
    Thread t = new Thread(() -> {});
    t.start();
    numbers[i]++;
    t.join();
  }
}
