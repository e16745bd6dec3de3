// expect: verified

import dev.assay.api.Assay;

/** Resources are closed in the reverse order, whether or not there is an exception. */
public class ResourcesAreClosed {
  static int log;

  static class Resource implements AutoCloseable {
    final int id;

    Resource(int id) {
      this.id = id;
    }

    @Override
    public void close() {
      log = log * 10 + id;
    }
  }

  public static void main(String[] args) {
    boolean fail = Assay.anyBoolean();
    try (Resource a = new Resource(1);
        Resource b = new Resource(2)) {
      if (fail) {
        throw new IllegalStateException();
      }
      assert a.id < b.id;
    } catch (IllegalStateException e) {
      log = log * 10 + 3;
    }
    assert log == (fail ? 213 : 21);
  }
}
