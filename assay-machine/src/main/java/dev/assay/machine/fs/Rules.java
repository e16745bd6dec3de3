package dev.assay.machine.fs;

import static dev.assay.machine.fs.Credentials.EXECUTE;
import static dev.assay.machine.fs.Credentials.WRITE;

import dev.assay.machine.fs.PathWalker.Target;

/** The conditions under which operations are refused. */
final class Rules {
  private final Inodes inodes;
  private final Credentials credentials;

  Rules(Inodes inodes, Credentials credentials) {
    this.inodes = inodes;
    this.credentials = credentials;
  }

  Target requireFree(Target target) throws FsException {
    if (target.exists()) {
      throw new FsException(Errno.EEXIST);
    }
    return target;
  }

  boolean isDirectory(NodeId id) throws FsException {
    return inodes.node(id) instanceof Node.Directory;
  }

  void requireDirectory(NodeId id) throws FsException {
    if (!isDirectory(id)) {
      throw new FsException(Errno.ENOTDIR);
    }
  }

  void requireEmpty(NodeId id) throws FsException {
    if (!inodes.names(id).isEmpty()) {
      throw new FsException(Errno.ENOTEMPTY);
    }
  }

  void requireAccess(NodeId id, int access) throws FsException {
    if (!credentials.mayAccess(inodes.node(id).attributes(), access)) {
      throw new FsException(Errno.EACCES);
    }
  }

  void requireOwner(Node node) throws FsException {
    if (!credentials.isRoot() && !credentials.owns(node.attributes())) {
      throw new FsException(Errno.EPERM);
    }
  }

  /** Only the superuser gives files away; others may give theirs to their own groups. */
  void requireMayGive(Attributes file, int uid, int gid) throws FsException {
    boolean groupAllowed =
        gid == file.gid() || gid == credentials.gid() || credentials.groups().contains(gid);
    boolean allowed = credentials.owns(file) && uid == file.uid() && groupAllowed;
    if (!credentials.isRoot() && !allowed) {
      throw new FsException(Errno.EPERM);
    }
  }

  /** The name must exist, and it must be allowed to remove it from its directory. */
  void requireRemovable(Target target) throws FsException {
    if (!target.exists()) {
      throw new FsException(Errno.ENOENT);
    }
    requireAccess(target.parent(), WRITE | EXECUTE);
    Attributes directory = inodes.node(target.parent()).attributes();
    boolean sticky = (directory.mode() & FileStat.S_ISVTX) != 0;
    if (sticky
        && !credentials.isRoot()
        && !credentials.owns(directory)
        && !credentials.owns(inodes.node(target.id()).attributes())) {
      throw new FsException(Errno.EPERM);
    }
  }

  void requireSameDevice(NodeId a, NodeId b) throws FsException {
    if (inodes.node(a).attributes().device() != inodes.node(b).attributes().device()) {
      throw new FsException(Errno.EXDEV);
    }
  }
}
