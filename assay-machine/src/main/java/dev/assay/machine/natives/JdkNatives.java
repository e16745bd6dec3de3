package dev.assay.machine.natives;

import dev.assay.machine.types.NativeMethods;
import dev.assay.machine.types.NativeTable;

/** The native methods of the JDK's classes, as the packages below provide them. */
public final class JdkNatives implements NativeMethods {
  public static final JdkNatives INSTANCE = new JdkNatives();

  private JdkNatives() {}

  @Override
  public NativeTable[] tables(String internalName) {
    return NativeTables.forClass(internalName);
  }

  @Override
  public boolean isSelfContained(String klass, String method) {
    return SelfContained.contains(klass, method);
  }
}
