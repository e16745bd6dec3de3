// expect: violation race

/** Cloning an object reads its fields, which another thread is writing. */
public class TornClone implements Cloneable {
  int a;
  int b;

  public static void main(String[] args) throws CloneNotSupportedException {
    TornClone shared = new TornClone();
    new Thread(
            () -> {
              shared.a = 1;
              shared.b = 1;
            })
        .start();
    TornClone copy = (TornClone) shared.clone();
    assert copy.a == copy.b;
  }
}
