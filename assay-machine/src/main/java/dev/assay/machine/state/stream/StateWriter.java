package dev.assay.machine.state.stream;

import dev.assay.machine.state.LongIntMap;
import dev.assay.machine.state.PartKind;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.state.VectorLayout;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes states for a {@link StateReader} in another process. Components and nodes are written when
 * they occur for the first time, and parts when they are not as in the state before: a state that
 * resembles others written earlier takes a few bytes.
 *
 * <p>All states of a writer belong to one stream, to be read in the same order by one reader. Each
 * receiver needs a writer of its own, each writer is used by one thread at a time, and cannot be
 * used any more after it threw an exception.
 */
public final class StateWriter {
  private final StateStore store;
  private final VectorLayout layout;
  private final ComponentCodec componentCodec;
  private final @Nullable KeyCodec keyCodec;

  /** When each component was written. */
  private final SentTable sentOfPool = new SentTable();

  /** When each cell, node and root was written; all are numbers of pairs. */
  private final SentTable sentPairs = new SentTable();

  private final LongIntMap sentKeys = new LongIntMap();

  /** The halves of the map that were written last: all their keys have been written. */
  private final int[] latestHalves = new int[2];

  private int sentComponents;
  private int sentNodes;
  private boolean begun;
  private int[] before = new int[16];
  private int beforeCount;
  private int[] parts = new int[16];
  private int[] references = new int[16];
  private int[] cells = new int[16];

  /** A writer for machines whose keys mean the same in every process. */
  public StateWriter(StateStore store, VectorLayout layout, ComponentCodec componentCodec) {
    this(store, layout, componentCodec, null);
  }

  /** A writer that has the keys of maps translated, unless {@code keyCodec} is null. */
  public StateWriter(
      StateStore store,
      VectorLayout layout,
      ComponentCodec componentCodec,
      @Nullable KeyCodec keyCodec) {
    this.store = store;
    this.layout = layout;
    this.componentCodec = componentCodec;
    this.keyCodec = keyCodec;
  }

  /** Writes a state. */
  public void write(int state, DataOutput out) throws IOException {
    if (!begun) {
      out.writeInt(StateStream.MAGIC);
      out.writeBoolean(keyCodec != null);
      begun = true;
    }
    int count = store.states().count(state);
    if (count > parts.length) {
      parts = new int[count];
      references = new int[count];
    }
    store.states().parts(state, parts);
    for (int i = 0; i < count; i++) {
      if (!asBefore(i, count)) {
        references[i] = define(i, count, out);
      }
    }
    out.writeByte(StateStream.STATE);
    StateStream.writeNumber(out, count);
    int gap = 1;
    for (int i = 0; i < count; i++) {
      if (asBefore(i, count)) {
        gap++;
        continue;
      }
      StateStream.writeNumber(out, gap);
      boolean component = layout.kind(i, count) == PartKind.COMPONENT;
      reference(component ? sentComponents : sentNodes, references[i], out);
      gap = 1;
    }
    StateStream.writeNumber(out, 0);
    int[] swap = before;
    before = parts;
    parts = swap.length >= before.length ? swap : new int[before.length];
    beforeCount = count;
  }

  private boolean asBefore(int i, int count) {
    return i < beforeCount
        && parts[i] == before[i]
        && layout.kind(i, count) == layout.kind(i, beforeCount);
  }

  private int define(int i, int count, DataOutput out) throws IOException {
    return switch (layout.kind(i, count)) {
      case EVEN_KEYS -> defineMap(0, parts[i], out);
      case ODD_KEYS -> defineMap(1, parts[i], out);
      case LIST_OF_COMPONENTS -> defineList(parts[i], out);
      case COMPONENT -> defineComponent(parts[i], out);
    };
  }

  private int defineComponent(int number, DataOutput out) throws IOException {
    if (number == 0) {
      return 0;
    }
    int when = sentOfPool.get(StateStream.COMPONENT, number);
    if (when == 0) {
      out.writeByte(StateStream.COMPONENT);
      componentCodec.write(store.components().tag(number), store.components().data(number), out);
      when = ++sentComponents;
      sentOfPool.put(StateStream.COMPONENT, number, when);
    }
    return when;
  }

  private int defineList(int list, DataOutput out) throws IOException {
    int depth = 0;
    int rest = list;
    while (rest != 0 && sentPairs.get(StateStream.CELL, rest) == 0) {
      if (depth == cells.length) {
        cells = Arrays.copyOf(cells, 2 * depth);
      }
      cells[depth++] = rest;
      rest = store.lists().tail(rest);
    }
    int when = rest == 0 ? 0 : sentPairs.get(StateStream.CELL, rest);
    while (depth > 0) {
      int cell = cells[--depth];
      int head = defineComponent(store.lists().head(cell), out);
      out.writeByte(StateStream.CELL);
      reference(sentComponents, head, out);
      reference(sentNodes, when, out);
      when = ++sentNodes;
      sentPairs.put(StateStream.CELL, cell, when);
    }
    return when;
  }

  private int defineMap(int half, int map, DataOutput out) throws IOException {
    if (keyCodec != null) {
      defineKeys(keyCodec, half, map, out);
    }
    if (map == 0) {
      return 0;
    }
    int height = store.maps().height(map);
    int when = sentPairs.get(StateStream.ROOT + height, map);
    return when != 0
        ? when
        : defineHalves(StateStream.ROOT, height, map, store.maps().rootPair(map), out);
  }

  private int defineNode(int height, int node, DataOutput out) throws IOException {
    if (node == 0) {
      return 0;
    }
    int when = sentPairs.get(StateStream.NODE + height, node);
    return when != 0
        ? when
        : defineHalves(StateStream.NODE, height, node, store.pairs().pair(node), out);
  }

  private int defineHalves(int what, int height, int number, long pair, DataOutput out)
      throws IOException {
    int left = (int) (pair >>> 32);
    int right = (int) pair;
    if (height == 1) {
      int first = defineComponent(left, out);
      int second = defineComponent(right, out);
      out.writeByte(what + height);
      reference(sentComponents, first, out);
      reference(sentComponents, second, out);
    } else {
      int first = defineNode(height - 1, left, out);
      int second = defineNode(height - 1, right, out);
      out.writeByte(what + height);
      reference(sentNodes, first, out);
      reference(sentNodes, second, out);
    }
    sentPairs.put(what + height, number, ++sentNodes);
    return sentNodes;
  }

  /**
   * Writes the keys that have not been written yet: they are where the map differs from the last.
   */
  private void defineKeys(KeyCodec codec, int half, int map, DataOutput out) throws IOException {
    IOException[] failure = new IOException[1];
    store
        .maps()
        .diff(
            latestHalves[half],
            map,
            (key, old, value) -> {
              if (value != 0 && failure[0] == null) {
                try {
                  defineKey(codec, key << 1 | half, out);
                } catch (IOException e) {
                  failure[0] = e;
                }
              }
            });
    if (failure[0] != null) {
      throw failure[0];
    }
    if (map != 0) {
      latestHalves[half] = map;
    }
  }

  private void defineKey(KeyCodec codec, int key, DataOutput out) throws IOException {
    if (sentKeys.get(key) == 0) {
      out.writeByte(StateStream.KEY);
      StateStream.writeNumber(out, key);
      codec.writeKey(key, out);
      sentKeys.put(key, 1);
    }
  }

  private static void reference(int latest, int when, DataOutput out) throws IOException {
    StateStream.writeNumber(out, when == 0 ? 0 : latest - when + 1);
  }
}
