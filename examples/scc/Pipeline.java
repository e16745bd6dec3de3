// expect: verified
// arguments: stages, parts (2 unless given)
// small: 3 (330 states)
// paper: 7 (15,130 states)
// large: 12 (892,954 states)
// invariant aStageIsNeverAheadOfTheOneBefore: no stage has worked on more parts than the one before
// invariant nothingPilesUpBetweenStages: stages differ by three parts at most
// invariant noStageDoesMoreThanThereIs: no part is worked on twice by a stage

/**
 * An assembly line. Between each two stages is room for one part. A stage takes a part, works on it
 * and passes it on; whoever has the part owns it, so parts need no lock.
 */
public class Pipeline {
  private static Stage[] line = {};

  /** What is being made. */
  static class Part {
    private final int number;
    private int worked;

    Part(int number) {
      this.number = number;
    }
  }

  /** Carries one part from a stage to the next. */
  static class Belt {
    private Part part;

    synchronized void put(Part next) throws InterruptedException {
      while (part != null) {
        wait();
      }
      part = next;
      notifyAll();
    }

    synchronized Part take() throws InterruptedException {
      while (part == null) {
        wait();
      }
      Part next = part;
      part = null;
      notifyAll();
      return next;
    }
  }

  /** Does one piece of the work. */
  static class Stage implements Runnable {
    private final int position;
    private final int parts;
    private final Belt in;
    private final Belt out;
    private volatile int done;

    Stage(int position, int parts, Belt in, Belt out) {
      this.position = position;
      this.parts = parts;
      this.in = in;
      this.out = out;
    }

    @Override
    public void run() {
      try {
        for (int i = 0; i < parts; i++) {
          Part part = in.take();
          assert part.number == i : "parts have overtaken each other";
          assert part.worked == position : "a stage was left out";
          part.worked++;
          done = i + 1;
          if (out != null) {
            out.put(part);
          }
        }
      } catch (InterruptedException e) {
        throw new AssertionError("nobody interrupts the line", e);
      }
    }
  }

  static boolean aStageIsNeverAheadOfTheOneBefore() {
    for (int i = 1; i < line.length; i++) {
      if (line[i].done > line[i - 1].done) {
        return false;
      }
    }
    return true;
  }

  static boolean nothingPilesUpBetweenStages() {
    for (int i = 1; i < line.length; i++) {
      if (line[i - 1].done - line[i].done > 3) {
        return false;
      }
    }
    return true;
  }

  static boolean noStageDoesMoreThanThereIs() {
    for (Stage stage : line) {
      if (stage.done > stage.parts) {
        return false;
      }
    }
    return true;
  }

  public static void main(String[] args) throws InterruptedException {
    int length = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    int parts = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    Belt first = new Belt();
    Belt last = first;
    Stage[] stages = new Stage[length];
    Thread[] threads = new Thread[length];
    for (int i = 0; i < length; i++) {
      Belt next = i < length - 1 ? new Belt() : null;
      stages[i] = new Stage(i, parts, last, next);
      threads[i] = new Thread(stages[i], "stage " + i);
      last = next;
    }
    line = stages;
    for (Thread thread : threads) {
      thread.start();
    }
    for (int i = 0; i < parts; i++) {
      first.put(new Part(i));
    }
  }
}
