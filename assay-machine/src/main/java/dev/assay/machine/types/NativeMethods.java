package dev.assay.machine.types;

/** Where classes find their native methods. */
public interface NativeMethods {
  /** The tables for the class with this internal name; none if it has no entry. */
  NativeTable[] tables(String internalName);

  /**
   * Whether a native method relies on nothing but the machine's data and the thread that calls it,
   * or says itself what else it relies on.
   */
  boolean isSelfContained(String klass, String method);
}
