package dev.assay.machine.natives.io;

import dev.assay.machine.fs.Errno;
import dev.assay.machine.fs.FsException;
import dev.assay.machine.fs.OverlayFileSystem;
import java.util.ArrayList;
import java.util.List;

/**
 * The canonical form of a path as {@code File.getCanonicalPath} understands it: the longest part
 * that exists is resolved, and the rest only tidied up.
 */
final class CanonicalPath {
  private CanonicalPath() {}

  static String of(OverlayFileSystem files, String path) throws FsException {
    try {
      return files.realpath(path);
    } catch (FsException e) {
      // The name may be one of a file yet to be created: try with fewer names.
    }
    for (int end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      try {
        String existing = files.realpath(path.substring(0, end));
        return collapse(
            existing.equals("/") ? path.substring(end) : existing + path.substring(end));
      } catch (FsException e) {
        if (e.errno() != Errno.ENOENT && e.errno() != Errno.ENOTDIR && e.errno() != Errno.EACCES) {
          throw e;
        }
      }
    }
    return collapse(path);
  }

  /** Removes empty names, {@code .} and, together with the name before, {@code ..}. */
  private static String collapse(String path) {
    List<String> names = new ArrayList<>();
    for (String name : path.split("/")) {
      if (name.equals("..")) {
        if (!names.isEmpty()) {
          names.remove(names.size() - 1);
        }
      } else if (!name.isEmpty() && !name.equals(".")) {
        names.add(name);
      }
    }
    return "/" + String.join("/", names);
  }
}
