package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Natives of java.lang.ProcessHandleImpl. The program is alone: it sees its own process, under a
 * number that is the same in every run, and no other.
 */
@NativesOf({"java/lang/ProcessHandleImpl", "java/lang/ProcessHandleImpl$Info"})
public final class ProcessHandleNatives {
  /** The process number of the program. */
  public static final int PID = 1000;

  private ProcessHandleNatives() {}

  @Native("initNative")
  public static void initNative() {}

  @Native("getCurrentPid0")
  public static long getCurrentPid0() {
    return PID;
  }

  /** The start time of a live process. */
  @Native("isAlive0")
  public static long isAlive0(Machine m, long pid) {
    requireSelf(pid, "ProcessHandle");
    return m.options().startMillis();
  }

  @Native("parent0")
  public static long parent0(long pid, long startTime) {
    requireSelf(pid, "ProcessHandle.parent");
    return -1;
  }

  @Native("info0")
  public static void info0(Machine m, int self, long pid) {
    requireSelf(pid, "ProcessHandle.info");
    var k = m.heap().klass[self];
    int user = m.strings().make(m.platform().properties().get("user_name"));
    m.heap().setField(self, k.declaredField("user").slot, user);
    m.heap().setField(self, k.declaredField("startTime").slot, m.options().startMillis());
  }

  private static void requireSelf(long pid, String what) {
    if (pid != PID) {
      throw new Unsupported(what + " for another process (pid " + pid + ")");
    }
  }
}
