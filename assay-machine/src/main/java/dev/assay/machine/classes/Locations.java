package dev.assay.machine.classes;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Klass;

/** Which modules and loaders classes belong to, as HotSpot's messages tell. */
public final class Locations {
  private final Machine machine;
  private final Heap heap;

  public Locations(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
  }

  /** HotSpot's text for a failed cast. */
  public String classCastMessage(Klass actual, Klass wanted) {
    return "class "
        + actual.externalName()
        + " cannot be cast to class "
        + wanted.externalName()
        + " ("
        + pair(actual, wanted)
        + ")";
  }

  /** Which modules and loaders two classes belong to, as HotSpot's messages tell. */
  public String pair(Klass a, Klass b) {
    String la = of(a);
    String lb = of(b);
    if (la.equals(lb)) {
      return a.externalName() + " and " + b.externalName() + " are in " + la;
    }
    return a.externalName() + " is in " + la + "; " + b.externalName() + " is in " + lb;
  }

  public String of(Klass k) {
    Klass e = k;
    while (e.component != null) {
      e = e.component;
    }
    return location(machine.modules().current(e), e.loader);
  }

  /** The same for a class that a loader is about to define in a package. */
  public String of(int loader, String packageName) {
    return location(machine.modules().module(loader, packageName), loader);
  }

  private String location(int module, int loader) {
    String name = module == 0 ? "java.base" : moduleName(module);
    return (name == null ? "unnamed module" : "module " + name) + " of loader " + ofLoader(loader);
  }

  public String moduleName(int module) {
    return machine
        .strings()
        .get((int) heap.field(module, heap.klass[module].declaredField("name").slot));
  }

  /** A loader as HotSpot names it in messages. */
  public String ofLoader(int loader) {
    if (loader == 0) {
      return "'bootstrap'";
    }
    String name =
        machine
            .strings()
            .get((int) heap.field(loader, heap.klass[loader].findField("name", null).slot));
    String id = " @" + Integer.toHexString(machine.identityHash(loader));
    if (loader == machine.appLoader() || loader == machine.platformLoader()) {
      return "'" + name + "'";
    }
    return name == null ? heap.klass[loader].externalName() + id : "'" + name + "'" + id;
  }
}
