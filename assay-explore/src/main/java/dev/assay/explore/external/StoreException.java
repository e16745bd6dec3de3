package dev.assay.explore.external;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/**
 * Thrown when visited states cannot be kept any more: the disk is full, the folder is gone, or what
 * is read is not what was written. The message is one line.
 */
public final class StoreException extends RuntimeException {
  StoreException(String message) {
    super(message);
  }

  StoreException(String what, IOException why) {
    super(what + ": " + reason(why), why);
  }

  static String reason(IOException e) {
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    if (reason != null) {
      return reason;
    }
    return e instanceof NoSuchFileException ? "it is not there" : e.getClass().getSimpleName();
  }
}
