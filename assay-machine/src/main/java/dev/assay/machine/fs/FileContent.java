package dev.assay.machine.fs;

import java.util.Arrays;

/**
 * The bytes of a file: an immutable value. A byte is in a block of the overlay's; or it is the
 * host's, if it lies below {@link #hostLimit}; or it is zero.
 *
 * <p>The same changes always give the same value, however they came about: a block of zeros that
 * hides nothing of the host's is not kept, and the limit is no higher than it must be.
 */
final class FileContent {
  /** Where bytes of the host's come from. */
  interface HostBytes {
    /** Reads up to {@code count} bytes and says how many; fewer only at the end of the file. */
    int read(long position, byte[] to, int at, int count) throws FsException;
  }

  static final FileContent EMPTY = new FileContent(0, 0, PersistentMap.empty());

  private final long size;
  private final long hostLimit;
  private final PersistentMap<Long, Block> blocks;

  private FileContent(long size, long hostLimit, PersistentMap<Long, Block> blocks) {
    this.size = size;
    this.hostLimit = hostLimit;
    this.blocks = blocks;
  }

  /** The content of a host file of this size. */
  static FileContent ofHost(long size) {
    return new FileContent(size, size, PersistentMap.empty());
  }

  long size() {
    return size;
  }

  /** Reads up to {@code count} bytes and says how many there were; 0 at the end. */
  int read(HostBytes host, long position, byte[] to, int at, int count) throws FsException {
    int wanted = (int) Math.max(0, Math.min(count, size - position));
    int done = 0;
    while (done < wanted) {
      long here = position + done;
      int inBlock = (int) (here % Block.SIZE);
      int n = Math.min(wanted - done, Block.SIZE - inBlock);
      Block block = blocks.get(here / Block.SIZE);
      if (block != null) {
        block.read(inBlock, to, at + done, n);
      } else if (here < hostLimit) {
        n = (int) Math.min(n, hostLimit - here);
        int got = host.read(here, to, at + done, n);
        if (got < n) {
          // Some files of /sys are shorter than the host says.
          return done + Math.max(got, 0);
        }
      } else {
        Arrays.fill(to, at + done, at + done + n, (byte) 0);
      }
      done += n;
    }
    return done;
  }

  /** This content with bytes written over it, or behind it with zeros between. */
  FileContent write(HostBytes host, long position, byte[] from, int at, int count)
      throws FsException {
    if (count == 0) {
      return this;
    }
    PersistentMap<Long, Block> changed = blocks;
    int done = 0;
    while (done < count) {
      long here = position + done;
      long index = here / Block.SIZE;
      int inBlock = (int) (here % Block.SIZE);
      int n = Math.min(count - done, Block.SIZE - inBlock);
      byte[] bytes = n == Block.SIZE ? new byte[Block.SIZE] : blockBytes(host, index);
      System.arraycopy(from, at + done, bytes, inBlock, n);
      changed = changed.with(index, Block.of(bytes));
      done += n;
    }
    long last = (position + count - 1) / Block.SIZE;
    long newSize = Math.max(size, position + count);
    return normal(newSize, hostLimit, changed, position / Block.SIZE, last);
  }

  /** This content cut off, or lengthened by zeros. */
  FileContent truncate(long newSize) {
    if (newSize >= size) {
      return new FileContent(newSize, hostLimit, blocks);
    }
    long lastIndex = newSize / Block.SIZE;
    int inLast = (int) (newSize % Block.SIZE);
    PersistentMap<Long, Block> kept = blocks.below(inLast == 0 ? lastIndex : lastIndex + 1);
    Block last = kept.get(lastIndex);
    if (last != null) {
      kept = kept.with(lastIndex, Block.of(last.copy(inLast)));
    }
    return normal(newSize, Math.min(hostLimit, newSize), kept, lastIndex, lastIndex);
  }

  /** All bytes of a block, in an array of the caller's. */
  private byte[] blockBytes(HostBytes host, long index) throws FsException {
    Block block = blocks.get(index);
    if (block != null) {
      return block.copy(Block.SIZE);
    }
    byte[] bytes = new byte[Block.SIZE];
    long start = index * Block.SIZE;
    if (start < hostLimit) {
      host.read(start, bytes, 0, (int) Math.min(Block.SIZE, hostLimit - start));
    }
    return bytes;
  }

  /** Lowers the limit below blocks that hide the host's, and drops changed zeros beyond it. */
  private static FileContent normal(
      long size,
      long hostLimit,
      PersistentMap<Long, Block> blocks,
      long firstChanged,
      long lastChanged) {
    long limit = hostLimit;
    PersistentMap<Long, Block> kept = blocks;
    while (limit > 0 && kept.get((limit - 1) / Block.SIZE) != null) {
      long index = (limit - 1) / Block.SIZE;
      limit = index * Block.SIZE;
      kept = withoutZeros(kept, index);
    }
    long beyond = (limit + Block.SIZE - 1) / Block.SIZE;
    for (long index = Math.max(firstChanged, beyond); index <= lastChanged; index++) {
      kept = withoutZeros(kept, index);
    }
    return new FileContent(size, limit, kept);
  }

  private static PersistentMap<Long, Block> withoutZeros(
      PersistentMap<Long, Block> blocks, long index) {
    Block block = blocks.get(index);
    return block != null && block.isZeros() ? blocks.without(index) : blocks;
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || (other instanceof FileContent that
            && size == that.size
            && hostLimit == that.hostLimit
            && blocks.equals(that.blocks));
  }

  @Override
  public int hashCode() {
    return (Long.hashCode(size) * 31 + Long.hashCode(hostLimit)) * 31 + blocks.hashCode();
  }

  @Override
  public String toString() {
    return size + " bytes, " + hostLimit + " from the host, blocks " + blocks.keys();
  }
}
