package dev.assay.machine.natives.internal;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.util.HashMap;
import java.util.Map;

/**
 * Natives of jdk.internal.util.SystemProps: what the JVM and the platform contribute to the system
 * properties.
 */
@NativesOf({"jdk/internal/util/SystemProps$Raw"})
public final class PropertiesNatives {
  private PropertiesNatives() {}

  /** Values by the name of the JDK's index constant. */
  @Native("platformProperties")
  public static int platformProperties(Machine m) {
    Klass raw = m.universe().require("jdk/internal/util/SystemProps$Raw");
    int length = 0;
    Map<String, Integer> index = new HashMap<>();
    for (Field f : raw.fields) {
      if (f.isStatic() && f.info.constantValueIndex() != 0) {
        int i = raw.file.pool().intAt(f.info.constantValueIndex());
        if (f.name.endsWith("_NDX")) {
          index.put(f.name.substring(1, f.name.length() - 4), i);
        }
        length = Math.max(length, i + 1);
      }
    }
    int[] values = new int[length];
    for (Map.Entry<String, String> e : m.platform().properties().entrySet()) {
      Integer i = index.get(e.getKey());
      if (i != null) {
        values[i] = m.strings().make(e.getValue());
      }
    }
    return m.newObjectArray(m.strings().klass().arrayOf(), values);
  }

  @Native("vmProperties")
  public static int vmProperties(Machine m) {
    Map<String, String> all = m.platform().vmProperties();
    int[] values = new int[2 * all.size() + 2];
    int i = 0;
    for (Map.Entry<String, String> e : all.entrySet()) {
      values[i++] = m.strings().make(e.getKey());
      values[i++] = m.strings().make(e.getValue());
    }
    return m.newObjectArray(m.strings().klass().arrayOf(), values);
  }
}
