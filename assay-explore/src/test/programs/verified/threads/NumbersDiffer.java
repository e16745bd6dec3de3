// expect: verified

/** Two threads never have the same number, whoever makes them. */
public class NumbersDiffer {
  private static volatile Thread mine;

  public static void main(String[] args) throws Exception {
    Thread maker = new Thread(() -> mine = new Thread(() -> {}));
    maker.start();
    Thread other = new Thread(() -> {});
    maker.join();
    assert mine.getId() != other.getId() && !mine.getName().equals(other.getName());
  }
}
