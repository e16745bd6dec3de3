package dev.assay.explore.jdk.lock;

import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import org.jspecify.annotations.Nullable;

/**
 * What a {@code ReentrantReadWriteLock} remembers in order not to look it up again.
 *
 * @param lock the class whose objects have it
 * @param cachedCount slot of the count of holds that was looked up last
 * @param firstReader slot of the thread that was the first to read
 * @param firstCount slot of the count of its holds
 */
public record ReadLockCache(Klass lock, int cachedCount, int firstReader, int firstCount) {
  private static final JdkClass SYNC =
      JdkClass.of("java/util/concurrent/locks/ReentrantReadWriteLock$Sync");
  private static final JdkField CACHED_COUNT = SYNC.field("cachedHoldCounter");
  private static final JdkField FIRST_READER = SYNC.field("firstReader");
  private static final JdkField FIRST_COUNT = SYNC.field("firstReaderHoldCount");

  /** As a JDK has it; null if it has something else. */
  public static @Nullable ReadLockCache of(Universe u) {
    return CACHED_COUNT.holdsIn(u) && FIRST_READER.holdsIn(u) && FIRST_COUNT.holdsIn(u)
        ? new ReadLockCache(
            SYNC.require(u),
            CACHED_COUNT.requireSlot(u),
            FIRST_READER.requireSlot(u),
            FIRST_COUNT.requireSlot(u))
        : null;
  }
}
