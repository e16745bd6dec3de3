// expect: verified
// options: --ltl 'F LtlExitsDone#done' --fair

/** The program ends itself when the work is done. */
public class LtlExitsDone {
  static volatile boolean done;

  static boolean done() {
    return done;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> done = true);
    t.start();
    t.join();
    System.exit(0);
  }
}
