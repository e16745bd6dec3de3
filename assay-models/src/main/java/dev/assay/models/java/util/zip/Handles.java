package dev.assay.models.java.util.zip;

/**
 * Gives objects numbers that Java code can hold where a native pointer is expected. A number is the
 * smallest one not in use, so the numbers do not tell how many objects there have been. Zero, the
 * null pointer, is never given.
 *
 * <p>The JDK guards each stream by a lock of its own, but this table is shared by all of them,
 * hence {@code synchronized}.
 */
final class Handles {
  private Object[] objects = new Object[4];

  /** Finds a number for {@code object}. */
  synchronized long open(Object object) {
    int slot = 0;
    while (slot < objects.length && objects[slot] != null) {
      slot++;
    }
    if (slot == objects.length) {
      Object[] larger = new Object[2 * slot];
      System.arraycopy(objects, 0, larger, 0, slot);
      objects = larger;
    }
    objects[slot] = object;
    return slot + 1;
  }

  /** The object with this number. */
  synchronized Object get(long handle) {
    if (handle < 1 || handle > objects.length || objects[(int) handle - 1] == null) {
      throw new InternalError("no open stream has the address " + handle);
    }
    return objects[(int) handle - 1];
  }

  /** Forgets an object and frees its number. */
  synchronized void close(long handle) {
    get(handle);
    objects[(int) handle - 1] = null;
  }
}
