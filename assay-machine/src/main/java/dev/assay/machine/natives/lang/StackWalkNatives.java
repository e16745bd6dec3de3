package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.types.Method;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of java.lang.StackStreamFactory and StackFrameInfo. The one that starts a walk is not
 * here, because it calls back into the program (see {@code ReflectiveCalls}).
 */
@NativesOf({
  "java/lang/StackStreamFactory",
  "java/lang/StackStreamFactory$AbstractStackWalker",
  "java/lang/StackFrameInfo"
})
public final class StackWalkNatives {
  private StackWalkNatives() {}

  @Native("checkStackWalkModes")
  public static boolean checkStackWalkModes() {
    return true;
  }

  /** Returns the end of the filled part of the buffer. */
  @Native("fetchStackFrames(JJII[Ljava/lang/Object;)I")
  public static int fetchStackFrames17(
      Machine m, int self, long mode, long anchor, int count, int start, int frames) {
    return start + m.stackWalks().fetchMore(m.current(), (int) mode, anchor, count, start, frames);
  }

  /** Returns the number of frames. */
  @Native("fetchStackFrames(IJIII[Ljava/lang/Object;)I")
  public static int fetchStackFrames(
      Machine m,
      int self,
      int mode,
      long anchor,
      int lastCount,
      int bufferSize,
      int start,
      int frames) {
    return m.stackWalks().fetchMore(m.current(), mode, anchor, bufferSize - start, start, frames);
  }

  @Native("expandStackFrameInfo")
  public static void expandStackFrameInfo(Machine m, int self) {
    Method method = m.stackWalks().methodOf(self);
    set(m, self, "name", m.strings().intern(method.name));
    set(m, self, "type", m.strings().intern(method.descriptor));
  }

  private static void set(Machine m, int object, String field, int value) {
    m.heap().setField(object, m.heap().klass[object].findField(field, null).slot, value);
  }
}
