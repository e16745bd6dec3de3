import java.util.Comparator;
import java.util.Set;
import java.util.TreeSet;

/** Objects in a tree stand in the order of their identity hash codes. */
public class FirstByIdentity {
  public static void main(String[] args) {
    Object first = new Object();
    Set<Object> all = new TreeSet<>(Comparator.comparingInt(System::identityHashCode));
    all.add(new Object());
    all.add(first);
    assert all.iterator().next() == first;
  }
}
