package dev.assay.machine.types;

/**
 * A place in the program where objects are made: an instruction, or a native method. Part of an
 * object's identity.
 */
public final class Site {
  public final int id;

  /** Null for the machine's own sites (class objects, string literals). */
  public final Method method;

  public final int pc;

  /** The class of the objects made here; null where it varies. */
  public final Klass klass;

  private final long stableHash;

  Site(int id, Method method, int pc, Klass klass) {
    this.id = id;
    this.method = method;
    this.pc = pc;
    this.klass = klass;
    long h = method == null ? id : method.stableHash();
    h = h * 31 + (method == null ? 0 : Math.max(0, pc));
    this.stableHash = h * 31 + (klass == null ? 0 : klass.name.hashCode());
  }

  /** The same in every process that loads the same program. */
  public long stableHash() {
    return stableHash;
  }
}
