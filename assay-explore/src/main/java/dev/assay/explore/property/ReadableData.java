package dev.assay.explore.property;

import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.explore.visibility.Precision;
import dev.assay.machine.Machine;
import dev.assay.machine.save.DataView;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.save.Tags;
import dev.assay.machine.state.ComponentPool;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The data that methods of the program may read when they are asked about a state. Of the program's
 * own, that is what they were seen to read, by kind ({@link Precision#isObserved}); of the JDK's
 * objects everything, because what they read there is not known well enough. An array is either one
 * that they read, with all elements, or one of which they read no more than its length.
 *
 * <p>To be made anew when they are seen to read more.
 */
final class ReadableData implements DataView.Sight {
  private final Machine machine;
  private final ComponentPool pool;
  private final CodeClassifier classifier;
  private final Precision precision;

  /** By slot, what methods do not read of the objects of a class, and of its class object. */
  private final Map<Klass, BitSet> ofObjects = new HashMap<>();

  private final Map<Klass, BitSet> ofClasses = new HashMap<>();

  /** By component of objects that are neither arrays nor class objects: what may be read of it. */
  private int[] readable = new int[1024];

  ReadableData(
      Machine machine, StateKeeper keeper, CodeClassifier classifier, Precision precision) {
    this.machine = machine;
    this.pool = keeper.store().components();
    this.classifier = classifier;
    this.precision = precision;
  }

  @Override
  public int seen(int object, int component) {
    Klass k = machine.universe().klasses[Tags.klass(pool.tag(component))];
    if (k.isArray()) {
      int site = machine.universe().identities().chainOf(object).site;
      // Nobody is told of asking for a length, or for the class.
      return classifier.isMadeByJdk(site) || precision.isObserved(Precision.arrayKind(site))
          ? component
          : pool.intern(k.id, new int[] {Array.getLength(pool.data(component))});
    }
    if (k == machine.universe().classKlass()) {
      Klass declares = machine.klassOf(object);
      return without(ofClasses.computeIfAbsent(declares, this::unreadOfClass), component);
    }
    if (component >= readable.length) {
      readable = Arrays.copyOf(readable, Math.max(component + 1, 2 * readable.length));
    }
    if (readable[component] == 0) {
      readable[component] = without(ofObjects.computeIfAbsent(k, this::unreadOfObjects), component);
    }
    return readable[component];
  }

  private BitSet unreadOfClass(Klass k) {
    BitSet result = new BitSet();
    for (Field f : k.fields) {
      if (f.isStatic() && isUnread(f, Precision.staticKind(k.mirror, f.slot))) {
        result.set(f.slot);
      }
    }
    return result;
  }

  private BitSet unreadOfObjects(Klass k) {
    BitSet result = new BitSet();
    for (Klass c = k; c != null; c = c.superKlass) {
      for (Field f : c.fields) {
        if (!f.isStatic() && isUnread(f, Precision.fieldKind(k.id, f.slot))) {
          result.set(f.slot);
        }
      }
    }
    return result;
  }

  /** Of a field that is not watched, such as what a lambda has captured, nobody is told. */
  private boolean isUnread(Field f, long kind) {
    return classifier.isProgram(f.holder) && classifier.watches(f) && !precision.isObserved(kind);
  }

  /** The component without what is in some slots. */
  private int without(BitSet slots, int component) {
    long[] data = (long[]) pool.data(component);
    long[] rest = data;
    for (int i = 0; i < data.length; i++) {
      if (slots.get(i) && data[i] != 0) {
        rest = rest == data ? data.clone() : rest;
        rest[i] = 0;
      }
    }
    int tag = Tags.object(Tags.klass(pool.tag(component)), false); // nobody can read the rest
    return rest == data && tag == pool.tag(component) ? component : pool.intern(tag, rest);
  }
}
