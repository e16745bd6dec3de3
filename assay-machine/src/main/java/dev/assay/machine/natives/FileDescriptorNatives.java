package dev.assay.machine.natives;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.io.FileDescriptor. */
@NativesOf("java/io/FileDescriptor")
final class FileDescriptorNatives {
  private FileDescriptorNatives() {}

  @Native("getHandle")
  static long getHandle(int descriptor) {
    return -1;
  }

  @Native("getAppend")
  static boolean getAppend(int descriptor) {
    return false;
  }

  /** The number a FileDescriptor object stands for. */
  static int number(Machine m, int descriptor) {
    return (int) m.heap().field(descriptor, m.heap().klass[descriptor].declaredField("fd").slot);
  }
}
