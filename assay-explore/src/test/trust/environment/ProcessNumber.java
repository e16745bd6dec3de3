/** The operating system numbers processes. */
public class ProcessNumber {
  public static void main(String[] args) {
    assert ProcessHandle.current().pid() > 0 && ProcessHandle.current().pid() < 1000;
  }
}
