// expect: violation race

/** Two variables without a lock, both written in one go: two races. */
public class TwoRacesInOneStep {
  static int first;
  static int second;

  static void write() {
    first = 1;
    second = 1;
  }

  public static void main(String[] args) {
    new Thread(TwoRacesInOneStep::write).start();
    new Thread(TwoRacesInOneStep::write).start();
  }
}
