package dev.assay.explore.visited;

import java.util.function.IntConsumer;
import java.util.function.LongSupplier;

/** How many states a search has been to that knows by other means which. */
public final class CountedStates extends Visited {
  private final LongSupplier count;

  public CountedStates(LongSupplier count) {
    this.count = count;
  }

  @Override
  public boolean add(int state) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean contains(int state) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void forEach(IntConsumer consumer) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long count() {
    return count.getAsLong();
  }
}
