/** A property asks for the number of processors. */
public class ProcessorsInProperty {
  static boolean done;

  static boolean holds() {
    return Runtime.getRuntime().availableProcessors() == 2;
  }

  public static void main(String[] args) {
    done = true;
  }
}
