// expect: violation assertion

/** The number in the name of a thread follows from when it was made. */
public class NamesByChance {
  private static volatile Thread made;

  public static void main(String[] args) throws Exception {
    Thread maker = new Thread(() -> made = new Thread(() -> {}));
    maker.start();
    Thread own = new Thread(() -> {});
    maker.join();
    assert own.getName().equals("Thread-1") && made.getName().equals("Thread-2");
  }
}
