import java.util.Random;

/** nextDouble draws two numbers, and another thread one between them. */
public class RandomDoubleIsTwoSteps {
  public static void main(String[] args) throws Exception {
    Random random = new Random(1);
    Random same = new Random(1);
    double first = same.nextDouble();
    same.setSeed(1);
    same.nextInt();
    double second = same.nextDouble();
    Thread t = new Thread(random::nextInt);
    t.start();
    double x = random.nextDouble();
    assert x == first || x == second;
    t.join();
  }
}
