// expect: violation invariant
// options: --invariant InvariantOfBoxes#holds

/** The invariant reads what the JDK keeps in an object of its own. */
public class InvariantOfBoxes {
  static Integer last = 1000;
  static int unread;

  static boolean holds() {
    return last != 1005;
  }

  public static void main(String[] args) {
    for (int i = 1; i <= 6; i++) {
      last = 1000 + i;
      unread += i;
    }
  }
}
