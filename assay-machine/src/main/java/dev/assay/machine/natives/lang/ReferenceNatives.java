package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Suspend;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.lang.ref.Reference and its subclasses. */
@NativesOf({"java/lang/ref/Reference", "java/lang/ref/PhantomReference"})
public final class ReferenceNatives {
  private ReferenceNatives() {}

  @Native({"getAndClearReferencePendingList"})
  public static int getAndClearReferencePendingList(Machine m) {
    return m.pendingReferences().take();
  }

  @Native("hasReferencePendingList")
  public static boolean hasReferencePendingList(Machine m) {
    return !m.pendingReferences().isEmpty();
  }

  @Native("waitForReferencePendingList")
  public static void waitForReferencePendingList(Machine m) {
    if (m.pendingReferences().isEmpty()) {
      m.current().status = GuestThread.Status.AWAITING_REFERENCES;
      throw Suspend.BLOCKED;
    }
  }

  @Native("refersTo0")
  public static boolean refersTo0(Machine m, int self, int object) {
    return m.heap().field(self, referentSlot(m)) == object;
  }

  @Native({"clear0", "clearImpl0"})
  public static void clear0(Machine m, int self) {
    m.heap().setField(self, referentSlot(m), 0);
  }

  private static int referentSlot(Machine m) {
    return m.universe().require("java/lang/ref/Reference").declaredField("referent").slot;
  }
}
