package dev.assay.machine.fs;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Finds the node that a path leads to, one name at a time, as the Linux kernel does. */
final class PathWalker {
  private static final int MAX_LINKS = 40;
  private static final int MAX_PATH = 4096;
  private static final int MAX_NAME = 255;

  private final Inodes inodes;
  private final Credentials credentials;

  PathWalker(Inodes inodes, Credentials credentials) {
    this.inodes = inodes;
    this.credentials = credentials;
  }

  /**
   * Where a path leads to.
   *
   * @param directories the directories passed, from the root to the one that has the last name
   * @param parentPath the path of the last of them
   * @param name the last name; null if the path ends in the root, {@code .} or {@code ..}, in which
   *     case {@code id} is the last of {@code directories}
   * @param lastPart the last part of the path as written
   * @param id the node, or null if there is none with that name
   * @param asDirectory whether the path ends in a slash
   */
  record Target(
      List<NodeId> directories,
      String parentPath,
      String name,
      String lastPart,
      NodeId id,
      boolean asDirectory) {

    NodeId parent() {
      return directories.get(directories.size() - 1);
    }

    boolean exists() {
      return id != null;
    }

    /** The path without links, dots and superfluous slashes. */
    String path() {
      if (name == null) {
        return parentPath;
      }
      return parentPath.equals("/") ? "/" + name : parentPath + "/" + name;
    }
  }

  /**
   * Follows a path. All directories on the way must exist, the node itself need not.
   *
   * @param follow whether to follow a symbolic link that the path ends in
   */
  Target walk(String path, boolean follow) throws FsException {
    return walk(path, follow, /* dotsNeedSearch= */ true);
  }

  /**
   * Follows a path as the C library's {@code realpath} does: it takes {@code .} and {@code ..} away
   * itself, so that they ask for no right to search the directory they are in.
   */
  Target walkAsRealpath(String path) throws FsException {
    return required(walk(path, true, /* dotsNeedSearch= */ false));
  }

  private Target walk(String path, boolean follow, boolean dotsNeedSearch) throws FsException {
    if (path.isEmpty()) {
      throw new FsException(Errno.ENOENT);
    }
    if (bytes(path) >= MAX_PATH) {
      throw new FsException(Errno.ENAMETOOLONG);
    }
    boolean relative = !path.startsWith("/");
    Deque<String> ahead = new ArrayDeque<>();
    prepend(ahead, relative ? inodes.state().workingDirectory() + "/" + path : path);
    boolean asDirectory = path.endsWith("/");
    List<NodeId> directories = new ArrayList<>(List.of(NodeId.ROOT));
    List<String> names = new ArrayList<>();
    String part = "/";
    int links = 0;
    while (!ahead.isEmpty()) {
      part = ahead.pop();
      NodeId directory = directories.get(directories.size() - 1);
      if (dotsNeedSearch || !(part.equals(".") || part.equals(".."))) {
        requireSearchable(directory);
      }
      if (part.equals(".")) {
        continue;
      }
      if (part.equals("..")) {
        if (!names.isEmpty()) {
          names.remove(names.size() - 1);
          directories.remove(directories.size() - 1);
        }
        continue;
      }
      if (bytes(part) > MAX_NAME) {
        throw new FsException(Errno.ENAMETOOLONG);
      }
      boolean last = ahead.isEmpty();
      NodeId id = inodes.child(directory, part);
      if (id == null) {
        if (!last) {
          throw new FsException(Errno.ENOENT);
        }
        return new Target(directories, join(names), part, part, null, asDirectory);
      }
      Node node = inodes.node(id);
      if (node instanceof Node.Symlink link && (!last || follow || asDirectory)) {
        if (++links > MAX_LINKS) {
          throw new FsException(Errno.ELOOP);
        }
        if (link.target().startsWith("/")) {
          names.clear();
          directories.subList(1, directories.size()).clear();
        }
        asDirectory |= last && link.target().endsWith("/");
        prepend(ahead, link.target());
        continue;
      }
      if (!(node instanceof Node.Directory) && (!last || asDirectory)) {
        throw new FsException(Errno.ENOTDIR);
      }
      if (last) {
        return new Target(directories, join(names), part, part, id, asDirectory);
      }
      directories.add(id);
      names.add(part);
    }
    NodeId here = directories.get(directories.size() - 1);
    return new Target(directories, join(names), null, part, here, asDirectory);
  }

  /** Follows a path to a node that must exist. */
  Target find(String path, boolean follow) throws FsException {
    return required(walk(path, follow));
  }

  private static Target required(Target target) throws FsException {
    if (!target.exists()) {
      throw new FsException(Errno.ENOENT);
    }
    return target;
  }

  private void requireSearchable(NodeId directory) throws FsException {
    if (!credentials.mayAccess(inodes.node(directory).attributes(), Credentials.EXECUTE)) {
      throw new FsException(Errno.EACCES);
    }
  }

  private static void prepend(Deque<String> ahead, String path) {
    String[] parts = path.split("/");
    for (int i = parts.length - 1; i >= 0; i--) {
      if (!parts[i].isEmpty()) {
        ahead.push(parts[i]);
      }
    }
  }

  private static String join(List<String> names) {
    return "/" + String.join("/", names);
  }

  private static int bytes(String text) {
    // Most paths are so short that encoding them cannot make them too long.
    return text.length() * 3 <= MAX_NAME
        ? text.length()
        : text.getBytes(StandardCharsets.UTF_8).length;
  }
}
