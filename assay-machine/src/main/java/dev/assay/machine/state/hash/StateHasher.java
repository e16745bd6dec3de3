package dev.assay.machine.state.hash;

import dev.assay.machine.state.ComponentHasher;
import dev.assay.machine.state.KeyHasher;
import dev.assay.machine.state.PartKind;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.state.VectorLayout;
import java.util.Arrays;

/**
 * Hashes states by what they contain: with the same key, equal states have equal hashes in every
 * process and every run, whatever numbers their tables happened to give, and different states
 * different ones but for an accident of probability 2<sup>-128</sup>.
 *
 * <p>The hash of the map is the sum of the hashes of its entries. A sum does not depend on the
 * order of the keys, which may differ between processes, nor on which half they are in, and the sum
 * of a subtree is the sum of its halves. Everything else is a chain of {@link SipHash128}. The
 * hashes of components and nodes are remembered, so that a state which resembles one hashed before
 * costs only its differences.
 *
 * <p>Each thread needs a hasher of its own.
 */
public final class StateHasher {
  private static final int COMPONENT = 0;
  private static final int NODE = 1;
  private static final int MAP = 2;
  private static final int CELL = 3;
  private static final int ENTRY = 4;
  private static final int STATE = 5;

  /** Eight megabytes at most. */
  private static final int CACHE_BITS = 18;

  private final StateStore store;
  private final VectorLayout layout;
  private final ComponentHasher componentHasher;
  private final KeyHasher keyHasher;
  private final SipHash128 sip;
  private final SipHash128 whole;
  private final HashCache known = new HashCache(CACHE_BITS);
  private int[] parts = new int[16];
  private int[] cells = new int[16];

  /** The result of the latest step. */
  private long hash0;

  private long hash1;

  /** A hasher with the given key of 128 bits. */
  public StateHasher(
      StateStore store,
      VectorLayout layout,
      ComponentHasher componentHasher,
      KeyHasher keyHasher,
      long key0,
      long key1) {
    this.store = store;
    this.layout = layout;
    this.componentHasher = componentHasher;
    this.keyHasher = keyHasher;
    this.sip = new SipHash128(key0, key1);
    this.whole = new SipHash128(key0, key1);
  }

  /** Puts the hash of a state into the first two elements of {@code out}. */
  public void hash(int state, long[] out) {
    int count = store.states().count(state);
    if (count > parts.length) {
      parts = new int[count];
    }
    store.states().parts(state, parts);
    hash(parts, count, out);
  }

  /** The same for a state that consists of the first of the given parts. */
  public void hash(int[] parts, int count, long[] out) {
    whole.start().put(STATE);
    whole.put(count);
    long map0 = 0;
    long map1 = 0;
    for (int i = 0; i < count; i++) {
      PartKind kind = layout.kind(i, count);
      switch (kind) {
        case EVEN_KEYS, ODD_KEYS -> {
          map(kind == PartKind.ODD_KEYS ? 1 : 0, parts[i]);
          map0 += hash0;
          map1 += hash1;
        }
        case LIST_OF_COMPONENTS -> {
          list(parts[i]);
          putPart(CELL, hash0, hash1);
        }
        case COMPONENT -> {
          component(parts[i]);
          putPart(COMPONENT, hash0, hash1);
        }
      }
    }
    putPart(MAP, map0, map1);
    whole.finish();
    out[0] = whole.result0();
    out[1] = whole.result1();
  }

  private void putPart(int what, long part0, long part1) {
    whole.put(what);
    whole.put(part0);
    whole.put(part1);
  }

  private void component(int number) {
    if (number == 0) {
      set(0, 0);
      return;
    }
    long key = key(COMPONENT, 0, number);
    if (!recall(key, 0)) {
      sip.start().put(COMPONENT);
      componentHasher.hash(store.components().tag(number), store.components().data(number), sip);
      finishAndRemember(key, 0);
    }
  }

  private void list(int list) {
    int depth = 0;
    int rest = list;
    while (rest != 0 && !recall(key(CELL, 0, rest), 0)) {
      if (depth == cells.length) {
        cells = Arrays.copyOf(cells, 2 * depth);
      }
      cells[depth++] = rest;
      rest = store.lists().tail(rest);
    }
    if (rest == 0) {
      set(0, 0);
    }
    while (depth > 0) {
      int cell = cells[--depth];
      long rest0 = hash0;
      long rest1 = hash1;
      component(store.lists().head(cell));
      sip.start().put(CELL);
      sip.put(hash0);
      sip.put(hash1);
      sip.put(rest0);
      sip.put(rest1);
      finishAndRemember(key(CELL, 0, cell), 0);
    }
  }

  private void map(int half, int map) {
    if (map == 0) {
      set(0, 0);
      return;
    }
    long key = key(MAP, half, map);
    if (!recall(key, 0)) {
      sum(half, store.maps().height(map), store.maps().rootPair(map), 0);
      known.put(key, 0, hash0, hash1);
    }
  }

  /** The entries below a node, which is given by its children and its smallest key. */
  private void sum(int half, int height, long pair, int base) {
    subtree(half, height - 1, (int) (pair >>> 32), base);
    long left0 = hash0;
    long left1 = hash1;
    subtree(half, height - 1, (int) pair, base | 1 << (height - 1));
    set(left0 + hash0, left1 + hash1);
  }

  private void subtree(int half, int height, int node, int base) {
    if (node == 0) {
      set(0, 0);
    } else if (height == 0) {
      component(node);
      sip.start().put(ENTRY);
      sip.put(keyHasher.hash(base << 1 | half));
      sip.put(hash0);
      sip.put(hash1);
      sip.finish();
      set(sip.result0(), sip.result1());
    } else {
      long key = key(NODE, half, node);
      long place = (long) height << 32 | base;
      if (!recall(key, place)) {
        sum(half, height, store.pairs().pair(node), base);
        known.put(key, place, hash0, hash1);
      }
    }
  }

  private static long key(int what, int half, int number) {
    return (long) what << 62 | (long) half << 31 | number;
  }

  private boolean recall(long key, long place) {
    if (!known.find(key, place)) {
      return false;
    }
    set(known.found0(), known.found1());
    return true;
  }

  private void finishAndRemember(long key, long place) {
    sip.finish();
    set(sip.result0(), sip.result1());
    known.put(key, place, hash0, hash1);
  }

  private void set(long h0, long h1) {
    hash0 = h0;
    hash1 = h1;
  }
}
