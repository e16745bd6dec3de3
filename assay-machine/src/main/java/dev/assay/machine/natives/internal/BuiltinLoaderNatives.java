package dev.assay.machine.natives.internal;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Stand-ins for the search of jdk.internal.loader.BuiltinClassLoader, which would read the JDK's
 * image and the class path itself.
 */
@NativesOf({"jdk/internal/loader/BuiltinClassLoader"})
public final class BuiltinLoaderNatives {
  private BuiltinLoaderNatives() {}

  @Native("findClassInModuleOrNull")
  public static int findClassInModuleOrNull(Machine m, int self, int loadedModule, int name) {
    Klass k = m.loading().loadFromModule(self, m.strings().get(name).replace('.', '/'));
    return k == null ? 0 : m.mirror(k);
  }

  @Native("findClassOnClassPathOrNull")
  public static int findClassOnClassPathOrNull(Machine m, int self, int name) {
    String internal = m.strings().get(name).replace('.', '/');
    if (self != m.appLoader() || internal.isEmpty()) {
      return 0;
    }
    Klass k = m.loading().loadFromClassPath(self, internal);
    return k == null ? 0 : m.mirror(k);
  }
}
