import java.lang.management.ManagementFactory;

/** How long the JVM has run depends on the time. */
public class ShortUptime {
  public static void main(String[] args) {
    assert ManagementFactory.getRuntimeMXBean().getUptime() < 5;
  }
}
