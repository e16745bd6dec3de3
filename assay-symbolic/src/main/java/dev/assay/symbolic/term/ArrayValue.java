package dev.assay.symbolic.term;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A concrete array: a value for every 32-bit index.
 *
 * <p>Immutable. {@link #with} copies only the way to the changed element in a tree with sixteen
 * branches and eight levels, so that long chains of stores cost little. Absent branches hold the
 * value that is everywhere else.
 */
public final class ArrayValue {
  private static final int TOP = 28;

  private final long elsewhere;
  private final Object @Nullable [] root;

  private ArrayValue(long elsewhere, Object @Nullable [] root) {
    this.elsewhere = elsewhere;
    this.root = root;
  }

  /** The array that has one value everywhere. */
  public static ArrayValue of(long everywhere) {
    return new ArrayValue(everywhere, null);
  }

  public long get(int index) {
    Object[] node = root;
    for (int shift = TOP; node != null; shift -= 4) {
      Object next = node[index >>> shift & 15];
      if (shift == 0) {
        return next == null ? elsewhere : (Long) next;
      }
      node = (Object[]) next;
    }
    return elsewhere;
  }

  /** This array with another value at one index. */
  public ArrayValue with(int index, long value) {
    return new ArrayValue(elsewhere, with(root, TOP, index, value));
  }

  private static Object[] with(Object @Nullable [] node, int shift, int index, long value) {
    Object[] copy = node == null ? new Object[16] : Arrays.copyOf(node, 16);
    int branch = index >>> shift & 15;
    copy[branch] =
        shift == 0
            ? (Object) value
            : with((Object @Nullable []) copy[branch], shift - 4, index, value);
    return copy;
  }

  /** The value of all indices that were never set. */
  public long elsewhere() {
    return elsewhere;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("[");
    print(root, TOP, 0, text);
    return text.append("else ").append(elsewhere).append(']').toString();
  }

  private static void print(Object @Nullable [] node, int shift, int prefix, StringBuilder text) {
    for (int branch = 0; node != null && branch < 16; branch++) {
      Object next = node[branch];
      int index = prefix | branch << shift;
      if (next != null && shift == 0) {
        text.append(index).append(": ").append(next).append(", ");
      } else if (next != null) {
        print((Object[]) next, shift - 4, index, text);
      }
    }
  }
}
