package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.util.Map;

/** Natives of java.lang.ProcessEnvironment. */
@NativesOf("java/lang/ProcessEnvironment")
public final class ProcessEnvironmentNatives {
  private ProcessEnvironmentNatives() {}

  /** Names and values in turn, encoded like file names. */
  @Native("environ")
  public static int environ(Machine m) {
    Map<String, String> all = m.options().environment();
    int[] refs = new int[2 * all.size()];
    int i = 0;
    for (Map.Entry<String, String> e : all.entrySet()) {
      refs[i++] = bytes(m, e.getKey());
      refs[i++] = bytes(m, e.getValue());
    }
    return m.newObjectArray(m.byteArrayKlass().arrayOf(), refs);
  }

  private static int bytes(Machine m, String text) {
    byte[] b = text.getBytes(m.platform().fileNameCharset());
    return m.allocate(m.byteArrayKlass(), b, 16 + b.length);
  }
}
