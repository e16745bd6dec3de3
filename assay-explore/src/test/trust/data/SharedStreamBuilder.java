import java.util.stream.Stream;

/** A stream that is being built. Nothing orders the two uses. */
public class SharedStreamBuilder {
  public static void main(String[] args) throws Exception {
    Stream.Builder<Integer> o = Stream.builder();
    Thread t = new Thread(() -> o.add(1));
    t.start();
    o.add(2);
    t.join();
  }
}
