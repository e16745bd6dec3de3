package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/** References that the collector of garbage clears, and what is done when objects die. */
public final class References {
  public static final JdkClass REFERENCE = JdkClass.of("java/lang/ref/Reference");
  public static final JdkField REFERENT = REFERENCE.field("referent");

  /** Where references wait that were cleared. */
  public static final JdkClass QUEUE = JdkClass.of("java/lang/ref/ReferenceQueue");

  public static final JdkClass CLEANER = JdkClass.of("java/lang/ref/Cleaner");
  private static final JdkMethod FINALIZE =
      JdkClass.of("java/lang/Object").method("finalize", "()V");

  /** Classes that read references for their callers. */
  private static final ClassNames READERS =
      ClassNames.of("java/lang/ref/**", "java/util/WeakHashMap*");

  private References() {}

  /** Whether objects of a class do something when they die. */
  public static boolean isFinalized(Klass k) {
    return k.declared(FINALIZE.name(), "()V") != null;
  }

  /** Whether a method reads references for its callers. */
  public static boolean isReader(Method m) {
    return READERS.contains(m.holder.name);
  }
}
