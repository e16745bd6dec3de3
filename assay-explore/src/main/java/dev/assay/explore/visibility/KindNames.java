package dev.assay.explore.visibility;

import dev.assay.explore.jdk.SharedData;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Site;
import dev.assay.machine.types.Universe;

/**
 * Names of kinds of data that are the same in every process: {@code Account.balance} for a field,
 * {@code Main.run()V@12 [I} for the arrays that an instruction makes.
 */
public final class KindNames {
  private final Universe universe;

  public KindNames(Universe universe) {
    this.universe = universe;
  }

  String of(long kind) {
    if (Precision.isArrayKind(kind)) {
      return ofSite(universe.sites[(int) kind]);
    }
    int slot = (int) (kind & 0xffff);
    if (!Precision.isStaticKind(kind)) {
      return ofField(universe.klasses[(int) (kind >> 16)], slot, false);
    }
    return ofField(universe.klasses[classOf(kind)], slot, true);
  }

  /** The name for people. */
  String readable(long kind) {
    String name = of(kind);
    int declared = name.indexOf(" of ");
    return (declared < 0 ? name : name.substring(0, declared)).replace('/', '.');
  }

  /** Whether data belongs to the JDK's concurrent classes, whose authors know what they do. */
  boolean isOfConcurrentClass(long kind) {
    Klass holder;
    if (Precision.isArrayKind(kind)) {
      Method maker = universe.sites[(int) kind].method;
      if (maker == null) {
        return false;
      }
      holder = maker.holder;
    } else if (Precision.isStaticKind(kind)) {
      holder = universe.klasses[classOf(kind)];
    } else {
      holder = universe.klasses[(int) (kind >> 16)];
    }
    return holder.loader == 0 && SharedData.isTrusted(holder);
  }

  private int classOf(long staticKind) {
    int mirror = (int) ((staticKind & ~Precision.STATIC) >> 16);
    Identities.Chain c = universe.identities().chainOf(mirror);
    return c.thread;
  }

  private static String ofSite(Site s) {
    String elements = s.klass == null ? "" : " " + s.klass.name;
    return s.method == null
        ? "site " + s.id + elements
        : s.method.holder.name + "." + s.method.name + s.method.descriptor + "@" + s.pc + elements;
  }

  private static String ofField(Klass k, int slot, boolean isStatic) {
    for (Klass c = k; c != null; c = c.superKlass) {
      for (Field f : c.fields) {
        if (f.isStatic() == isStatic && f.slot == slot) {
          // The class of the object is part of the kind, not the class that declares the field.
          return k.name + "." + f.name + " of " + c.name;
        }
      }
    }
    return k.name + (isStatic ? " static " : " ") + slot;
  }
}
