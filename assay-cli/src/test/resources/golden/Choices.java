import dev.assay.api.Assay;

/** The sum of two dice that the environment throws. */
public class Choices {
  public static void main(String[] args) {
    int first = Assay.choose(1, 6);
    int second = Assay.choose(1, 6);
    boolean doubled = Assay.chooseBoolean();
    int sum = doubled ? 2 * (first + second) : first + second;
    if (sum == 22) {
      throw new IllegalStateException("a sum of " + sum);
    }
  }
}
