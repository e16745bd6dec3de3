// expect: verified

/** Run instead of start: everything happens in one thread, so there is no race. */
public class RunCalledDirectly {
  static int count;

  public static void main(String[] args) {
    Thread t = new Thread(() -> count++);
    t.run();
    count++;
    assert count == 2;
  }
}
