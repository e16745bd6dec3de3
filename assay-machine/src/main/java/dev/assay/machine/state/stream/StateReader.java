package dev.assay.machine.state.stream;

import static dev.assay.machine.state.stream.StateStream.CELL;
import static dev.assay.machine.state.stream.StateStream.MAX_HEIGHT;
import static dev.assay.machine.state.stream.StateStream.NODE;
import static dev.assay.machine.state.stream.StateStream.ROOT;
import static dev.assay.machine.state.stream.StateStream.damaged;
import static dev.assay.machine.state.stream.StateStream.readNumber;

import dev.assay.machine.state.IntMaps;
import dev.assay.machine.state.PartKind;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.state.StateTable;
import dev.assay.machine.state.VectorLayout;
import java.io.DataInput;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads the states that a {@link StateWriter} wrote, interning what they are made of.
 *
 * <p>Damaged input leads to an {@link IOException} that says what is wrong, or to some other state
 * of proper form; memory is taken only in proportion to what was read. A reader is used by one
 * thread at a time, and cannot be used any more after it threw an exception.
 */
public final class StateReader {
  private final StateStore store;
  private final VectorLayout layout;
  private final ComponentCodec componentCodec;
  private final @Nullable KeyTranslation keys;

  /** Where maps are built: in the store, or beside it if their keys have to be translated. */
  private final IntMaps maps;

  /** The numbers here of the components that were read, counted from 1. */
  private int[] components = new int[16];

  private int componentCount;

  /** The same for cells, nodes and roots, and the kind of record that defined each. */
  private int[] nodes = new int[16];

  private byte[] nodeKinds = new byte[16];
  private int nodeCount;

  /** The parts of the latest state; the halves of its map as they arrived. */
  private int[] parts = new int[16];

  private int partCount;
  private boolean begun;
  private boolean broken;

  /** A reader for machines whose keys mean the same in every process. */
  public StateReader(StateStore store, VectorLayout layout, ComponentCodec componentCodec) {
    this(store, layout, componentCodec, null);
  }

  /** A reader that has the keys of maps translated, unless {@code keyCodec} is null. */
  public StateReader(
      StateStore store,
      VectorLayout layout,
      ComponentCodec componentCodec,
      @Nullable KeyCodec keyCodec) {
    this.store = store;
    this.layout = layout;
    this.componentCodec = componentCodec;
    this.keys = keyCodec == null ? null : new KeyTranslation(store.maps(), keyCodec);
    this.maps = keys == null ? store.maps() : keys.foreignMaps();
  }

  /**
   * Reads one state and interns it. The result is as that of {@link StateTable#intern(int[], int)}:
   * the number, and {@link StateTable#NEW} if it was not there before.
   */
  public long read(DataInput in) throws IOException {
    if (broken) {
      throw new IOException("the stream of states was damaged earlier");
    }
    broken = true;
    try {
      long state = readRecords(in);
      broken = false;
      return state;
    } catch (EOFException e) {
      EOFException told = new EOFException("the stream of states ends too early");
      told.initCause(e);
      throw told;
    }
  }

  private long readRecords(DataInput in) throws IOException {
    if (!begun) {
      if (in.readInt() != StateStream.MAGIC) {
        throw new IOException("not a stream of states");
      }
      if (in.readByte() != (keys == null ? 0 : 1)) {
        throw new IOException("the writer and the reader disagree on whether to translate keys");
      }
      begun = true;
    }
    while (true) {
      int what = in.readUnsignedByte();
      if (what == StateStream.STATE) {
        return readState(in);
      } else if (what == StateStream.COMPONENT) {
        addComponent(componentCodec.read(in));
      } else if (what == StateStream.KEY && keys != null) {
        keys.read(in);
      } else if (what == CELL) {
        int head = component(in);
        addNode(what, store.lists().cons(head, node(CELL, in)));
      } else if (what > NODE && what < NODE + MAX_HEIGHT) {
        readHalves(NODE, what - NODE, in);
      } else if (what > ROOT && what <= ROOT + MAX_HEIGHT) {
        readHalves(ROOT, what - ROOT, in);
      } else {
        throw damaged("no record of type " + what);
      }
    }
  }

  private void readHalves(int what, int height, DataInput in) throws IOException {
    int left = height == 1 ? component(in) : node(NODE + height - 1, in);
    int right = height == 1 ? component(in) : node(NODE + height - 1, in);
    // No writer sends these: a map has one form.
    if (right == 0 && (left == 0 || (what == ROOT && height > 1))) {
      throw damaged("a map that is higher than its keys");
    }
    addNode(
        what + height,
        what == ROOT ? maps.root(height, left, right) : maps.node(height, left, right));
  }

  private long readState(DataInput in) throws IOException {
    int count = readNumber(in);
    if (count >= StateTable.MAX_PARTS) {
      throw damaged("a state of " + count + " parts");
    }
    int[] fresh = new int[count];
    int next = 0;
    for (int step = readNumber(in); step != 0; step = readNumber(in)) {
      int index = next + step - 1;
      if (index < 0 || index >= count) {
        throw damaged("part " + index + " of " + count);
      }
      keepParts(fresh, next, index);
      fresh[index] = readPart(index, count, in);
      next = index + 1;
    }
    keepParts(fresh, next, count);
    parts = fresh;
    partCount = count;
    return store.states().intern(keys == null ? fresh : translated(keys, fresh), count);
  }

  /** The parts with the halves of the map as they are here. */
  private int[] translated(KeyTranslation translation, int[] arrived) throws IOException {
    int[] result = arrived.clone();
    int even = -1;
    int odd = -1;
    for (int i = 0; i < arrived.length; i++) {
      PartKind kind = layout.kind(i, arrived.length);
      even = kind == PartKind.EVEN_KEYS ? i : even;
      odd = kind == PartKind.ODD_KEYS ? i : odd;
    }
    translation.moveTo(even < 0 ? 0 : arrived[even], odd < 0 ? 0 : arrived[odd]);
    put(result, even, translation.half(0));
    put(result, odd, translation.half(1));
    return result;
  }

  private static void put(int[] parts, int index, int map) throws IOException {
    if (index >= 0) {
      parts[index] = map;
    } else if (map != 0) {
      throw damaged("a key for which the state has no place");
    }
  }

  /** Takes parts over from the state before. */
  private void keepParts(int[] fresh, int from, int to) throws IOException {
    int count = fresh.length;
    for (int i = from; i < to; i++) {
      if (i >= partCount || layout.kind(i, count) != layout.kind(i, partCount)) {
        throw damaged("part " + i + " of " + count + " is missing");
      }
      fresh[i] = parts[i];
    }
  }

  private int readPart(int index, int count, DataInput in) throws IOException {
    return switch (layout.kind(index, count)) {
      case COMPONENT -> component(in);
      case LIST_OF_COMPONENTS -> node(CELL, in);
      case EVEN_KEYS, ODD_KEYS -> root(in);
    };
  }

  private int component(DataInput in) throws IOException {
    int back = readNumber(in);
    if (back > componentCount) {
      throw damaged("a component that was not sent");
    }
    return back == 0 ? 0 : components[componentCount - back];
  }

  private int node(int kind, DataInput in) throws IOException {
    int back = readNumber(in);
    if (back == 0) {
      return 0;
    }
    if (back > nodeCount || nodeKinds[nodeCount - back] != kind) {
      throw damaged("a node that was not sent");
    }
    return nodes[nodeCount - back];
  }

  private int root(DataInput in) throws IOException {
    int back = readNumber(in);
    if (back == 0) {
      return 0;
    }
    if (back > nodeCount || nodeKinds[nodeCount - back] <= ROOT) {
      throw damaged("a map that was not sent");
    }
    return nodes[nodeCount - back];
  }

  private void addComponent(int number) throws IOException {
    if (number <= 0) {
      throw damaged("a component without contents");
    }
    if (componentCount == components.length) {
      components = Arrays.copyOf(components, 2 * componentCount);
    }
    components[componentCount++] = number;
  }

  private void addNode(int kind, int number) {
    if (nodeCount == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * nodeCount);
      nodeKinds = Arrays.copyOf(nodeKinds, 2 * nodeCount);
    }
    nodes[nodeCount] = number;
    nodeKinds[nodeCount++] = (byte) kind;
  }
}
