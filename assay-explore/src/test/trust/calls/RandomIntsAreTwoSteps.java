import java.util.Random;

/** A stream draws its numbers one by one. */
public class RandomIntsAreTwoSteps {
  public static void main(String[] args) throws Exception {
    Random random = new Random(1);
    Random same = new Random(1);
    int a = same.nextInt();
    int b = same.nextInt();
    int c = same.nextInt();
    Thread t = new Thread(random::nextInt);
    t.start();
    int[] x = random.ints(2).toArray();
    assert x[0] == a && x[1] == b || x[0] == b && x[1] == c;
    t.join();
  }
}
