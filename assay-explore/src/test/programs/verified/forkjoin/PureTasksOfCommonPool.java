// expect: verified

import java.util.stream.IntStream;

/** What tasks compute by themselves does not depend on how many of them run at once. */
public class PureTasksOfCommonPool {
  public static void main(String[] args) {
    assert IntStream.range(0, 8).parallel().map(i -> i * i).sum() == 140;
  }
}
