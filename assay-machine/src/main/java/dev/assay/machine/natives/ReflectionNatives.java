package dev.assay.machine.natives;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.types.Method;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of jdk.internal.reflect.Reflection. */
@NativesOf({"jdk/internal/reflect/Reflection"})
final class ReflectionNatives {
  private ReflectionNatives() {}

  @Native("getCallerClass")
  static int getCallerClass(Machine m) {
    GuestThread t = m.current();
    // The top frame is the method that asks; we want the caller of that.
    boolean first = true;
    for (int i = t.depth; i >= 0; i--) {
      Method method = t.methods[i];
      if (method.isHidden() || isReflectionFrame(method)) {
        continue;
      }
      if (first) {
        first = false;
        continue;
      }
      return m.mirror(method.holder);
    }
    return 0;
  }

  /** Method.invoke and what implements it are looked through. */
  static boolean isReflectionFrame(Method method) {
    String holder = method.holder.name;
    return (holder.equals("java/lang/reflect/Method") && method.name.equals("invoke"))
        || holder.startsWith("jdk/internal/reflect/NativeMethodAccessor")
        || holder.startsWith("jdk/internal/reflect/DelegatingMethodAccessor")
        || holder.startsWith("jdk/internal/reflect/DirectMethodHandleAccessor");
  }

  @Native("getClassAccessFlags")
  static int getClassAccessFlags(Machine m, int klass) {
    return m.klassOf(klass).flags;
  }

  @Native("areNestMates")
  static boolean areNestMates(Machine m, int a, int b) {
    return m.linker().nestHost(m.klassOf(a)) == m.linker().nestHost(m.klassOf(b));
  }
}
