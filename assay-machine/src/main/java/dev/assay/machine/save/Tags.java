package dev.assay.machine.save;

import dev.assay.machine.state.PartKind;
import dev.assay.machine.state.VectorLayout;

/**
 * How components and the parts of a state's vector are told apart. An object's tag is the number of
 * its class, and whether it has escaped.
 *
 * <p>The vector has a part for each thread, two for the halves of the map of objects and one for
 * the globals. What changes is spread evenly over the two halves of the vector: one half of the
 * objects and every other thread in each.
 */
public final class Tags {
  public static final int FRAME = -1;
  public static final int STATUS = -2;
  public static final int GLOBALS = -3;

  /**
   * Added to the tag of an object that has escaped, see {@link
   * dev.assay.machine.heap.EscapedObjects}.
   */
  private static final int ESCAPED = 1 << 30;

  /** Parts that are no threads. */
  private static final int OTHERS = 3;

  private static final int EVEN_OBJECTS = 0;

  public static final VectorLayout LAYOUT =
      (index, count) -> {
        if (index == globals(count)) {
          return PartKind.COMPONENT;
        }
        return index == EVEN_OBJECTS
            ? PartKind.EVEN_KEYS
            : index == objects(1, count) ? PartKind.ODD_KEYS : PartKind.LIST_OF_COMPONENTS;
      };

  private Tags() {}

  /** The tag of an object. */
  public static int object(int klass, boolean hasEscaped) {
    return hasEscaped ? klass | ESCAPED : klass;
  }

  /** Whether a component is an object, which the number of a class and more is the tag of. */
  public static boolean isObject(int tag) {
    return tag >= 0;
  }

  /** The number of an object's class. */
  public static int klass(int tag) {
    return tag & ~ESCAPED;
  }

  /** Whether an object has escaped. */
  public static boolean hasEscaped(int tag) {
    return tag >= 0 && (tag & ESCAPED) != 0;
  }

  /** The length of the vector of a state with so many threads. */
  static int count(int threads) {
    return threads + OTHERS;
  }

  public static int threads(int count) {
    return count - OTHERS;
  }

  private static int middle(int count) {
    return (count + 1) >> 1;
  }

  /** Where in a vector a half of the objects is: 0 for the even slots, 1 for the odd ones. */
  public static int objects(int half, int count) {
    return half == 0 ? EVEN_OBJECTS : middle(count);
  }

  public static int globals(int count) {
    return (count & 1) == 0 ? count - 1 : middle(count) - 1;
  }

  /** Where in a vector a thread is, given its place in the order of threads. */
  public static int thread(int place, int count) {
    return ((place & 1) == 0 ? EVEN_OBJECTS : middle(count)) + 1 + (place >> 1);
  }
}
