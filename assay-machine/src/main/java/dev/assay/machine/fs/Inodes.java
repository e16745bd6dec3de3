package dev.assay.machine.fs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The nodes as they are now: the current state, and the host behind it. Every change of a node goes
 * through here, which keeps the state free of differences that are none.
 */
final class Inodes {
  private final HostFiles host;
  private final LongSupplier clock;
  private FileSystemState state;

  Inodes(HostFiles host, LongSupplier clock, FileSystemState state) {
    this.host = host;
    this.clock = clock;
    this.state = state;
  }

  FileSystemState state() {
    return state;
  }

  void set(FileSystemState newState) {
    state = newState;
  }

  long now() {
    return clock.getAsLong();
  }

  // ---- looking

  Node node(NodeId id) throws FsException {
    Node node = state.nodes().get(id);
    if (node == null && id.isHost()) {
      node = host.node(id.hostPath());
    }
    if (node == null) {
      throw new FsException(Errno.ESTALE);
    }
    return node;
  }

  /** Where a name in a directory leads to, or null. */
  NodeId child(NodeId directory, String name) throws FsException {
    NodeId entry = entries(directory).get(name);
    if (entry != null) {
      return entry.equals(NodeId.ABSENT) ? null : entry;
    }
    return hostChild(directory, name);
  }

  /** Where a name leads to on the host, or null. */
  private NodeId hostChild(NodeId directory, String name) throws FsException {
    if (!directory.isHost()) {
      return null;
    }
    NodeId child = directory.hostChild(name);
    return host.node(child.hostPath()) == null ? null : child;
  }

  /** The names in a directory: the host's in its order, then the others in alphabetical order. */
  List<String> names(NodeId directory) throws FsException {
    PersistentMap<String, NodeId> entries = entries(directory);
    List<String> names = new ArrayList<>();
    if (directory.isHost()) {
      for (String name : host.list(directory.hostPath())) {
        if (entries.get(name) == null) {
          names.add(name);
        }
      }
    }
    entries.forEach(
        (name, entry) -> {
          if (!entry.equals(NodeId.ABSENT)) {
            names.add(name);
          }
        });
    return names;
  }

  private PersistentMap<String, NodeId> entries(NodeId directory) throws FsException {
    return ((Node.Directory) node(directory)).entries();
  }

  /** The host's bytes of a file that is the host's. */
  FileContent.HostBytes hostBytes(NodeId id) {
    return (position, to, at, count) -> host.read(id.hostPath(), position, to, at, count);
  }

  /** The bytes of a file that the host calls empty, unless it is the run's; otherwise null. */
  byte[] snapshot(NodeId id) throws FsException {
    boolean untouched = id.isHost() && state.nodes().get(id) == null;
    return untouched && node(id).size() == 0 ? host.snapshot(id.hostPath()) : null;
  }

  // ---- changing

  void update(NodeId id, Node node) throws FsException {
    boolean asOnHost = id.isHost() && node.equals(host.node(id.hostPath()));
    PersistentMap<NodeId, Node> nodes = state.nodes();
    state = state.with(asOnHost ? nodes.without(id) : nodes.with(id, node));
  }

  /**
   * An identity for a node about to be created. It depends on where the node is created, not on
   * when, so that threads that create files in another order come to the same state.
   */
  NodeId newId(String path) {
    long number = 0;
    for (int i = 0; i < path.length(); i++) {
      number = (number + path.charAt(i) + 1) * 0x9E3779B97F4A7C15L;
      number ^= number >>> 29;
    }
    number &= Long.MAX_VALUE;
    while (state.nodes().get(NodeId.created(number)) != null) {
      number = (number + 1) & Long.MAX_VALUE;
    }
    return NodeId.created(number);
  }

  /** Lets a name in a directory lead to a node. */
  void enter(NodeId directory, String name, NodeId id) throws FsException {
    PersistentMap<String, NodeId> entries = entries(directory);
    boolean asOnHost = id.equals(hostChild(directory, name));
    setEntries(directory, asOnHost ? entries.without(name) : entries.with(name, id));
  }

  /** Removes a name from a directory. */
  void erase(NodeId directory, String name) throws FsException {
    PersistentMap<String, NodeId> entries = entries(directory);
    boolean asOnHost = hostChild(directory, name) == null;
    setEntries(directory, asOnHost ? entries.without(name) : entries.with(name, NodeId.ABSENT));
  }

  private void setEntries(NodeId directory, PersistentMap<String, NodeId> entries)
      throws FsException {
    update(directory, ((Node.Directory) node(directory)).with(entries, now()));
  }

  /** Notes that a node has one name less, or more. */
  void countNames(NodeId id, int difference) throws FsException {
    Node node = node(id);
    Attributes attributes = node.attributes();
    update(id, node.with(attributes.withNames(attributes.names() + difference, now())));
    release(id);
  }

  /** Forgets a node that has neither a name nor a descriptor. */
  void release(NodeId id) {
    Node node = state.nodes().get(id);
    if (node != null && node.attributes().names() == 0 && !state.descriptors().isOpen(id)) {
      state = state.with(state.nodes().without(id));
    }
  }
}
