// expect: inconclusive

/** Random numbers without a seed are held fixed, and the verdict says so. */
public class RandomByMath {
  public static void main(String[] args) {
    assert Math.random() < 1;
  }
}
