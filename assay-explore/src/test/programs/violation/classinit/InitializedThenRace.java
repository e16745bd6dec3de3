// expect: violation race

/** Nothing orders what two threads do after one of them has waited for the other's initialisation. */
public class InitializedThenRace {
  static final Object LOCK = new Object();
  static int inside;
  static int after;

  static class Holder {
    static {
      synchronized (LOCK) {
        inside++;
      }
      after += 0;
    }

    static void touch() {}
  }

  static void run() {
    Holder.touch();
    after++;
  }

  public static void main(String[] args) {
    new Thread(InitializedThenRace::run).start();
    run();
  }
}
