// expect: violation race

/** Who starts a thread writes data for it afterwards, and then ends. */
public class StartedBeforeData {
  static int data;

  public static void main(String[] args) {
    Thread reader = new Thread(() -> System.out.println(data));
    new Thread(
            () -> {
              reader.start();
              data = 1;
            })
        .start();
  }
}
