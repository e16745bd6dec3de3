/** There may be another number of processors. */
public class TwoProcessors {
  public static void main(String[] args) throws Exception {
    assert Runtime.getRuntime().availableProcessors() == 2;
  }
}
