package dev.assay.machine.fs;

import java.nio.charset.StandardCharsets;

/** A file, directory, symbolic link or device, at one moment: an immutable value. */
sealed interface Node {
  Attributes attributes();

  /** The same node with other attributes. */
  Node with(Attributes attributes);

  /** What {@code stat} gives as the size. */
  long size();

  /** A regular file. */
  record File(Attributes attributes, FileContent content) implements Node {
    @Override
    public File with(Attributes newAttributes) {
      return new File(newAttributes, content);
    }

    File with(FileContent newContent, long now) {
      return new File(attributes.modified(now), newContent);
    }

    @Override
    public long size() {
      return content.size();
    }
  }

  /**
   * A directory.
   *
   * @param entries what differs from the host's directory of that identity, if it is the host's:
   *     names it has not, or where they lead to; and names it has, with {@link NodeId#ABSENT}
   */
  record Directory(Attributes attributes, PersistentMap<String, NodeId> entries) implements Node {
    @Override
    public Directory with(Attributes newAttributes) {
      return new Directory(newAttributes, entries);
    }

    Directory with(PersistentMap<String, NodeId> newEntries, long now) {
      return new Directory(attributes.modified(now), newEntries);
    }

    @Override
    public long size() {
      return 4096;
    }
  }

  /** A symbolic link. */
  record Symlink(Attributes attributes, String target) implements Node {
    @Override
    public Symlink with(Attributes newAttributes) {
      return new Symlink(newAttributes, target);
    }

    @Override
    public long size() {
      return target.getBytes(StandardCharsets.UTF_8).length;
    }
  }

  /** A device, pipe or socket of the host. */
  record Special(Attributes attributes, long rdev) implements Node {
    @Override
    public Special with(Attributes newAttributes) {
      return new Special(newAttributes, rdev);
    }

    @Override
    public long size() {
      return 0;
    }
  }
}
