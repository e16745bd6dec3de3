import java.util.stream.Stream;

/** A stream that is being built. A lock orders the two uses. */
public class LockedStreamBuilder {
  public static void main(String[] args) throws Exception {
    Stream.Builder<Integer> o = Stream.builder();
    Thread t =
        new Thread(
            () -> {
              synchronized (o) {
                o.add(1);
              }
            });
    t.start();
    synchronized (o) {
      o.add(2);
    }
    t.join();
  }
}
