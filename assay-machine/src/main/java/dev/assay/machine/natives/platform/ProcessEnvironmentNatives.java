package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
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

  /** Looks the variable up as the JDK does, and notes that the program has seen it. */
  @Native("getenv(Ljava/lang/String;)Ljava/lang/String;")
  public static void getenv(Machine m, int name) {
    if (name != 0) {
      m.universe().environmentUse().ask(m.strings().get(name));
    }
    Klass k = m.universe().require("java/lang/ProcessEnvironment");
    Field all = k.declaredField("theUnmodifiableEnvironment");
    int map = (int) m.heap().field(m.mirror(k), all.slot);
    Method get = m.heap().klass[map].declared("get", "(Ljava/lang/Object;)Ljava/lang/Object;");
    m.tailCall(1, get, map, name);
  }

  private static int bytes(Machine m, String text) {
    byte[] b = text.getBytes(m.platform().fileNameCharset());
    return m.allocate(m.byteArrayKlass(), b, 16 + b.length);
  }
}
