import java.time.Instant;

/** A property asks for the time. */
public class TimeInProperty {
  static boolean done;

  static boolean holds() {
    return Instant.now().getNano() < 900_000_000;
  }

  public static void main(String[] args) {
    done = true;
  }
}
