package dev.assay.machine.natives;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.util.Arrays;

/** Natives of java.lang.ClassLoader and the built-in loaders. */
@NativesOf({"java/lang/ClassLoader"})
final class ClassLoaderNatives {
  private ClassLoaderNatives() {}

  @Native("findBootstrapClass")
  static int findBootstrapClass(Machine m, int name) {
    Klass k = m.universe().boot(m.strings().get(name).replace('.', '/'));
    return k == null || !isBootModule(m, k) ? 0 : m.mirror(k);
  }

  private static boolean isBootModule(Machine m, Klass k) {
    Integer module = m.packageModule(k.packageName());
    return module == null || m.moduleLoader(module) == 0;
  }

  @Native("findLoadedClass0")
  static int findLoadedClass0(Machine m, int self, int name) {
    if (name == 0) {
      return 0;
    }
    Klass k = m.universe().loaded(self, m.strings().get(name).replace('.', '/'));
    return k == null ? 0 : m.mirror(k);
  }

  @Native("retrieveDirectives")
  static void retrieveDirectives(Machine m) {
    Klass k = m.universe().require("java/lang/AssertionStatusDirectives");
    m.mirror(k);
    throw new Unsupported("ClassLoader.retrieveDirectives");
  }

  @Native("defineClass1")
  static int defineClass1(
      Machine m, int loader, int name, int bytes, int offset, int length, int domain, int source) {
    byte[] copy = Arrays.copyOfRange(m.heap().bytes(bytes), offset, offset + length);
    return m.mirror(define(m, loader, m.strings().get(name), copy));
  }

  static Klass define(Machine m, int loader, String name, byte[] bytes) {
    ClassFile file = m.loading().parse(name == null ? "?" : name, bytes);
    String internal = file.name();
    if (name != null && !internal.equals(name.replace('.', '/'))) {
      throw m.raise(
          "java/lang/NoClassDefFoundError", name.replace('.', '/') + " (wrong name: " + internal + ")");
    }
    Klass known = m.universe().loaded(loader, internal);
    if (known != null && known.loader == loader) {
      throw m.raise(
          "java/lang/LinkageError",
          "loader "
              + m.loaderDescription(loader)
              + " attempted duplicate class definition for "
              + internal.replace('/', '.')
              + ". ("
              + internal.replace('/', '.')
              + " is in "
              + m.location(known)
              + ")");
    }
    return m.loading().define(loader, internal, file);
  }
}
