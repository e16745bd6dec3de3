package dev.assay.machine.natives.io;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.fs.FsException;
import dev.assay.machine.types.Klass;

/** Failures of system calls as sun.nio.fs.UnixException, which carries the error number. */
final class UnixErrors {
  private UnixErrors() {}

  /** Does something, or raises the exception. */
  static void perform(Machine m, FileAction action) {
    int errno = action.attempt();
    if (errno != 0) {
      throw raise(m, errno);
    }
  }

  static GuestThrow raise(Machine m, FsException e) {
    return raise(m, e.errno());
  }

  static GuestThrow raise(Machine m, int errno) {
    Klass k = m.universe().require("sun/nio/fs/UnixException");
    GuestThrow thrown = m.raise(k.name, null);
    m.heap().setField(thrown.object, k.declaredField("errno").slot, errno);
    return thrown;
  }
}
