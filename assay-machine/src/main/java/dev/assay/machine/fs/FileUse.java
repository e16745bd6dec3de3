package dev.assay.machine.fs;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a program has seen of the host's files, in texts that are the same as long as the files are:
 * content, permissions and time of change of a file, the names in a directory that was listed, and
 * that something does not exist. A directory on the way to something else is not mentioned.
 */
public final class FileUse {
  private static final int BLOCK = 1 << 16;

  private FileUse() {}

  /** What was seen so far, by absolute path. */
  public static Map<String, String> of(HostFiles files) {
    Map<String, String> seen = new TreeMap<>();
    Set<String> listed = files.listed();
    for (String path : files.seen()) {
      String what = describe(files, path, listed.contains(path));
      if (!what.isEmpty()) {
        seen.put(path, what);
      }
    }
    return seen;
  }

  /** What is to be seen of a path now; {@code like} says what was seen of it elsewhere. */
  public static String now(HostFiles files, String path, String like) {
    boolean isPath = path.startsWith("/") && path.indexOf('\0') < 0;
    return isPath ? describe(files, path, like.startsWith("names ")) : "";
  }

  private static String describe(HostFiles files, String path, boolean isListed) {
    try {
      Node node = files.node(path);
      if (node == null) {
        return "absent";
      } else if (node instanceof Node.Symlink link) {
        return "link " + link.target();
      } else if (node instanceof Node.Directory) {
        return isListed ? "names " + digest(files.list(path)) : "";
      } else if (node instanceof Node.File file) {
        Attributes a = file.attributes();
        return "file " + content(files, path, file) + " " + a.mode() + " " + a.modificationTime();
      }
      return "special";
    } catch (FsException e) {
      return "error " + e.errno();
    }
  }

  private static String content(HostFiles files, String path, Node.File file) throws FsException {
    MessageDigest sha = sha();
    if (file.size() == 0) {
      sha.update(files.snapshot(path));
    }
    byte[] block = new byte[BLOCK];
    for (long at = 0; at < file.size(); ) {
      int n = files.read(path, at, block, 0, BLOCK);
      if (n <= 0) {
        break;
      }
      sha.update(block, 0, n);
      at += n;
    }
    return hex(sha);
  }

  private static String digest(List<String> names) {
    MessageDigest sha = sha();
    for (String name : names) {
      sha.update(name.getBytes(StandardCharsets.UTF_8));
      sha.update((byte) 0);
    }
    return hex(sha);
  }

  private static MessageDigest sha() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static String hex(MessageDigest sha) {
    return HexFormat.of().formatHex(sha.digest(), 0, 12);
  }
}
