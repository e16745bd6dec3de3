/** How many threads the JVM has for itself is up to the JVM. */
public class AllThreads {
  public static void main(String[] args) {
    assert Thread.getAllStackTraces().size() < 4;
  }
}
