package dev.assay.machine.fs;

import java.util.Set;

/**
 * How the file system differs from the host's, and which files are open: an immutable value. States
 * made one from another share what they have in common. Two states are equal if they hold the same
 * nodes with the same attributes and contents, the same descriptors and the same working directory;
 * comparing and hashing cost no more than what was changed since the last time.
 */
public final class FileSystemState {
  private final PersistentMap<NodeId, Node> nodes;
  private final DescriptorTable descriptors;
  private final String workingDirectory;

  private FileSystemState(
      PersistentMap<NodeId, Node> nodes, DescriptorTable descriptors, String workingDirectory) {
    this.nodes = nodes;
    this.descriptors = descriptors;
    this.workingDirectory = workingDirectory;
  }

  /** The host as it is, nothing open. */
  static FileSystemState initial(String workingDirectory) {
    return new FileSystemState(PersistentMap.empty(), DescriptorTable.EMPTY, workingDirectory);
  }

  /** The nodes that are not, or not any more, as on the host. */
  PersistentMap<NodeId, Node> nodes() {
    return nodes;
  }

  DescriptorTable descriptors() {
    return descriptors;
  }

  String workingDirectory() {
    return workingDirectory;
  }

  FileSystemState with(PersistentMap<NodeId, Node> newNodes) {
    return newNodes == nodes ? this : new FileSystemState(newNodes, descriptors, workingDirectory);
  }

  FileSystemState with(DescriptorTable newDescriptors) {
    return new FileSystemState(nodes, newDescriptors, workingDirectory);
  }

  FileSystemState with(String newWorkingDirectory) {
    return new FileSystemState(nodes, descriptors, newWorkingDirectory);
  }

  /** Whether another state differs in nothing but in who is reading some files of the host. */
  public boolean isLike(FileSystemState that, Set<String> hostPaths) {
    return nodes.equals(that.nodes)
        && workingDirectory.equals(that.workingDirectory)
        && descriptors.withoutReaders(hostPaths).equals(that.descriptors.withoutReaders(hostPaths));
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || (other instanceof FileSystemState that
            && nodes.equals(that.nodes)
            && descriptors.equals(that.descriptors)
            && workingDirectory.equals(that.workingDirectory));
  }

  @Override
  public int hashCode() {
    return (nodes.hashCode() * 31 + descriptors.hashCode()) * 31 + workingDirectory.hashCode();
  }

  @Override
  public String toString() {
    return "nodes " + nodes + ", open " + descriptors + ", in " + workingDirectory;
  }
}
