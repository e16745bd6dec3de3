// expect: violation assertion

/** Threads that talk to each other through a system property. */
public class SystemProperty {
  public static void main(String[] args) {
    System.setProperty("ready", "no");
    new Thread(() -> System.setProperty("ready", "yes")).start();
    assert System.getProperty("ready").equals("yes");
  }
}
