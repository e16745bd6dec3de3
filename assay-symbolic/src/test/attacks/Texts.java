/** Messages that depend on inputs, also where others look at failures. */
class Texts {
  @Expect(value = "violation", by = "IllegalStateException")
  static void messageWithInput(int x) {
    if (x == 7) {
      throw new IllegalStateException("x is " + x);
    }
  }

  @Expect("violation")
  static void detailOfAssertion(int x) {
    assert x != 7 : x;
  }

  @Expect(value = "violation", by = "ArrayIndexOutOfBoundsException")
  static void indexInMessage(int x) {
    int[] a = new int[3];
    a[x] = 1;
  }

  @Expect(value = "violation", by = "ArrayIndexOutOfBoundsException")
  static void indexInMessageAfterAThread(int x) throws InterruptedException {
    Thread t = new Thread(() -> {});
    t.start();
    t.join();
    int[] a = new int[3];
    a[x] = 1;
  }

  @Expect(value = "violation", by = "IllegalStateException")
  static void messageAfterAThread(int x) throws InterruptedException {
    Thread t = new Thread(() -> {});
    t.start();
    t.join();
    if (x == 7) {
      throw new IllegalStateException("x is " + x);
    }
  }

  @Expect(value = "violation", by = "IllegalStateException")
  static void messageWithAHook(int x) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {}));
    if (x == 7) {
      throw new IllegalStateException("x is " + x);
    }
  }

  @Expect("violation")
  static void messageInAnotherThread(int x) throws InterruptedException {
    Thread t =
        new Thread(
            () -> {
              assert x != 7 : "x is " + x;
            });
    t.start();
    t.join();
  }

  @Expect(value = "violation", by = "RuntimeException")
  static void messageOfACause(double x) {
    if (x == 7) {
      throw new RuntimeException(new IllegalStateException("x is " + x));
    }
  }

  @Expect("verified")
  static void caughtAndForgotten(int x) {
    int n = 0;
    try {
      if (x == 7) {
        throw new IllegalStateException("x is " + x);
      }
    } catch (IllegalStateException e) {
      n = 1;
    }
    assert n == (x == 7 ? 1 : 0);
  }

  @Expect("inconclusive")
  static void messageIsRead(int x) {
    try {
      throw new IllegalStateException("x is " + x);
    } catch (IllegalStateException e) {
      assert e.getMessage().length() < 10;
    }
  }

  @Expect(value = "violation", by = "NegativeArraySizeException")
  static void sizeInMessage(int x) {
    if (x < 2) {
      int[] a = new int[x];
    }
  }

  @Expect("verified")
  static void joined(long x, boolean b, char c) {
    String text = "x is " + x + b + c;
    assert text != null;
  }

  @Expect(value = "violation", by = "ClassCastException")
  static void classInMessage(boolean b) {
    Object o = b ? "text" : Integer.valueOf(1);
    Integer i = (Integer) o;
  }
}
