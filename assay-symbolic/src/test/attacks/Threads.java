import dev.assay.api.Assay;

/** Threads with inputs. */
class Threads {
  static volatile int shared;
  static int plain;

  static void run(Runnable a, Runnable b) {
    Thread s = new Thread(a);
    Thread t = new Thread(b);
    s.start();
    t.start();
    try {
      s.join();
      t.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Expect("violation")
  static void lostUpdate(int x) {
    run(() -> shared += x, () -> shared += x);
    assert shared == 2 * x;
  }

  @Expect("verified")
  static void noUpdateIsLost(int x) {
    Object lock = new Object();
    Runnable add =
        () -> {
          synchronized (lock) {
            plain += x;
          }
        };
    run(add, add);
    assert plain == 2 * x;
  }

  @Expect("violation")
  static void onlyForOneInput(int x) {
    run(() -> shared = x, () -> shared = 5);
    assert shared != 5 || x == 77;
  }

  @Expect("verified")
  static void eitherValue(int x, int y) {
    run(() -> shared = x, () -> shared = y);
    assert shared == x || shared == y;
  }

  @Expect(value = "violation", by = "race")
  static void raceForSomeInputs(boolean b) {
    run(
        () -> {
          if (b) {
            plain = 1;
          }
        },
        () -> plain = 2);
  }

  @Expect("verified")
  static void exitOnBothWays(int x) throws InterruptedException {
    Thread t = new Thread(() -> shared = 1);
    t.start();
    if (x == 7) {
      System.exit(1);
    } else {
      System.exit(2);
    }
  }

  @Expect("verified")
  static void assumptionInAThread(int x) {
    run(() -> Assay.assume(x > 3), () -> shared = 1);
    assert x > 3;
  }

  @Expect(value = "violation", by = "deadlock")
  static void deadlockForSomeInputs(boolean b) {
    Object p = new Object();
    Object q = new Object();
    run(
        () -> {
          synchronized (p) {
            synchronized (q) {
              shared++;
            }
          }
        },
        () -> {
          synchronized (b ? q : p) {
            synchronized (b ? p : q) {
              shared++;
            }
          }
        });
  }

  @Expect("violation")
  static void switchInAThread(int x) {
    run(
        () -> {
          switch (x) {
            case 1 -> shared = 10;
            case 2 -> shared = 20;
            default -> shared = 30;
          }
        },
        () -> {});
    assert shared != 20;
  }

  @Expect("violation")
  static void boxFromAThread(Integer a) {
    Integer[] box = new Integer[1];
    run(() -> box[0] = 5, () -> {});
    assert a != box[0];
  }
}
