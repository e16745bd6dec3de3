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
    String given = m.strings().get(name);
    String internal = given.replace('.', '/');
    if (self != m.appLoader() || internal.isEmpty() || internal.charAt(0) == '[') {
      return 0;
    }
    if (given.indexOf('/') >= 0) {
      // The name of a file, not of a class: the loader finds it, and may not define it.
      if (m.universe().classPath().find(given) != null) {
        throw m.raise("java/lang/NoClassDefFoundError", "IllegalName: " + given);
      }
      return 0;
    }
    Klass k = m.loading().loadFromClassPath(self, internal);
    return k == null ? 0 : m.mirror(k);
  }
}
