// expect: violation ltl
// options: --ltl 'F LtlExitsUndone#done'

/** The program may end itself before the work is done. */
public class LtlExitsUndone {
  static volatile boolean done;

  static boolean done() {
    return done;
  }

  public static void main(String[] args) {
    Thread t = new Thread(() -> done = true);
    t.start();
    System.exit(0);
  }
}
