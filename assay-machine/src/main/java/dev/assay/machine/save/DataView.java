package dev.assay.machine.save;

import dev.assay.machine.state.IntMaps;
import dev.assay.machine.state.LiveMap;
import java.util.Arrays;

/**
 * The data of states as somebody sees it who does not see all of it. Its numbers are equal where
 * states look the same. Looking at a state costs what it has that the last one looked at had not.
 */
public final class DataView {
  /** What is seen of objects. */
  public interface Sight {
    /**
     * The component that stands for what is seen of an object. Of another one with the same
     * component, something else may be seen.
     */
    int seen(int position, int component);
  }

  private final StateKeeper keeper;
  private final Sight sight;
  private final LiveMap[] seen;
  private final IntMaps.DiffVisitor[] look = {
    (key, from, to) -> look(0, key, to), (key, from, to) -> look(1, key, to)
  };

  /** The data looked at last. */
  private final int[] last = new int[StateKeeper.DATA];

  private int[] keys = new int[64];
  private int[] values = new int[64];
  private int count;

  /** Sees no data so far. */
  public DataView(StateKeeper keeper, Sight sight) {
    this.keeper = keeper;
    this.sight = sight;
    this.seen = new LiveMap[] {new LiveMap(keeper.store()), new LiveMap(keeper.store())};
  }

  /**
   * Looks at a state, in which the machine need not be.
   *
   * @param data of the state, as {@link StateKeeper#data} gives it
   * @param out where as many numbers are put, which stand for what is seen of it
   */
  public void read(int[] data, int[] out) {
    keeper.adoptCollected();
    for (int half = 0; half < seen.length; half++) {
      count = 0;
      keeper.store().maps().diff(last[half], data[half], look[half]);
      out[half] = seen[half].update(keys, values, count);
    }
    out[seen.length] = data[seen.length];
    System.arraycopy(data, 0, last, 0, data.length);
  }

  private void look(int half, int key, int component) {
    if (count == keys.length) {
      keys = Arrays.copyOf(keys, 2 * count);
      values = Arrays.copyOf(values, 2 * count);
    }
    int p = keeper.position(half, key);
    int first = keeper.firstComponent(p);
    int value = component == 0 ? 0 : sight.seen(p, component);
    keys[count] = key;
    values[count++] = first != 0 && value == sight.seen(p, first) ? 0 : value;
  }
}
