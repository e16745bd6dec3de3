package dev.assay.machine.fs;

/** The operations on open files. */
final class DescriptorOperations {
  private final Inodes inodes;

  DescriptorOperations(Inodes inodes) {
    this.inodes = inodes;
  }

  int open(NodeId node, int flags) throws FsException {
    FileSystemState state = inodes.state();
    int fd = state.descriptors().lowestFree();
    inodes.set(state.with(state.descriptors().opened(fd, new OpenFile(node, flags, 0))));
    return fd;
  }

  OpenFile get(int fd) throws FsException {
    return inodes.state().descriptors().get(fd);
  }

  Node node(int fd) throws FsException {
    return inodes.node(get(fd).node());
  }

  void close(int fd) throws FsException {
    NodeId node = get(fd).node();
    FileSystemState state = inodes.state();
    inodes.set(state.with(state.descriptors().closed(fd)));
    inodes.release(node);
  }

  int dup(int fd) throws FsException {
    get(fd);
    DescriptorTable table = inodes.state().descriptors();
    int copy = table.lowestFree();
    inodes.set(inodes.state().with(table.duplicated(fd, copy)));
    return copy;
  }

  int dup2(int fd, int copy) throws FsException {
    get(fd);
    if (copy < 0) {
      throw new FsException(Errno.EBADF);
    }
    if (copy != fd) {
      if (inodes.state().descriptors().contains(copy)) {
        close(copy);
      }
      FileSystemState state = inodes.state();
      inodes.set(state.with(state.descriptors().duplicated(fd, copy)));
    }
    return copy;
  }

  int read(int fd, byte[] to, int at, int count) throws FsException {
    OpenFile file = get(fd);
    int n = pread(fd, to, at, count, file.offset());
    move(fd, file, file.offset() + n);
    return n;
  }

  int pread(int fd, byte[] to, int at, int count, long position) throws FsException {
    OpenFile file = get(fd);
    if (!file.reads()) {
      throw new FsException(Errno.EBADF);
    }
    if (position < 0) {
      throw new FsException(Errno.EINVAL);
    }
    Node node = inodes.node(file.node());
    if (node instanceof Node.File regular) {
      byte[] snapshot = inodes.snapshot(file.node());
      if (snapshot != null) {
        int n = (int) Math.max(0, Math.min(count, snapshot.length - position));
        System.arraycopy(snapshot, (int) Math.min(position, snapshot.length), to, at, n);
        return n;
      }
      return regular.content().read(inodes.hostBytes(file.node()), position, to, at, count);
    } else if (node instanceof Node.Special special) {
      return Devices.read(special, position, to, at, count);
    }
    throw new FsException(Errno.EISDIR);
  }

  int write(int fd, byte[] from, int at, int count) throws FsException {
    OpenFile file = get(fd);
    long position = file.appends() ? inodes.node(file.node()).size() : file.offset();
    int n = pwrite(fd, from, at, count, position);
    if (n > 0) {
      move(fd, file, position + n);
    }
    return n;
  }

  int pwrite(int fd, byte[] from, int at, int count, long position) throws FsException {
    OpenFile file = get(fd);
    if (!file.writes()) {
      throw new FsException(Errno.EBADF);
    }
    if (position < 0) {
      throw new FsException(Errno.EINVAL);
    }
    Node node = inodes.node(file.node());
    if (node instanceof Node.Special special) {
      return Devices.write(special, count);
    }
    if (count == 0) {
      return 0;
    }
    Node.File regular = (Node.File) node;
    // On Linux, a file opened for appending is appended to wherever one asks to write.
    long start = file.appends() ? regular.size() : position;
    if (start + count < 0) {
      throw new FsException(Errno.EFBIG);
    }
    FileContent content =
        regular.content().write(inodes.hostBytes(file.node()), start, from, at, count);
    inodes.update(file.node(), regular.with(content, inodes.now()));
    return count;
  }

  long seek(int fd, long offset, int whence) throws FsException {
    OpenFile file = get(fd);
    long base =
        switch (whence) {
          case OverlayFileSystem.SEEK_SET -> 0;
          case OverlayFileSystem.SEEK_CUR -> file.offset();
          case OverlayFileSystem.SEEK_END -> inodes.node(file.node()).size();
          default -> throw new FsException(Errno.EINVAL);
        };
    long position = base + offset;
    if (position < 0) {
      throw new FsException(Errno.EINVAL);
    }
    move(fd, file, position);
    return position;
  }

  void truncate(int fd, long size) throws FsException {
    OpenFile file = get(fd);
    if (size < 0 || !file.writes()) {
      throw new FsException(Errno.EINVAL);
    }
    truncate(file.node(), size);
  }

  void truncate(NodeId id, long size) throws FsException {
    if (!(inodes.node(id) instanceof Node.File file)) {
      throw new FsException(Errno.EINVAL);
    }
    inodes.update(id, file.with(file.content().truncate(size), inodes.now()));
  }

  private void move(int fd, OpenFile file, long offset) throws FsException {
    if (offset != file.offset()) {
      FileSystemState state = inodes.state();
      inodes.set(state.with(state.descriptors().changed(fd, file.at(offset))));
    }
  }
}
