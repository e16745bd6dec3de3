package dev.assay.machine.types;

/**
 * Which accesses to fields and array elements are shown to whoever watches a machine. It belongs to
 * a universe, as code does: a word in front of each such access tells of it. Accesses to array
 * elements are shown wherever they are, since an array is nobody's. Without a policy there are no
 * such words.
 */
public interface AccessPolicy {
  /** Whether code of this class may access fields that are shown; asked when it is decoded. */
  boolean mayWatch(Klass k);

  /** Whether accesses to a field are shown; asked when the first one is executed. */
  boolean watches(Field field);
}
