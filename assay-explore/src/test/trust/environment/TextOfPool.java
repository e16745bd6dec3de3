import java.util.concurrent.Executors;

/** The text of a pool shows an identity hash code. */
public class TextOfPool {
  public static void main(String[] args) {
    assert Executors.newCachedThreadPool().toString().hashCode() != 7;
  }
}
