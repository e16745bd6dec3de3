/** There is a processor. */
public class SomeProcessor {
  public static void main(String[] args) throws Exception {
    assert Runtime.getRuntime().availableProcessors() > 0;
  }
}
