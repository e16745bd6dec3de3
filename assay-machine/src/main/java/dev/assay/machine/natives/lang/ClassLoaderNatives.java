package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.reflect.Reflection;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.util.Arrays;

/**
 * Natives of java.lang.ClassLoader. The one that defines hidden classes is not here, because it may
 * call back into the program (see {@code HiddenClasses}).
 */
@NativesOf({"java/lang/ClassLoader"})
public final class ClassLoaderNatives {
  private ClassLoaderNatives() {}

  @Native("findBootstrapClass")
  public static int findBootstrapClass(Machine m, int name) {
    String internal = m.strings().get(name).replace('.', '/');
    Klass k = internal.isEmpty() || internal.charAt(0) == '[' ? null : m.universe().boot(internal);
    return k == null || !isBootModule(m, k) ? 0 : m.mirror(k);
  }

  private static boolean isBootModule(Machine m, Klass k) {
    Integer module = m.modules().packageModule(k.packageName());
    return module == null || m.modules().moduleLoader(module) == 0;
  }

  @Native("findLoadedClass0")
  public static int findLoadedClass0(Machine m, int self, int name) {
    if (name == 0) {
      return 0;
    }
    Klass k = m.loading().loaded(self, m.strings().get(name).replace('.', '/'));
    return k == null ? 0 : m.mirror(k);
  }

  /** Assertions are on for everything outside the JDK, as with java -ea. */
  @Native("retrieveDirectives")
  public static int retrieveDirectives(Machine m) {
    Reflection.Builder b = new Reflection.Builder(m, "java/lang/AssertionStatusDirectives");
    Klass strings = m.strings().klass().arrayOf();
    Klass flags = m.universe().primitive('Z').arrayOf();
    b.set("classes", m.newArray(strings, 0));
    b.set("classEnabled", m.newArray(flags, 0));
    b.set("packages", m.newArray(strings, 0));
    b.set("packageEnabled", m.newArray(flags, 0));
    b.set("deflt", 1);
    return b.object;
  }

  // ---- definition ----

  @Native("defineClass1")
  public static int defineClass1(
      Machine m, int loader, int name, int bytes, int offset, int length, int domain, int source) {
    return define(m, loader, m.strings().get(name), slice(m, bytes, offset, length), domain);
  }

  private static byte[] slice(Machine m, int bytes, int offset, int length) {
    if (bytes == 0) {
      throw m.nullPointer();
    }
    if (length < 0) {
      throw m.raise("java/lang/ArrayIndexOutOfBoundsException", null);
    }
    byte[] all = m.heap().bytes(bytes);
    if (offset < 0 || offset > all.length - length) {
      throw m.raise(
          "java/lang/ArrayIndexOutOfBoundsException",
          "Array region "
              + offset
              + ".."
              + ((long) offset + length)
              + " out of bounds for length "
              + all.length);
    }
    m.tellRead(bytes, offset, length);
    return Arrays.copyOfRange(all, offset, offset + length);
  }

  @Native("defineClass2")
  public static int defineClass2(
      Machine m, int loader, int name, int buffer, int offset, int length, int domain, int source) {
    if (buffer == 0) {
      throw m.nullPointer();
    }
    if (length < 0) {
      throw m.raise("java/lang/ArrayIndexOutOfBoundsException", null);
    }
    Heap heap = m.heap();
    Field address = heap.klass[buffer].findField("address", "J");
    long start = heap.field(buffer, address.slot) + offset;
    byte[] block = m.rawMemory().bytesAt(start, false);
    byte[] copy = Arrays.copyOfRange(block, (int) start, (int) start + length);
    return define(m, loader, m.strings().get(name), copy, domain);
  }

  private static int define(Machine m, int loader, String name, byte[] bytes, int domain) {
    ClassFile file = m.loading().parse(name == null ? null : name.replace('.', '/'), bytes);
    String internal = file.name();
    if (loader != 0 && loader != m.platformLoader() && internal.startsWith("java/")) {
      throw m.raise(
          "java/lang/SecurityException",
          "Class loader (instance of): "
              + m.locations().ofLoader(loader)
              + " tried to load prohibited package name: "
              + internal.substring(0, internal.lastIndexOf('/')).replace('/', '.'));
    }
    Klass k = m.loading().defineNew(loader, file);
    m.protectionDomains().record(k, domain);
    return m.mirror(k);
  }
}
