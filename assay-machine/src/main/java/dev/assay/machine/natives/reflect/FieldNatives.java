package dev.assay.machine.natives.reflect;

import dev.assay.machine.Machine;
import dev.assay.machine.reflect.Reflection;
import dev.assay.machine.types.Field;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.reflect.Field. */
@NativesOf("java/lang/reflect/Field")
public final class FieldNatives {
  private FieldNatives() {}

  @Native("getTypeAnnotationBytes0")
  public static int getTypeAnnotationBytes0(Machine m, int self) {
    Field field = Reflection.fieldOf(m, self);
    return Reflection.bytes(m, field.info.attribute("RuntimeVisibleTypeAnnotations"));
  }
}
