// expect: verified

/**
 * What a thread did before start is seen by the started one, and what that did is seen after join.
 */
public class StartAndJoin {
  static int input;
  static int output;

  public static void main(String[] args) throws Exception {
    input = 20;
    Thread t = new Thread(() -> output = input + 1);
    t.start();
    t.join();
    input++;
    assert output == input;
  }
}
