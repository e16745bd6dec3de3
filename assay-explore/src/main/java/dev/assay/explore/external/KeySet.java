package dev.assay.explore.external;

import dev.assay.explore.model.LongSet;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/**
 * A growing set of keys: those that came last in a table, all others in sorted runs. Where there
 * are several runs of about the same size they are merged, so that there are few.
 */
public final class KeySet implements AutoCloseable {
  /** So many runs of one size make one of the next. */
  private static final int FAN = 8;

  private final Storage storage;
  private final int mostRecent;
  private LongSet recent = new LongSet();
  private final List<SortedKeys> runs = new ArrayList<>();
  private long count;

  /**
   * An empty one.
   *
   * @param mostRecent how many keys there may be in the table
   */
  KeySet(Storage storage, int mostRecent) {
    this.storage = storage;
    this.mostRecent = mostRecent;
  }

  public long count() {
    return count;
  }

  /** The bytes that the runs take. */
  public long bytes() {
    return runs.stream().mapToLong(SortedKeys::bytes).sum();
  }

  /**
   * Removes the keys that are in this set from a list.
   *
   * @param keys sorted, each once
   * @param removed takes those that were removed
   */
  public void removeFrom(KeyList keys, KeyList removed) {
    long[] array = keys.array();
    int left = keys.size();
    if (recent.size() > 0) {
      int kept = 0;
      for (int i = 0; i < left; i++) {
        if (recent.contains(array[i])) {
          removed.add(array[i]);
        } else {
          array[kept++] = array[i];
        }
      }
      left = kept;
    }
    for (int i = runs.size() - 1; i >= 0 && left > 0; i--) {
      left = runs.get(i).removeFrom(array, left, removed);
    }
    keys.truncate(left);
  }

  /** Adds keys that are not there, sorted, each once. */
  public void addAll(KeyList keys) {
    count += keys.size();
    if (recent.size() + keys.size() <= mostRecent) {
      for (int i = 0; i < keys.size(); i++) {
        recent.add(keys.get(i));
      }
      return;
    }
    SortedKeys.Writer writer = new SortedKeys.Writer(storage.open());
    if (keys.size() >= mostRecent) {
      for (int i = 0; i < keys.size(); i++) {
        writer.add(keys.get(i));
      }
    } else {
      KeyList all = new KeyList();
      recent.stream().forEach(all::add);
      for (int i = 0; i < keys.size(); i++) {
        all.add(keys.get(i));
      }
      recent = new LongSet();
      all.sort();
      for (int i = 0; i < all.size(); i++) {
        writer.add(all.get(i));
      }
    }
    add(writer.finish());
  }

  /** Takes over all keys of another set, none of which is here; the other is empty then. */
  public void takeOver(KeySet other) {
    KeyList some = new KeyList();
    other.recent.stream().forEach(some::add);
    some.sort();
    addAll(some);
    for (SortedKeys run : other.runs) {
      count += run.count();
      add(run);
    }
    other.recent = new LongSet();
    other.runs.clear();
    other.count = 0;
  }

  private void add(SortedKeys run) {
    runs.add(run);
    // Runs of one size follow each other, the largest ones first.
    runs.sort((a, b) -> Long.compare(b.count(), a.count()));
    for (int size = size(run); ; ) {
      int level = size;
      List<SortedKeys> alike = runs.stream().filter(r -> size(r) == level).toList();
      if (alike.size() < FAN) {
        return;
      }
      SortedKeys merged = merge(alike);
      runs.removeAll(alike);
      alike.forEach(SortedKeys::close);
      runs.add(merged);
      runs.sort((a, b) -> Long.compare(b.count(), a.count()));
      size = size(merged);
    }
  }

  private static int size(SortedKeys run) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(run.count());
    return bits / (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(FAN));
  }

  private SortedKeys merge(List<SortedKeys> some) {
    record Head(long key, SortedKeys.Cursor from) {}
    PriorityQueue<Head> heads = new PriorityQueue<>((a, b) -> Long.compare(a.key, b.key));
    for (SortedKeys run : some) {
      SortedKeys.Cursor cursor = run.cursor();
      heads.add(new Head(cursor.next(), cursor));
    }
    SortedKeys.Writer writer = new SortedKeys.Writer(storage.open());
    Head head;
    while ((head = heads.poll()) != null) {
      long limit = heads.isEmpty() ? Long.MAX_VALUE : heads.peek().key;
      long key = head.key;
      while (key >= 0 && key < limit) {
        writer.add(key);
        key = head.from.next();
      }
      if (key >= 0) {
        heads.add(new Head(key, head.from));
      }
    }
    return writer.finish();
  }

  @Override
  public void close() {
    runs.forEach(SortedKeys::close);
    runs.clear();
    recent = new LongSet();
  }
}
