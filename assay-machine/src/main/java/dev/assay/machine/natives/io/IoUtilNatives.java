package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of sun.nio.ch.IOUtil that files need. */
@NativesOf("sun/nio/ch/IOUtil")
public final class IoUtilNatives {
  /** Linux's limit of entries in one vectored read or write. */
  private static final int VECTOR_LIMIT = 1024;

  private static final int DESCRIPTOR_LIMIT = 1 << 16;

  private IoUtilNatives() {}

  @Native("iovMax")
  public static int iovMax() {
    return VECTOR_LIMIT;
  }

  @Native("writevMax")
  public static long writevMax() {
    return Long.MAX_VALUE;
  }

  @Native("fdLimit")
  public static int fdLimit() {
    return DESCRIPTOR_LIMIT;
  }

  @Native("fdVal")
  public static int fdVal(Machine m, int descriptor) {
    return GuestFiles.number(m, descriptor);
  }

  @Native("setfdVal")
  public static void setfdVal(Machine m, int descriptor, int fd) {
    GuestFiles.setNumber(m, descriptor, fd);
  }
}
