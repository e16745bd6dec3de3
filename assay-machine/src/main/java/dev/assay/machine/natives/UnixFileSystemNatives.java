package dev.assay.machine.natives;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.io.IOException;
import java.nio.file.Path;

/** Natives of java.io.UnixFileSystem. */
@NativesOf("java/io/UnixFileSystem")
final class UnixFileSystemNatives {
  private UnixFileSystemNatives() {}

  @Native("canonicalize0")
  static int canonicalize0(Machine m, int self, int path) {
    try {
      return m.strings().make(Path.of(m.strings().get(path)).toFile().getCanonicalPath());
    } catch (IOException e) {
      throw m.raise("java/io/IOException", e.getMessage());
    }
  }

  @Native("getBooleanAttributes0")
  static int getBooleanAttributes0(Machine m, int self, int file) {
    java.io.File f = new java.io.File(m.strings().get((int) m.heap().field(file, m.heap().klass[file].findField("path", null).slot)));
    return (f.exists() ? 1 : 0) | (f.isFile() ? 2 : 0) | (f.isDirectory() ? 4 : 0);
  }
}
