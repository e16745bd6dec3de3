package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Loading of native libraries. The JDK's own ones have nothing to give: the machine is their
 * content. A library of the program cannot run in the machine.
 */
@NativesOf({"jdk/internal/loader/NativeLibraries", "jdk/internal/loader/BootLoader"})
public final class NativeLibraryNatives {
  private NativeLibraryNatives() {}

  /** BootLoader.loadLibrary, for the libraries of the modules that the boot loader defines. */
  @Native("loadLibrary(Ljava/lang/String;)V")
  public static void loadBootLibrary(int name) {}

  @Native("findBuiltinLib")
  public static int findBuiltinLib(int name) {
    return 0;
  }

  @Native(value = "load", maxJdk = 18)
  public static boolean load17(
      Machine m, int library, int name, boolean builtin, boolean jni, boolean fail) {
    return load(m, library, name, builtin, fail);
  }

  /** Called for a file that exists. */
  @Native(value = "load", minJdk = 19)
  public static boolean load(Machine m, int library, int name, boolean builtin, boolean fail) {
    String path = m.strings().get(name);
    var k = m.heap().klass[library];
    int from = (int) m.heap().field(library, k.declaredField("fromClass").slot);
    int loader = from == 0 ? 0 : m.klassOf(from).loader;
    boolean system = loader == 0 || loader == m.platformLoader();
    if (!system || !isOfJdk(m, path)) {
      throw new Unsupported("native library " + path);
    }
    m.heap().setField(library, k.declaredField("handle").slot, 1);
    return true;
  }

  private static boolean isOfJdk(Machine m, String path) {
    try {
      return Path.of(path).startsWith(m.universe().jdk().home().resolve("lib").toRealPath());
    } catch (IOException e) {
      return false;
    }
  }
}
