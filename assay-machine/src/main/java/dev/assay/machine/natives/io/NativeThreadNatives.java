package dev.assay.machine.natives.io;

import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of sun.nio.ch.NativeThread: no thread is ever stuck in a system call. */
@NativesOf("sun/nio/ch/NativeThread")
public final class NativeThreadNatives {
  private NativeThreadNatives() {}

  @Native("init()V")
  public static void init() {}

  /** No thread that could be signalled. */
  @Native({"current()J", "current0()J"})
  public static long current() {
    return 0;
  }

  @Native({"signal(J)V", "signal0(J)V"})
  public static void signal(long thread) {}

  @Native("supportPendingSignals0")
  public static boolean supportPendingSignals0() {
    return false;
  }
}
