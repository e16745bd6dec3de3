import java.util.Arrays;
import java.util.Random;

/** Four bytes are one number. */
public class RandomBytesOfOneDraw {
  public static void main(String[] args) throws Exception {
    Random random = new Random(1);
    Random same = new Random(1);
    byte[] first = new byte[4];
    byte[] second = new byte[4];
    same.nextBytes(first);
    same.nextBytes(second);
    Thread t = new Thread(random::nextInt);
    t.start();
    byte[] x = new byte[4];
    random.nextBytes(x);
    assert Arrays.equals(x, first) || Arrays.equals(x, second);
    t.join();
  }
}
