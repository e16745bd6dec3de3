package dev.assay.machine.types;

import dev.assay.machine.Machine;

/**
 * The native methods that one file provides, numbered from 0. The three arrays have one entry per
 * number; each call returns a fresh array.
 */
public interface NativeTable {
  /**
   * What each entry stands for: a method's name, which fits every overload, or its name followed by
   * its descriptor.
   */
  String[] names();

  /** The first feature release of the JDK that each entry is for. */
  int[] minJdk();

  /** The last feature release of the JDK that each entry is for. */
  int[] maxJdk();

  /**
   * Calls an entry. Its arguments lie in {@code s} from {@code base} on in the JVM's slot
   * numbering, the receiver of an instance method first: a long or double takes two slots, with its
   * value in the lower one; values of int type are sign-extended; a float or double is its raw
   * bits; a boolean is 0 or 1; a reference is an object's number. The result, if any, is left in
   * {@code s[base]} in the same form.
   *
   * @throws IndexOutOfBoundsException if there is no such entry
   */
  void call(int index, Machine m, long[] s, int base);
}
