// expect: violation race

/** Two threads write a field of a class that nobody has used before. */
public class FirstUseOfAClassRaces {
  static class Other {
    static int x;
  }

  public static void main(String[] args) {
    new Thread(() -> Other.x = 1).start();
    new Thread(() -> Other.x = 2).start();
  }
}
