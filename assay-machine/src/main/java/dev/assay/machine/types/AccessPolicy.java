package dev.assay.machine.types;

/**
 * Which accesses to fields and array elements, and which calls, are shown to whoever watches a
 * machine. It belongs to a universe, as code does: a word in front of each such access tells of it.
 * Without a policy there are no such words.
 */
public interface AccessPolicy {
  /** Whether code of this class may access fields that are shown; asked when it is decoded. */
  boolean mayWatch(Klass k);

  /** Whether accesses to a field are shown; asked when the first one is executed. */
  boolean watches(Field field);

  /** Whether accesses to array elements are shown, wherever they are: an array is nobody's. */
  default boolean watchesArrays() {
    return true;
  }

  /** Whether a field that is watched is plain data and no more. */
  default boolean isData(Field field) {
    return false;
  }

  /** Whether accesses to a field that is not volatile are shown as if it were. */
  default boolean isLikeVolatile(Field field) {
    return false;
  }

  /** Whether calls of a method are shown; asked when it is decoded. */
  default boolean watchesCalls(Method m) {
    return false;
  }
}
