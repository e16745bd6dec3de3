package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.machine.types.Method;
import java.util.regex.Pattern;

/** Accesses that order other accesses less than volatile ones do. */
public final class WeakModes {
  /** Calls that make one. */
  private static final MethodTable CALLS =
      MethodTable.of(
          "java/util/concurrent/atomic/Atomic*",
          "lazySet",
          "getPlain",
          "setPlain",
          "getOpaque",
          "setOpaque",
          "getAcquire",
          "setRelease",
          "compareAndExchangeAcquire",
          "compareAndExchangeRelease",
          "weakCompareAndSet",
          "weakCompareAndSetPlain",
          "weakCompareAndSetAcquire",
          "weakCompareAndSetRelease");

  private static final ClassNames UPDATERS =
      ClassNames.of(
          "java/util/concurrent/atomic/AtomicIntegerFieldUpdater*",
          "java/util/concurrent/atomic/AtomicLongFieldUpdater*",
          "java/util/concurrent/atomic/AtomicReferenceFieldUpdater*");

  /** Native methods that make one: the name ends in the mode. */
  private static final Pattern NATIVE = Pattern.compile(".*(Opaque|Acquire|Release|Plain)");

  private WeakModes() {}

  /** Whether a call of a class of atomic variables makes such an access. */
  public static boolean isUsedBy(Method m) {
    return CALLS.contains(m);
  }

  /** Whether the object that a call accesses is its first argument, and not the one it is of. */
  public static boolean isOfUpdater(Method m) {
    return UPDATERS.contains(m.holder.name);
  }

  /** Whether a native method makes such an access, other than a plain one. */
  public static boolean isUsedByNative(Method m) {
    return NATIVE.matcher(m.name).matches();
  }
}
