// expect: violation race

/** A string builder whose text does not fit single bytes, and that two threads use. */
public class BuilderOfWideTextRace {
  static final StringBuilder TEXT = new StringBuilder("\u20ac");

  public static void main(String[] args) {
    new Thread(() -> TEXT.setCharAt(0, 'x')).start();
    new Thread(() -> TEXT.charAt(0)).start();
  }
}
