// expect: inconclusive

/** How many processors there are differs from machine to machine. */
public class ProcessorsCounted {
  public static void main(String[] a) {
    if (Runtime.getRuntime().availableProcessors() == 3 || Runtime.getRuntime().freeMemory() % 2 == 1) throw new IllegalStateException();
  }
}
