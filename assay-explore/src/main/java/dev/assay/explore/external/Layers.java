package dev.assay.explore.external;

import java.util.Arrays;
import java.util.function.LongPredicate;

/** The keys of the states of each layer, in the order in which they were added. */
public final class Layers implements AutoCloseable {
  private final KeyBlocks blocks;

  /** By layer: where it begins; the last one ends where all ends. */
  private long[] begins = new long[64];

  private int count;

  /** None yet. */
  public Layers(Storage storage) {
    this.blocks = new KeyBlocks(storage.open());
  }

  /** Begins a new layer, to which keys are added from now on. */
  public void begin() {
    if (count == begins.length) {
      begins = Arrays.copyOf(begins, 2 * count);
    }
    begins[count++] = blocks.size();
  }

  /** How many layers have begun. */
  public int count() {
    return count;
  }

  /** Adds keys, sorted, to the last layer. */
  public void add(KeyList some) {
    for (int from = 0; from < some.size(); from += KeyBlocks.BLOCK) {
      blocks.append(some.array(), from, Math.min(some.size(), from + KeyBlocks.BLOCK));
    }
  }

  /** Shows the keys of a layer, as long as they are wanted. */
  public void forEach(int layer, LongPredicate visitor) {
    long[] own = new long[KeyBlocks.BLOCK];
    long end = layer + 1 < count ? begins[layer + 1] : blocks.size();
    for (long at = begins[layer]; at < end; at = blocks.after(at)) {
      int n = blocks.read(at, own);
      for (int i = 0; i < n; i++) {
        if (!visitor.test(own[i])) {
          return;
        }
      }
    }
  }

  public long bytes() {
    return blocks.size();
  }

  @Override
  public void close() {
    blocks.close();
  }
}
