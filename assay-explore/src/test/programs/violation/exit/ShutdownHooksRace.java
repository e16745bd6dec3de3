// expect: violation race

/** Two shutdown hooks run at the same time and write the same field. */
public class ShutdownHooksRace {
  static int last;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> last = 1));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> last = 2));
  }
}
