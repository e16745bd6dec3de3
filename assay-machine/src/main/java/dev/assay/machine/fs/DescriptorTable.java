package dev.assay.machine.fs;

import java.util.OptionalInt;
import java.util.Set;

/**
 * Which descriptor stands for which open file: an immutable value. The lowest descriptor of an open
 * file holds it, and duplicates refer to that one; so the table does not tell which of them came
 * first.
 */
final class DescriptorTable {
  /** What a descriptor holds. */
  sealed interface Slot permits OpenFile, Duplicate {}

  /** Another descriptor for the open file that {@code lowest} holds. */
  record Duplicate(int lowest) implements Slot {}

  static final DescriptorTable EMPTY = new DescriptorTable(PersistentMap.empty());

  /** The standard streams, which are the machine's, come before. */
  private static final int FIRST = 3;

  private static final int LIMIT = 1 << 16;

  private final PersistentMap<Integer, Slot> slots;

  private DescriptorTable(PersistentMap<Integer, Slot> slots) {
    this.slots = slots;
  }

  /** The descriptor that the next file gets. */
  int lowestFree() throws FsException {
    int fd = FIRST;
    while (slots.get(fd) != null) {
      fd++;
    }
    if (fd >= LIMIT) {
      throw new FsException(Errno.EMFILE);
    }
    return fd;
  }

  OpenFile get(int fd) throws FsException {
    return (OpenFile) slots.get(holder(fd));
  }

  /** The descriptor that holds the open file of this one. */
  private int holder(int fd) throws FsException {
    Slot slot = slots.get(fd);
    if (slot == null) {
      throw new FsException(Errno.EBADF);
    }
    return slot instanceof Duplicate duplicate ? duplicate.lowest() : fd;
  }

  /** This table with a new open file. */
  DescriptorTable opened(int fd, OpenFile file) {
    return new DescriptorTable(slots.with(fd, file));
  }

  /** This table with the open file of a descriptor changed, for all its descriptors. */
  DescriptorTable changed(int fd, OpenFile file) throws FsException {
    return new DescriptorTable(slots.with(holder(fd), file));
  }

  /**
   * This table with {@code copy}, which is free, as another descriptor for the file of {@code fd}.
   */
  DescriptorTable duplicated(int fd, int copy) throws FsException {
    int holder = holder(fd);
    if (holder < copy) {
      return new DescriptorTable(slots.with(copy, new Duplicate(holder)));
    }
    return moved(holder, copy);
  }

  /** This table without a descriptor. */
  DescriptorTable closed(int fd) throws FsException {
    if (holder(fd) == fd) {
      OptionalInt next =
          slots.keys().stream()
              .filter(other -> slots.get(other).equals(new Duplicate(fd)))
              .mapToInt(Integer::intValue)
              .findFirst();
      if (next.isPresent()) {
        return new DescriptorTable(moved(fd, next.getAsInt()).slots.without(fd));
      }
    }
    return new DescriptorTable(slots.without(fd));
  }

  /** Lets another descriptor hold an open file; the old holder becomes a duplicate. */
  private DescriptorTable moved(int from, int to) {
    PersistentMap<Integer, Slot> result = slots.with(to, slots.get(from));
    result = result.with(from, new Duplicate(to));
    for (int other : slots.keys()) {
      if (other != to && slots.get(other).equals(new Duplicate(from))) {
        result = result.with(other, new Duplicate(to));
      }
    }
    return new DescriptorTable(result);
  }

  /** Whether any descriptor stands for this node. */
  boolean isOpen(NodeId node) {
    return slots.anyValue(slot -> slot instanceof OpenFile file && file.node().equals(node));
  }

  /** This table without the files of the host at some paths that are open for reading only. */
  DescriptorTable withoutReaders(Set<String> hostPaths) {
    PersistentMap<Integer, Slot> result = slots;
    for (int fd : slots.keys()) {
      Slot slot = slots.get(fd);
      Slot held = slot instanceof Duplicate duplicate ? slots.get(duplicate.lowest()) : slot;
      if (held instanceof OpenFile file
          && !file.writes()
          && file.node().isHost()
          && hostPaths.contains(file.node().hostPath())) {
        result = result.without(fd);
      }
    }
    return new DescriptorTable(result);
  }

  boolean contains(int fd) {
    return slots.get(fd) != null;
  }

  @Override
  public boolean equals(Object other) {
    return other == this || (other instanceof DescriptorTable that && slots.equals(that.slots));
  }

  @Override
  public int hashCode() {
    return slots.hashCode();
  }

  @Override
  public String toString() {
    return slots.toString();
  }
}
