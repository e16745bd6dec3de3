package dev.assay.machine.natives.reflect;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.reflect.Reflection;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.reflect.Executable. */
@NativesOf("java/lang/reflect/Executable")
public final class ExecutableNatives {
  private ExecutableNatives() {}

  /** The parameters as the MethodParameters attribute gives them; null without one. */
  @Native("getParameters0")
  public static int getParameters0(Machine m, int self) {
    Method method = Reflection.methodOf(m, self);
    byte[] raw = method.info.attribute("MethodParameters");
    if (raw == null || raw.length == 0) {
      return 0;
    }
    int[] parameters = new int[raw[0] & 0xff];
    ConstantPool pool = method.file().pool();
    for (int i = 0; i < parameters.length; i++) {
      int name = u2(raw, 1 + 4 * i);
      if (name != 0) {
        ConstantPoolNatives.check(m, pool, name, ConstantPool.UTF8);
      }
      Reflection.Builder b = new Reflection.Builder(m, "java/lang/reflect/Parameter");
      b.set("name", name == 0 ? 0 : m.strings().make(pool.utf8(name)));
      b.set("modifiers", u2(raw, 3 + 4 * i));
      b.set("executable", self);
      b.set("index", i);
      parameters[i] = b.object;
    }
    Klass parameter = m.universe().require("java/lang/reflect/Parameter");
    return m.newObjectArray(parameter.arrayOf(), parameters);
  }

  private static int u2(byte[] b, int at) {
    return (b[at] & 0xff) << 8 | b[at + 1] & 0xff;
  }

  @Native("getTypeAnnotationBytes0")
  public static int getTypeAnnotationBytes0(Machine m, int self) {
    Method method = Reflection.methodOf(m, self);
    return Reflection.bytes(m, method.info.attribute("RuntimeVisibleTypeAnnotations"));
  }
}
