package dev.assay.machine.natives.internal;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.threads.GuestThread;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of jdk.internal.misc.ScopedMemoryAccess: memory that several threads share is freed. */
@NativesOf({"jdk/internal/misc/ScopedMemoryAccess"})
public final class ScopedMemoryNatives {
  private ScopedMemoryNatives() {}

  @Native(value = "closeScope0", maxJdk = 21)
  public static boolean closeScope0(Machine m, int self, int session, int error) {
    requireNoAccess(m);
    return true;
  }

  @Native(value = "closeScope0", minJdk = 22)
  public static void closeScope(Machine m, int self, int session, int error) {
    requireNoAccess(m);
  }

  /**
   * HotSpot makes a thread fail that is just between its check whether the memory is still there
   * and the access. Here threads stop before the check or after the access.
   */
  private static void requireNoAccess(Machine m) {
    for (GuestThread t : m.otherThreads().all()) {
      for (int d = t.depth; t != m.current() && d >= 0; d--) {
        if (t.methods[d].holder.name.equals("jdk/internal/misc/ScopedMemoryAccess")) {
          throw new Unsupported("closing shared memory while a thread accesses it");
        }
      }
    }
  }
}
