/** Numbers of threads are kept, compared and printed, and nothing else. */
public class ThreadNumbersCompared {
  public static void main(String[] args) {
    Thread first = new Thread();
    long one = first.getId();
    long other = new Thread().getId();
    assert one < other && first.getId() != Thread.currentThread().getId();
    System.out.println("threads " + one + " and " + other);
    System.out.println(first.getId());
  }
}
