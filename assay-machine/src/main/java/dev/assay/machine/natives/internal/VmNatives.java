package dev.assay.machine.natives.internal;

import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of jdk.internal.misc.VM. */
@NativesOf({"jdk/internal/misc/VM"})
public final class VmNatives {
  private VmNatives() {}

  @Native("initialize")
  public static void initialize() {}

  @Native("latestUserDefinedLoader0")
  public static int latestUserDefinedLoader0(Machine m) {
    GuestThread t = m.current();
    for (int i = t.depth; i >= 0; i--) {
      int loader = t.methods[i].holder.loader;
      if (loader != 0 && loader != m.platformLoader()) {
        return loader;
      }
    }
    return 0;
  }

  @Native({"getuid", "geteuid", "getgid", "getegid"})
  public static long userId() {
    return 1000;
  }

  @Native("getNanoTimeAdjustment")
  public static long getNanoTimeAdjustment(Machine m, long offsetInSeconds) {
    if (m.watch() != null) {
      m.watch().environment(m.current(), "the time of day");
    }
    long nanos = m.clock().epochNanos();
    long seconds = nanos / 1_000_000_000L - offsetInSeconds;
    // The JDK asks again with another offset when the difference is too large.
    if (seconds > 0x100000000L || seconds < -0x100000000L) {
      return -1;
    }
    return seconds * 1_000_000_000L + nanos % 1_000_000_000L;
  }

  @Native("getRuntimeArguments")
  public static int getRuntimeArguments(Machine m) {
    return m.newObjectArray(m.strings().klass().arrayOf(), new int[0]);
  }
}
