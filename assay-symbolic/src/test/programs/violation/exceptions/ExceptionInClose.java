// expect: violation exception IllegalArgumentException
// inputs: -4

import dev.assay.api.Assay;

/** An exception in close leaves the method. */
public class ExceptionInClose {
  record Resource(int id) implements AutoCloseable {
    @Override
    public void close() {
      if (id < 0) {
        throw new IllegalArgumentException();
      }
    }
  }

  public static void main(String[] args) {
    try (Resource r = new Resource(Assay.anyInt())) {
      assert r.id() == r.id;
    }
  }
}
