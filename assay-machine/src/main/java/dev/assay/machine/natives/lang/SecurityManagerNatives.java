package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.reflect.Reflection;
import dev.assay.machine.threads.FrameCursor;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.util.ArrayList;
import java.util.List;

/** Natives of java.lang.SecurityManager. */
@NativesOf("java/lang/SecurityManager")
public final class SecurityManagerNatives {
  private SecurityManagerNatives() {}

  /** The classes of the methods on the stack, without reflection and native methods. */
  @Native(value = "getClassContext", maxJdk = 18)
  public static int getClassContext(Machine m, int self) {
    List<Klass> classes = new ArrayList<>();
    FrameCursor cursor = new FrameCursor(m, m.current());
    while (cursor.advance()) {
      Method method = cursor.method;
      if (!method.isHidden() && !method.isNative() && !Reflection.isFrame(method)) {
        classes.add(method.holder);
      }
    }
    return Reflection.mirrors(m, classes);
  }
}
