/** A thread has another priority for a moment. */
public class PriorityAndBack {
  static Thread main;

  static boolean holds() {
    return main == null || main.getPriority() == Thread.NORM_PRIORITY;
  }

  public static void main(String[] args) throws Exception {
    main = Thread.currentThread();
    main.setPriority(7);
    main.setPriority(Thread.NORM_PRIORITY);
  }
}
