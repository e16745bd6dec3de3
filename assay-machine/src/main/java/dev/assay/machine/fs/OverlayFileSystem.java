package dev.assay.machine.fs;

import static dev.assay.machine.fs.Credentials.EXECUTE;
import static dev.assay.machine.fs.Credentials.READ;
import static dev.assay.machine.fs.Credentials.WRITE;

import dev.assay.machine.fs.PathWalker.Target;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The file system of one machine: the host's files, with changes that stay in the run. Operations
 * behave as the Linux system calls of the same names and fail with the same error numbers.
 *
 * <p>{@link #state} gives everything that operations have changed, as a value; {@link #restore}
 * puts such a value back. Descriptors begin at 3; the standard streams are the machine's business.
 *
 * <p>Known differences from Linux: reading a file does not change its access time; renaming does
 * not change the node's change time; names that are links to one node on the host are separate
 * nodes here; the working directory is remembered as a path; access control lists and the kernel's
 * {@code protected_hardlinks} and {@code protected_symlinks} settings are not looked at.
 */
public final class OverlayFileSystem {
  public static final int SEEK_SET = 0;
  public static final int SEEK_CUR = 1;
  public static final int SEEK_END = 2;

  private final Inodes inodes;
  private final Credentials credentials;
  private final PathWalker walker;
  private final Rules rules;
  private final DescriptorOperations descriptors;

  /**
   * Makes a file system in which nothing has been changed yet.
   *
   * @param host the files behind it; may be shared with other file systems
   * @param credentials whose rights apply
   * @param clock the time of changes, in nanoseconds since 1970
   * @param workingDirectory an absolute path
   */
  public OverlayFileSystem(
      HostFiles host, Credentials credentials, LongSupplier clock, String workingDirectory) {
    this.inodes = new Inodes(host, clock, FileSystemState.initial(workingDirectory));
    this.credentials = credentials;
    this.walker = new PathWalker(inodes, credentials);
    this.rules = new Rules(inodes, credentials);
    this.descriptors = new DescriptorOperations(inodes);
  }

  /** Everything that has been changed, and what is open. */
  public FileSystemState state() {
    return inodes.state();
  }

  /** Goes back, or forward, to a state that this or another file system on the same host gave. */
  public void restore(FileSystemState state) {
    inodes.set(state);
  }

  // ---- looking

  /** Describes what a path leads to; a symbolic link at its end is followed. */
  public FileStat stat(String path) throws FsException {
    return describe(walker.find(path, true).id());
  }

  /** Describes what a path leads to, which may be a symbolic link. */
  public FileStat lstat(String path) throws FsException {
    return describe(walker.find(path, false).id());
  }

  /** Describes an open file. */
  public FileStat fstat(int fd) throws FsException {
    return describe(descriptors.get(fd).node());
  }

  /**
   * Fails unless the file exists and may be accessed as asked.
   *
   * @param mode an or of {@link Credentials#READ}, {@code WRITE} and {@code EXECUTE}; 0 asks only
   *     whether it exists
   */
  public void access(String path, int mode) throws FsException {
    rules.requireAccess(walker.find(path, true).id(), mode);
  }

  /** The names in a directory: the host's in its order, then the run's, sorted. */
  public List<String> list(String path) throws FsException {
    NodeId id = walker.find(path, true).id();
    rules.requireDirectory(id);
    rules.requireAccess(id, READ);
    return inodes.names(id);
  }

  /** The names in an open directory. */
  public List<String> list(int fd) throws FsException {
    NodeId id = descriptors.get(fd).node();
    rules.requireDirectory(id);
    return inodes.names(id);
  }

  /** Where a symbolic link leads to. */
  public String readlink(String path) throws FsException {
    if (inodes.node(walker.find(path, false).id()) instanceof Node.Symlink link) {
      return link.target();
    }
    throw new FsException(Errno.EINVAL);
  }

  /** The absolute path of an existing node, without symbolic links, {@code .} and {@code ..}. */
  public String realpath(String path) throws FsException {
    return walker.walkAsRealpath(path).path();
  }

  /** The directory that relative paths begin at. */
  public String getcwd() {
    return inodes.state().workingDirectory();
  }

  /** Changes the directory that relative paths begin at. */
  public void chdir(String path) throws FsException {
    Target target = walker.find(path, true);
    rules.requireDirectory(target.id());
    rules.requireAccess(target.id(), EXECUTE);
    inodes.set(inodes.state().with(target.path()));
  }

  // ---- names

  /** Makes a directory. */
  public void mkdir(String path, int mode) throws FsException {
    Target target = rules.requireFree(walker.walk(path, false));
    Attributes attributes = newAttributes(target, FileStat.S_IFDIR, mode & ~credentials.umask());
    create(target, new Node.Directory(attributes, PersistentMap.empty()));
  }

  /** Makes a symbolic link at {@code path} that leads to {@code contents}. */
  public void symlink(String contents, String path) throws FsException {
    if (contents.isEmpty()) {
      throw new FsException(Errno.ENOENT);
    }
    Target target = rules.requireFree(walker.walk(path, false));
    if (target.asDirectory()) {
      throw new FsException(Errno.ENOENT);
    }
    create(target, new Node.Symlink(newAttributes(target, FileStat.S_IFLNK, 0777), contents));
  }

  /** Gives an existing node, not a directory, another name. */
  public void link(String existing, String path) throws FsException {
    NodeId id = walker.find(existing, false).id();
    Target target = rules.requireFree(walker.walk(path, false));
    if (target.asDirectory()) {
      throw new FsException(Errno.ENOENT);
    }
    rules.requireSameDevice(id, target.parent());
    rules.requireAccess(target.parent(), WRITE);
    if (rules.isDirectory(id)) {
      throw new FsException(Errno.EPERM);
    }
    inodes.enter(target.parent(), target.name(), id);
    inodes.countNames(id, 1);
  }

  /** Removes a name that does not lead to a directory. */
  public void unlink(String path) throws FsException {
    Target target = walker.walk(path, false);
    if (target.name() == null) {
      throw new FsException(Errno.EISDIR);
    }
    rules.requireRemovable(target);
    if (rules.isDirectory(target.id())) {
      throw new FsException(Errno.EISDIR);
    }
    remove(target);
  }

  /** Removes an empty directory. */
  public void rmdir(String path) throws FsException {
    Target target = walker.walk(path, false);
    if (target.name() == null) {
      throw new FsException(
          switch (target.lastPart()) {
            case "." -> Errno.EINVAL;
            case ".." -> Errno.ENOTEMPTY;
            default -> Errno.EBUSY;
          });
    }
    rules.requireRemovable(target);
    rules.requireDirectory(target.id());
    rules.requireEmpty(target.id());
    remove(target);
  }

  /** Moves a node to another name, in place of what the name led to. */
  public void rename(String from, String to) throws FsException {
    Target source = walker.walk(from, false);
    Target target = walker.walk(to, false);
    rules.requireSameDevice(source.parent(), target.parent());
    if (source.name() == null || target.name() == null) {
      throw new FsException(Errno.EBUSY);
    }
    if (!source.exists()) {
      throw new FsException(Errno.ENOENT);
    }
    boolean directory = rules.isDirectory(source.id());
    if (!directory && (source.asDirectory() || target.asDirectory())) {
      throw new FsException(Errno.ENOTDIR);
    }
    if (target.directories().contains(source.id())) {
      throw new FsException(Errno.EINVAL);
    }
    if (target.exists() && source.directories().contains(target.id())) {
      throw new FsException(Errno.ENOTEMPTY);
    }
    if (source.id().equals(target.id())) {
      return;
    }
    rules.requireRemovable(source);
    if (target.exists()) {
      rules.requireRemovable(target);
      boolean overDirectory = rules.isDirectory(target.id());
      if (directory && !overDirectory) {
        throw new FsException(Errno.ENOTDIR);
      }
      if (!directory && overDirectory) {
        throw new FsException(Errno.EISDIR);
      }
    } else {
      rules.requireAccess(target.parent(), WRITE);
    }
    if (directory && !source.parent().equals(target.parent())) {
      // The directory itself changes: its entry for the directory above.
      rules.requireAccess(source.id(), WRITE);
    }
    if (directory && target.exists()) {
      rules.requireEmpty(target.id());
    }
    inodes.erase(source.parent(), source.name());
    inodes.enter(target.parent(), target.name(), source.id());
    if (target.exists()) {
      inodes.countNames(target.id(), -1);
    }
  }

  // ---- attributes

  /** Sets the permissions of what a path leads to. */
  public void chmod(String path, int mode) throws FsException {
    chmod(walker.find(path, true).id(), mode);
  }

  /** Sets the permissions of an open file. */
  public void fchmod(int fd, int mode) throws FsException {
    chmod(descriptors.get(fd).node(), mode);
  }

  /**
   * Sets the owner of what a path leads to.
   *
   * @param uid the new owner, or -1 for no change
   * @param gid the new group, or -1 for no change
   * @param follow whether to follow a symbolic link at the end of the path
   */
  public void chown(String path, int uid, int gid, boolean follow) throws FsException {
    chown(walker.find(path, follow).id(), uid, gid);
  }

  /** Sets the owner of an open file. */
  public void fchown(int fd, int uid, int gid) throws FsException {
    chown(descriptors.get(fd).node(), uid, gid);
  }

  /**
   * Sets the times of what a path leads to, in nanoseconds since 1970.
   *
   * @param follow whether to follow a symbolic link at the end of the path
   */
  public void utimes(String path, long accessTime, long modificationTime, boolean follow)
      throws FsException {
    utimes(walker.find(path, follow).id(), accessTime, modificationTime);
  }

  /** Sets the times of an open file, in nanoseconds since 1970. */
  public void futimes(int fd, long accessTime, long modificationTime) throws FsException {
    utimes(descriptors.get(fd).node(), accessTime, modificationTime);
  }

  private void chmod(NodeId id, int mode) throws FsException {
    Node node = inodes.node(id);
    rules.requireOwner(node);
    inodes.update(id, node.with(node.attributes().withPermissions(mode, inodes.now())));
  }

  private void chown(NodeId id, int uid, int gid) throws FsException {
    Node node = inodes.node(id);
    Attributes old = node.attributes();
    int newUid = uid == -1 ? old.uid() : uid;
    int newGid = gid == -1 ? old.gid() : gid;
    rules.requireMayGive(old, newUid, newGid);
    inodes.update(id, node.with(old.withOwner(newUid, newGid, inodes.now())));
  }

  private void utimes(NodeId id, long accessTime, long modificationTime) throws FsException {
    Node node = inodes.node(id);
    rules.requireOwner(node);
    Attributes attributes = node.attributes().withTimes(accessTime, modificationTime, inodes.now());
    inodes.update(id, node.with(attributes));
  }

  // ---- open files

  /**
   * Opens a file, or a directory for listing.
   *
   * @param flags an or of {@link OpenFlags}; others are ignored
   * @param mode permissions of a file that is created
   * @return the descriptor, the lowest free one from 3 on
   */
  public int open(String path, int flags, int mode) throws FsException {
    boolean create = (flags & OpenFlags.O_CREAT) != 0;
    boolean exclusive = create && (flags & OpenFlags.O_EXCL) != 0;
    boolean follow = !exclusive && (flags & OpenFlags.O_NOFOLLOW) == 0;
    Target target = walker.walk(path, follow);
    if (!target.exists()) {
      if (!create) {
        throw new FsException(Errno.ENOENT);
      }
      if (target.asDirectory()) {
        throw new FsException(Errno.EISDIR);
      }
      inodes.state().descriptors().lowestFree(); // fails before anything is changed
      Attributes attributes = newAttributes(target, FileStat.S_IFREG, mode & ~credentials.umask());
      return descriptors.open(create(target, new Node.File(attributes, FileContent.EMPTY)), flags);
    }
    if (exclusive) {
      throw new FsException(Errno.EEXIST);
    }
    boolean truncate = (flags & OpenFlags.O_TRUNC) != 0;
    int access = (OpenFlags.reads(flags) ? READ : 0) | (OpenFlags.writes(flags) ? WRITE : 0);
    Node node = inodes.node(target.id());
    if (node instanceof Node.Symlink) {
      throw new FsException(Errno.ELOOP);
    }
    if (node instanceof Node.Directory) {
      if (create || truncate || OpenFlags.writes(flags)) {
        throw new FsException(Errno.EISDIR);
      }
    } else if ((flags & OpenFlags.O_DIRECTORY) != 0) {
      throw new FsException(Errno.ENOTDIR);
    }
    rules.requireAccess(target.id(), access | (truncate ? WRITE : 0));
    if (node instanceof Node.Special device) {
      Devices.requireSupported(device);
    }
    int fd = descriptors.open(target.id(), flags);
    if (truncate && node instanceof Node.File) {
      descriptors.truncate(target.id(), 0);
    }
    return fd;
  }

  /** Closes a descriptor. */
  public void close(int fd) throws FsException {
    descriptors.close(fd);
  }

  /** Makes another descriptor, the lowest free one, for the same open file. */
  public int dup(int fd) throws FsException {
    return descriptors.dup(fd);
  }

  /** Makes {@code copy} another descriptor for the same open file, closing what it was. */
  public int dup2(int fd, int copy) throws FsException {
    return descriptors.dup2(fd, copy);
  }

  /** Reads up to {@code len} bytes from the offset on; 0 at the end of the file. */
  public int read(int fd, byte[] b, int off, int len) throws FsException {
    return descriptors.read(fd, b, off, len);
  }

  /** Reads up to {@code len} bytes from a position, leaving the offset alone. */
  public int pread(int fd, byte[] b, int off, int len, long position) throws FsException {
    return descriptors.pread(fd, b, off, len, position);
  }

  /** Writes at the offset, or at the end if the file was opened for appending. */
  public int write(int fd, byte[] b, int off, int len) throws FsException {
    return descriptors.write(fd, b, off, len);
  }

  /** Writes at a position, leaving the offset alone. */
  public int pwrite(int fd, byte[] b, int off, int len, long position) throws FsException {
    return descriptors.pwrite(fd, b, off, len, position);
  }

  /** Moves the offset, counted from what {@code whence} says, and gives the new one. */
  public long seek(int fd, long offset, int whence) throws FsException {
    return descriptors.seek(fd, offset, whence);
  }

  /** The size of an open file. */
  public long size(int fd) throws FsException {
    return descriptors.node(fd).size();
  }

  /** Sets the size of an open file. */
  public void ftruncate(int fd, long size) throws FsException {
    descriptors.truncate(fd, size);
  }

  /** Sets the size of a file. */
  public void truncate(String path, long size) throws FsException {
    if (size < 0) {
      throw new FsException(Errno.EINVAL);
    }
    NodeId id = walker.find(path, true).id();
    if (rules.isDirectory(id)) {
      throw new FsException(Errno.EISDIR);
    }
    rules.requireAccess(id, WRITE);
    descriptors.truncate(id, size);
  }

  /** Makes sure that written data stays; here it does. */
  public void fsync(int fd) throws FsException {
    descriptors.get(fd);
  }

  // ---- nodes

  private FileStat describe(NodeId id) throws FsException {
    Node node = inodes.node(id);
    Attributes a = node.attributes();
    return new FileStat(
        a.mode(),
        a.inode(),
        a.device(),
        a.names(),
        a.uid(),
        a.gid(),
        node instanceof Node.Special special ? special.rdev() : 0,
        node.size(),
        a.accessTime(),
        a.modificationTime(),
        a.changeTime(),
        a.creationTime());
  }

  /** Attributes for a node about to be created, as far as they do not depend on its identity. */
  private Attributes newAttributes(Target target, int type, int permissions) throws FsException {
    rules.requireAccess(target.parent(), WRITE);
    long device = inodes.node(target.parent()).attributes().device();
    long now = inodes.now();
    long inode = inodes.newId(target.path()).number();
    return new Attributes(
        type | permissions & FileStat.PERMISSIONS,
        credentials.uid(),
        credentials.gid(),
        device,
        inode,
        1,
        now,
        now,
        now,
        now);
  }

  private NodeId create(Target target, Node node) throws FsException {
    NodeId id = NodeId.created(node.attributes().inode());
    inodes.update(id, node);
    inodes.enter(target.parent(), target.name(), id);
    return id;
  }

  private void remove(Target target) throws FsException {
    inodes.erase(target.parent(), target.name());
    inodes.countNames(target.id(), -1);
  }
}
