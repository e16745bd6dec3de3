package dev.assay.machine.classes;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;

/** The {@code java.lang.Class} objects, and the other objects that follow from what they are. */
public final class Mirrors {
  private final Machine machine;
  private final Universe universe;
  private final Heap heap;
  private final int classLoaderSlot;
  private final int componentTypeSlot;
  private final int moduleSlot;

  public Mirrors(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
    this.heap = machine.heap();
    Klass klass = universe.require("java/lang/Class");
    this.classLoaderSlot = klass.declaredField("classLoader").slot;
    this.componentTypeSlot = klass.declaredField("componentType").slot;
    this.moduleSlot = klass.declaredField("module").slot;
  }

  /** The {@code java.lang.Class} object of a class, made when it is first needed. */
  public int of(Klass k) {
    if (!heap.isLive(k.mirror)) {
      makeMirror(k);
    }
    return k.mirror;
  }

  private void makeMirror(Klass k) {
    long[] fields = mirrorFields(k);
    if (isFixed(k)) {
      heap.putKept(k.mirror, universe.classKlass(), fields);
    } else {
      heap.put(k.mirror, universe.classKlass(), fields);
    }
  }

  /** What a class object holds before anything has happened to the class. */
  private long[] mirrorFields(Klass k) {
    long[] fields = new long[k.mirrorSlots];
    fields[Klass.KLASS_ID] = k.id;
    fields[Klass.STATUS] =
        k.file == null || k.trivialInitialization ? Klass.INITIALIZED : Klass.UNINITIALIZED;
    fields[classLoaderSlot] = k.loader;
    fields[moduleSlot] = machine.modules().of(k);
    if (k.component != null) {
      fields[componentTypeSlot] = of(k.component);
    }
    for (Field f : k.fields) {
      if (f.isStatic() && f.info.constantValueIndex() != 0) {
        fields[f.slot] = constantValue(k, f);
      }
    }
    return fields;
  }

  /**
   * Whether an object's position and contents follow from what it is (a class object, an interned
   * string and its characters). Such an object can be made at any time and is then always the same,
   * so a state need not tell whether it has been made yet.
   */
  public boolean isFixed(int position) {
    Identities.Chain c = universe.identities().chainOf(position);
    return c.site == Universe.LITERAL_SITE
        || (c.site == Universe.MIRROR_SITE
            && isFixed(universe.klasses[c.thread])
            && universe.identities().occurrenceOf(position) == 0);
  }

  /**
   * Not the class of a loader of the program, nor a hidden one: these exist once they are defined.
   */
  public boolean isFixed(Klass k) {
    Klass e = k;
    while (e.component != null) {
      e = e.component;
    }
    boolean builtIn = machine.modules().isBuiltIn(e.loader);
    return builtIn && !e.injected && (!e.hidden || e.generated);
  }

  /** What a fixed object holds when it is new. */
  public Object pristine(int position) {
    Identities.Chain c = universe.identities().chainOf(position);
    if (c.site == Universe.MIRROR_SITE) {
      return mirrorFields(universe.klasses[c.thread]);
    }
    return machine
        .strings()
        .pristine(universe.literalText(c.thread), universe.identities().occurrenceOf(position), c);
  }

  private long constantValue(Klass k, Field f) {
    int index = f.info.constantValueIndex();
    return switch (f.kind()) {
      case 'J', 'D' -> k.file.pool().longAt(index);
      case 'L', '[' -> machine.strings().intern(k.file.pool().string(index));
      default -> k.file.pool().intAt(index);
    };
  }

  /** The class a {@code java.lang.Class} object stands for. */
  public Klass klassOf(int mirror) {
    return universe.klasses[(int) heap.field(mirror, Klass.KLASS_ID)];
  }

  /** Makes an object whose position was fixed in advance: a class object or an interned string. */
  public void materialize(int position) {
    Identities.Chain c = universe.identities().chainOf(position);
    if (c.site == Universe.MIRROR_SITE) {
      of(universe.klasses[c.thread]);
    } else {
      machine.strings().intern(universe.literalText(c.thread));
    }
  }
}
