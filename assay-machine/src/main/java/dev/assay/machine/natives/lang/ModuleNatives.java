package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Natives of java.lang.Module and the boot loader: the machine learns which packages belong to
 * whom.
 */
@NativesOf({"java/lang/Module", "jdk/internal/loader/BootLoader"})
public final class ModuleNatives {
  private ModuleNatives() {}

  @Native("defineModule0")
  public static void defineModule0(
      Machine m, int module, boolean open, int version, int location, int packages) {
    List<String> names = new ArrayList<>();
    for (int r : m.heap().ints(packages)) {
      names.add(m.strings().get(r));
    }
    m.modules().defineModule(module, m.locations().moduleName(module), names);
    m.modules().setModuleVersion(module, version);
  }

  @Native({"addReads0"})
  public static void addReads0(int from, int to) {}

  @Native({"addExports0"})
  public static void addExports0(int from, int packageName, int to) {}

  @Native({"addExportsToAll0", "addExportsToAllUnnamed0"})
  public static void addExportsToAll0(int from, int packageName) {}

  @Native("setBootLoaderUnnamedModule0")
  public static void setBootLoaderUnnamedModule0(int module) {}

  @Native("getSystemPackageLocation")
  public static int getSystemPackageLocation(Machine m, int name) {
    String module = m.universe().jdk().moduleOf(m.strings().get(name).replace('.', '/'));
    return module == null ? 0 : m.strings().make("jrt:/" + module);
  }

  @Native("getSystemPackageNames")
  public static int getSystemPackageNames(Machine m) {
    Set<String> names = new TreeSet<>();
    for (Klass k : m.universe().loadedBy(0)) {
      if (!k.isArray()) {
        names.add(k.packageName());
      }
    }
    int[] refs = names.stream().mapToInt(m.strings()::make).toArray();
    return m.newObjectArray(m.strings().klass().arrayOf(), refs);
  }
}
