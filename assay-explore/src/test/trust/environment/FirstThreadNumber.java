/** How many threads the JVM has made before the program is up to the JVM. */
public class FirstThreadNumber {
  public static void main(String[] args) {
    assert new Thread().getId() < 20;
  }
}
