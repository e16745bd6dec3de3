package dev.assay.machine.natives.internal;

import dev.assay.machine.Machine;
import dev.assay.machine.reflect.Reflection;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of jdk.internal.reflect.Reflection. */
@NativesOf({"jdk/internal/reflect/Reflection"})
public final class ReflectionNatives {
  private ReflectionNatives() {}

  @Native("getCallerClass")
  public static int getCallerClass(Machine m) {
    GuestThread t = m.current();
    // The top frame is the method that asks; we want the caller of that.
    boolean first = true;
    for (int i = t.depth; i >= 0; i--) {
      Method method = t.methods[i];
      if (method.isHidden()) {
        continue;
      }
      if (first) {
        first = false;
        continue;
      }
      if (Reflection.isFrame(method)) {
        continue;
      }
      return m.mirror(method.holder);
    }
    return 0;
  }

  @Native("getClassAccessFlags")
  public static int getClassAccessFlags(Machine m, int klass) {
    return m.klassOf(klass).flags;
  }

  @Native("areNestMates")
  public static boolean areNestMates(Machine m, int a, int b) {
    return m.linker().nestHost(m.klassOf(a)) == m.linker().nestHost(m.klassOf(b));
  }
}
