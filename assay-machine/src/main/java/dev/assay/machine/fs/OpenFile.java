package dev.assay.machine.fs;

/**
 * An open file: what {@code open} makes, and descriptors made by {@code dup} share.
 *
 * @param flags as given to {@code open}
 * @param offset where the next read or write begins
 */
record OpenFile(NodeId node, int flags, long offset) implements DescriptorTable.Slot {
  boolean reads() {
    return OpenFlags.reads(flags);
  }

  boolean writes() {
    return OpenFlags.writes(flags);
  }

  boolean appends() {
    return (flags & OpenFlags.O_APPEND) != 0;
  }

  OpenFile at(long newOffset) {
    return new OpenFile(node, flags, newOffset);
  }
}
