// expect: violation race

/**
 * The lazily computed hash without promotion: by default any data race is a violation, a benign one
 * too.
 */
public class LazyHash {
  private int hash;

  int hash() {
    int h = hash;
    if (h == 0) {
      h = 31 * 17;
      hash = h;
    }
    return h;
  }

  public static void main(String[] args) {
    LazyHash key = new LazyHash();
    new Thread(key::hash).start();
    key.hash();
  }
}
