import java.util.Arrays;
import java.util.Random;

/** nextBytes draws a number for each four bytes. */
public class RandomBytesAreTwoSteps {
  public static void main(String[] args) throws Exception {
    Random random = new Random(1);
    Random same = new Random(1);
    byte[] first = new byte[8];
    byte[] second = new byte[8];
    same.nextBytes(first);
    same.setSeed(1);
    same.nextInt();
    same.nextBytes(second);
    Thread t = new Thread(random::nextInt);
    t.start();
    byte[] x = new byte[8];
    random.nextBytes(x);
    assert Arrays.equals(x, first) || Arrays.equals(x, second);
    t.join();
  }
}
