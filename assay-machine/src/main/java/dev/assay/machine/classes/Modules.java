package dev.assay.machine.classes;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.util.HashMap;
import java.util.Map;

/** The modules that were defined, and the loaders that the JDK has for itself. */
public final class Modules {
  private final Machine machine;
  private final Universe universe;
  private final Heap heap;
  private final int moduleSlot;
  private final Map<String, Integer> packageModules = new HashMap<>();
  private final Map<Integer, Integer> moduleVersions = new HashMap<>();
  private int appLoader = -1;
  private int platformLoader = -1;
  private int javaBase;

  public Modules(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
    this.heap = machine.heap();
    this.moduleSlot = universe.require("java/lang/Class").declaredField("module").slot;
  }

  /** The module of a class. */
  public int of(Klass k) {
    Klass e = k;
    while (e.component != null) {
      e = e.component;
    }
    return e.isPrimitive() ? javaBase : module(e.loader, e.packageName());
  }

  /** The module of the classes that a loader defines in a package. */
  public int module(int loader, String packageName) {
    if (loader == 0 && universe.jdk().moduleOf(packageName) == null) {
      return javaBase;
    }
    Integer m = packageModules.get(packageName);
    if (m != null && moduleLoader(m) == loader) {
      return m;
    }
    return loader == 0 ? javaBase : unnamedModule(loader);
  }

  private int unnamedModule(int loader) {
    Field f = heap.klass[loader].findField("unnamedModule", null);
    return (int) heap.field(loader, f.slot);
  }

  /** Tells the machine of a named module; from now on its packages' classes belong to it. */
  public void defineModule(int module, String name, Iterable<String> packages) {
    if (name.equals("java.base")) {
      javaBase = module;
    }
    for (String p : packages) {
      packageModules.put(p.replace('.', '/'), module);
    }
    if (name.equals("java.base")) {
      for (Klass k : universe.klasses) {
        if (k != null && heap.isLive(k.mirror)) {
          heap.setField(k.mirror, moduleSlot, of(k));
        }
      }
    }
  }

  public void setModuleVersion(int module, int version) {
    moduleVersions.put(module, version);
  }

  /** The version string given when the module was defined, or 0. */
  public int moduleVersion(int module) {
    return moduleVersions.getOrDefault(module, 0);
  }

  /** What the object of a class says is its module. */
  int current(Klass k) {
    return (int) heap.field(machine.mirror(k), moduleSlot);
  }

  /** The module that holds a package (internal form), or null. */
  public Integer packageModule(String packageName) {
    return packageModules.get(packageName);
  }

  public int moduleLoader(int module) {
    Field f = heap.klass[module].declaredField("loader");
    return (int) heap.field(module, f.slot);
  }

  public Map<String, Integer> packageModules() {
    return packageModules;
  }

  public Map<Integer, Integer> moduleVersions() {
    return moduleVersions;
  }

  public int javaBase() {
    return javaBase;
  }

  public void setJavaBase(int module) {
    javaBase = module;
  }

  public int appLoader() {
    return appLoader;
  }

  public int platformLoader() {
    return platformLoader;
  }

  public void setBuiltinLoaders(int platform, int app) {
    this.platformLoader = platform;
    this.appLoader = app;
  }

  /** Whether a loader is one of the JDK's: what its classes hold follows from their names. */
  boolean isBuiltIn(int loader) {
    return loader == 0 || loader == appLoader || loader == platformLoader;
  }

  /** Knows what another machine of the universe knows after its boot. */
  public void takeOver(Modules booted) {
    setBuiltinLoaders(booted.platformLoader, booted.appLoader);
    packageModules.putAll(booted.packageModules);
    moduleVersions.putAll(booted.moduleVersions);
    javaBase = booted.javaBase;
  }
}
