package dev.assay.machine.natives.io;

import dev.assay.machine.fs.FsException;

/** Something done with files that may fail as a system call does. */
interface FileAction {
  void run() throws FsException;

  /** Does it; the result is 0 or the number of the error. */
  default int attempt() {
    try {
      run();
      return 0;
    } catch (FsException e) {
      return e.errno();
    }
  }
}
