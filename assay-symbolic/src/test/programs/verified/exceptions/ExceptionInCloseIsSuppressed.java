// expect: verified

import dev.assay.api.Assay;

/** An exception in close is attached to the first one. */
public class ExceptionInCloseIsSuppressed {
  static class Resource implements AutoCloseable {
    @Override
    public void close() {
      throw new IllegalArgumentException();
    }
  }

  public static void main(String[] args) {
    boolean fail = Assay.anyBoolean();
    boolean caught = false;
    try (Resource r = new Resource()) {
      if (fail) {
        throw new IllegalStateException();
      }
    } catch (IllegalStateException e) {
      caught = true;
      assert fail && e.getSuppressed().length == 1;
    } catch (IllegalArgumentException e) {
      caught = true;
      assert !fail;
    }
    assert caught;
  }
}
