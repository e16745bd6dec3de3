package dev.assay.machine.types;

import dev.assay.machine.classfile.FieldInfo;
import java.lang.reflect.Modifier;

/**
 * A declared field. Its slot is an index into the {@code long[]} of an instance, or, for a static
 * field, into the {@code long[]} of the class's heap object.
 */
public final class Field {
  public final Klass holder;
  public final FieldInfo info;
  public final String name;
  public final String descriptor;
  public final int flags;
  public final int slot;

  /** Index among the declared fields of the holder, the machine's number for reflection. */
  public final int index;

  Field(Klass holder, FieldInfo info, int slot, int index) {
    this.holder = holder;
    this.info = info;
    this.name = info.name();
    this.descriptor = info.descriptor();
    this.flags = info.flags();
    this.slot = slot;
    this.index = index;
  }

  public boolean isStatic() {
    return Modifier.isStatic(flags);
  }

  public boolean isVolatile() {
    return Modifier.isVolatile(flags);
  }

  /** The descriptor's first character: the kind of value the field holds. */
  public char kind() {
    return descriptor.charAt(0);
  }

  public boolean isReference() {
    return isReferenceKind(kind());
  }

  /** Long and double take two slots on the stack (one in an object). */
  public boolean isWide() {
    char k = kind();
    return k == 'J' || k == 'D';
  }

  static boolean isReferenceKind(char k) {
    return k == 'L' || k == '[';
  }

  @Override
  public String toString() {
    return holder.name + "." + name + ":" + descriptor;
  }
}
