// expect: verified
// options: --ltl 'F G LtlTerminates#done'

/** A program without loops comes to its end, and stays there. */
public class LtlTerminates {
  static volatile boolean done;

  static boolean done() {
    return done;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {});
    t.start();
    t.join();
    done = true;
  }
}
