// expect: verified
// arguments: stages, listeners, numbers (2 unless given)
// small: 2 1 (783 states)
// paper: 4 1 (9,627 states)
// large: 8 1 (571,323 states)
// invariant aStageIsNeverAheadOfTheOneBefore: no stage has taken more than the one before
// invariant nothingPilesUpBetweenStages: stages differ by three numbers at most
// invariant stagesStopInOrder: no stage stops before the one in front of it
// invariant listenersHearNoMoreThanWasMade: they are not ahead of the last stage

/**
 * Stages in a row, each a thread. A stage takes a number from the connector before it, adds one and
 * hands it to the connector behind it; the last stage hands a copy to every listener. A connector
 * holds one number. Behind the last number comes a mark that makes everyone stop.
 */
public class NasaKsuPipeline {
  private static final int STOP = -1;

  private static Stage[] stages = {};
  private static Listener[] listeners = {};

  /** Holds one number on its way from a thread to the next. */
  static class Connector {
    private static final int NOTHING = 0;

    private int number = NOTHING;

    synchronized void put(int n) throws InterruptedException {
      while (number != NOTHING) {
        wait();
      }
      number = n;
      notifyAll();
    }

    synchronized int take() throws InterruptedException {
      while (number == NOTHING) {
        wait();
      }
      int n = number;
      number = NOTHING;
      notifyAll();
      return n;
    }
  }

  /** Something that takes numbers in and counts them. */
  abstract static class Taker implements Runnable {
    protected final Connector in;
    private int taken;
    private boolean stopped;

    Taker(Connector in) {
      this.in = in;
    }

    abstract void handle(int n) throws InterruptedException;

    @Override
    public void run() {
      try {
        for (int n = in.take(); n != STOP; n = in.take()) {
          assert !stopped : "a number comes behind the last one";
          taken++;
          handle(n);
        }
        stopped = true;
        handle(STOP);
      } catch (InterruptedException e) {
        throw new AssertionError("nobody interrupts the pipeline", e);
      }
    }
  }

  /** Adds one. */
  static class Stage extends Taker {
    private final Connector[] out;

    Stage(Connector in, Connector... out) {
      super(in);
      this.out = out;
    }

    @Override
    void handle(int n) throws InterruptedException {
      for (Connector connector : out) {
        connector.put(n == STOP ? STOP : n + 1);
      }
    }
  }

  /** Listens to what comes out. */
  static class Listener extends Taker {
    private final int expectedFirst;
    private int heard;

    Listener(Connector in, int expectedFirst) {
      super(in);
      this.expectedFirst = expectedFirst;
    }

    @Override
    void handle(int n) {
      if (n != STOP) {
        assert n == expectedFirst + heard : "a number is wrong, lost or out of order";
        heard++;
      }
    }
  }

  static boolean aStageIsNeverAheadOfTheOneBefore() {
    for (int i = 1; i < stages.length; i++) {
      if (((Taker) stages[i]).taken > ((Taker) stages[i - 1]).taken) {
        return false;
      }
    }
    return true;
  }

  static boolean nothingPilesUpBetweenStages() {
    for (int i = 1; i < stages.length; i++) {
      if (((Taker) stages[i - 1]).taken - ((Taker) stages[i]).taken > 3) {
        return false;
      }
    }
    return true;
  }

  static boolean stagesStopInOrder() {
    for (int i = 1; i < stages.length; i++) {
      if (((Taker) stages[i]).stopped && !((Taker) stages[i - 1]).stopped) {
        return false;
      }
    }
    return true;
  }

  static boolean listenersHearNoMoreThanWasMade() {
    for (Listener listener : listeners) {
      if (((Taker) listener).taken > ((Taker) stages[stages.length - 1]).taken) {
        return false;
      }
    }
    return true;
  }

  public static void main(String[] args) throws InterruptedException {
    int length = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    int audience = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    int numbers = args.length > 2 ? Integer.parseInt(args[2]) : 2;
    Thread[] threads = new Thread[length + audience];
    Connector[] ends = new Connector[audience];
    Listener[] hearing = new Listener[audience];
    for (int i = 0; i < audience; i++) {
      ends[i] = new Connector();
      hearing[i] = new Listener(ends[i], 1 + length);
      threads[length + i] = new Thread(hearing[i], "listener " + i);
    }
    Stage[] row = new Stage[length];
    Connector[] out = ends;
    for (int i = length - 1; i >= 0; i--) {
      Connector in = new Connector();
      row[i] = new Stage(in, out);
      threads[i] = new Thread(row[i], "stage " + i);
      out = new Connector[] {in};
    }
    stages = row;
    listeners = hearing;
    for (Thread thread : threads) {
      thread.start();
    }
    for (int n = 1; n <= numbers; n++) {
      out[0].put(n);
    }
    out[0].put(STOP);
  }
}
