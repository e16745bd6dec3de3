import java.util.Random;

/** nextLong draws two numbers, and another thread one between them. */
public class RandomLongIsTwoSteps {
  public static void main(String[] args) throws Exception {
    Random random = new Random(1);
    Random same = new Random(1);
    long first = same.nextLong();
    same.setSeed(1);
    same.nextInt();
    long second = same.nextLong();
    Thread t = new Thread(random::nextInt);
    t.start();
    long x = random.nextLong();
    assert x == first || x == second;
    t.join();
  }
}
