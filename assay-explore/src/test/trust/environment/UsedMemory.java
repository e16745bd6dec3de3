import java.lang.management.ManagementFactory;

/** How much memory is used depends on the JVM. */
public class UsedMemory {
  public static void main(String[] args) {
    assert ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() < 1_000_000;
  }
}
