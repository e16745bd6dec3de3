// expect: verified
// options: --ltl 'F LtlSpinFair#done' --fair

/** A thread spins until another has raised a flag, which a fair scheduler lets happen. */
public class LtlSpinFair {
  static volatile boolean flag;
  static volatile boolean done;

  static boolean done() {
    return done;
  }

  public static void main(String[] args) {
    Thread t = new Thread(() -> flag = true);
    t.start();
    while (!flag) {
      Thread.onSpinWait();
    }
    done = true;
  }
}
