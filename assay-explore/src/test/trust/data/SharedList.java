import java.util.ArrayList;
import java.util.List;

/** A list without lock. Nothing orders the two uses. */
public class SharedList {
  public static void main(String[] args) throws Exception {
    List<Integer> o = new ArrayList<>();
    Thread t = new Thread(() -> o.add(1));
    t.start();
    o.size();
    t.join();
  }
}
