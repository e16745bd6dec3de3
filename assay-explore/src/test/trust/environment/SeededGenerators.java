import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/** Generators with a seed give the same numbers in every run. */
public class SeededGenerators {
  public static void main(String[] args) {
    assert new SplittableRandom(1).nextInt() == new SplittableRandom(1).nextInt();
    List<Integer> one = new ArrayList<>(List.of(1, 2, 3));
    List<Integer> other = new ArrayList<>(one);
    Collections.shuffle(one, new Random(5));
    Collections.shuffle(other, new Random(5));
    assert one.equals(other);
  }
}
