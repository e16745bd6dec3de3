package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.save.DataView;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.state.ComponentPool;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The data that methods of the program may read when they are asked about a state. Of the program's
 * own, that is what they were seen to read, by kind ({@link Granularity#isObserved}); of the JDK's
 * objects everything, because what they read there is not known well enough. An array is either one
 * that they read, with all elements, or one of which they read no more than its length.
 *
 * <p>To be made anew when they are seen to read more.
 */
final class ReadableData implements DataView.Sight {
  private final Machine machine;
  private final ComponentPool pool;
  private final Sights sights;
  private final Granularity granularity;

  /** By slot, what methods do not read of the objects of a class, and of its class object. */
  private final Map<Klass, boolean[]> ofObjects = new HashMap<>();

  private final Map<Klass, boolean[]> ofClasses = new HashMap<>();

  /** By component of objects that are neither arrays nor class objects: what may be read of it. */
  private int[] readable = new int[1024];

  ReadableData(Machine machine, StateKeeper keeper, Sights sights, Granularity granularity) {
    this.machine = machine;
    this.pool = keeper.store().components();
    this.sights = sights;
    this.granularity = granularity;
  }

  @Override
  public int seen(int object, int component) {
    Klass k = machine.universe().klasses[pool.tag(component)];
    if (k.isArray()) {
      // Nobody is told of asking for a length.
      return sights.isMadeByJdk(machine.universe().identities().chainOf(object).site)
              || granularity.isObserved(machine, object, 0)
          ? component
          : 1 + Array.getLength(pool.data(component));
    }
    if (k == machine.universe().classKlass()) {
      Klass declares = machine.klassOf(object);
      return without(ofClasses.computeIfAbsent(declares, c -> unread(c, object, true)), component);
    }
    if (component >= readable.length) {
      readable = Arrays.copyOf(readable, Math.max(component + 1, 2 * readable.length));
    }
    if (readable[component] == 0) {
      readable[component] =
          without(ofObjects.computeIfAbsent(k, c -> unread(c, object, false)), component);
    }
    return readable[component];
  }

  private boolean[] unread(Klass k, int object, boolean isClass) {
    boolean[] result = new boolean[((long[]) machine.heap().data[object]).length];
    for (Klass c = k; c != null; c = isClass ? null : c.superKlass) {
      for (Field f : sights.isProgram(c) ? c.fields : new Field[0]) {
        if (f.isStatic() == isClass) {
          result[f.slot] = !granularity.isObserved(machine, object, f.slot);
        }
      }
    }
    return result;
  }

  /** The component without what is in some slots. */
  private int without(boolean[] slots, int component) {
    long[] data = (long[]) pool.data(component);
    long[] rest = data;
    for (int i = 0; i < data.length; i++) {
      if (slots[i] && data[i] != 0) {
        rest = rest == data ? data.clone() : rest;
        rest[i] = 0;
      }
    }
    return rest == data ? component : pool.intern(pool.tag(component), rest);
  }
}
