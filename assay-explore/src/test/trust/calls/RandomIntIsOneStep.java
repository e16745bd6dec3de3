import java.util.Random;

/** nextInt draws one number. */
public class RandomIntIsOneStep {
  public static void main(String[] args) throws Exception {
    Random random = new Random(1);
    Random same = new Random(1);
    int first = same.nextInt();
    int second = same.nextInt();
    Thread t = new Thread(random::nextInt);
    t.start();
    int x = random.nextInt();
    assert x == first || x == second;
    t.join();
  }
}
