// run: assay bound examples/bound/FlapController.java -- 2
// expect: verified
// run: assay bound examples/bound/FlapController.java -- 2 unsafe
// expect: violation assertion
// run: assay bound examples/bound/FlapController.java -- 3 safe 3
// expect: verified
// arguments: how often the controller looks at the lever; unsafe: it looks twice each time; how
// often
// the pilot moves it, 2 unless given

import dev.assay.api.Assay;

/**
 * The flaps of an aircraft, in small. The pilot moves a lever, to wherever it may be; a controller
 * in a thread of its own sets the flaps to what the lever says, unless that is more than they can
 * bear at the speed the aircraft has. If it reads the lever once to check and a second time to set,
 * the pilot can move it in between: both an interleaving and positions of the lever are needed to
 * get there.
 */
public class FlapController {
  static final int UP = 0;
  static final int APPROACH = 10;
  static final int DOWN = 40;
  static final int FASTEST_WITH_FLAPS_DOWN = 180;

  /** What the pilot has in hand. */
  static class Lever {
    volatile int degrees = UP;
  }

  /** Moves the lever some times, and does not mind the speed. */
  static class Pilot extends Thread {
    private final Lever lever;
    private final int[] positions;

    Pilot(Lever lever, int[] positions) {
      this.lever = lever;
      this.positions = positions;
    }

    @Override
    public void run() {
      for (int degrees : positions) {
        lever.degrees = degrees;
      }
    }
  }

  /** Moves the flaps. */
  static class Controller extends Thread {
    private final Lever lever;
    private final int furthest;
    private final int looks;
    private final boolean readsTwice;
    int flaps = UP;

    Controller(Lever lever, int speed, int looks, boolean readsTwice) {
      this.lever = lever;
      this.furthest = speed > FASTEST_WITH_FLAPS_DOWN ? APPROACH : DOWN;
      this.looks = looks;
      this.readsTwice = readsTwice;
    }

    @Override
    public void run() {
      for (int i = 0; i < looks; i++) {
        int wanted = lever.degrees;
        if (wanted >= UP && wanted <= furthest) {
          flaps = readsTwice ? lever.degrees : wanted;
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int looks = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    boolean unsafe = args.length > 1 && args[1].equals("unsafe");
    int speed = Assay.anyInt(0, 500);
    Lever lever = new Lever();
    int[] positions = new int[args.length > 2 ? Integer.parseInt(args[2]) : 2];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = Assay.anyInt();
    }
    Pilot pilot = new Pilot(lever, positions);
    Controller controller = new Controller(lever, speed, looks, unsafe);
    pilot.start();
    controller.start();
    pilot.join();
    controller.join();
    assert controller.flaps >= UP && controller.flaps <= DOWN : "the flaps break";
    assert controller.flaps <= APPROACH || speed <= FASTEST_WITH_FLAPS_DOWN : "too fast for this";
  }
}
