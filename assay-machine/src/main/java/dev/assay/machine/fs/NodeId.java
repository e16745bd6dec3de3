package dev.assay.machine.fs;

/**
 * Which node: one of the host's, by the path it had before the run, or one the run created, by its
 * number. A node keeps its identity when it is renamed or written to.
 *
 * @param hostPath the path on the host, or null
 * @param number the number of a created node, otherwise 0
 */
record NodeId(String hostPath, long number) implements Comparable<NodeId> {
  static final NodeId ROOT = host("/");

  /** Stands in a directory for an entry that the host has and the overlay has not. */
  static final NodeId ABSENT = created(-1);

  static NodeId host(String path) {
    return new NodeId(path, 0);
  }

  static NodeId created(long number) {
    return new NodeId(null, number);
  }

  boolean isHost() {
    return hostPath != null;
  }

  /** The host's node with this name in the host's directory that this is. */
  NodeId hostChild(String name) {
    return host(hostPath.equals("/") ? "/" + name : hostPath + "/" + name);
  }

  @Override
  public int compareTo(NodeId that) {
    if (hostPath == null || that.hostPath == null) {
      if (hostPath == null && that.hostPath == null) {
        return Long.compare(number, that.number);
      }
      return hostPath == null ? -1 : 1;
    }
    return hostPath.compareTo(that.hostPath);
  }
}
