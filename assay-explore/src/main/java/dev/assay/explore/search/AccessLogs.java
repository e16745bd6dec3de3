package dev.assay.explore.search;

import dev.assay.explore.model.LocksetLog;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The accesses of the transitions that were taken from a state, one log for each thread and choice
 * that has any, to be compared with those of other threads.
 */
public final class AccessLogs {
  private int[] indices = {};
  private @Nullable LocksetLog[] logs = {};
  private int count;

  void clear() {
    count = 0;
  }

  /**
   * Adds those of one more transition.
   *
   * @param index of the thread among those of the state
   */
  void add(int index, LocksetLog log) {
    if (count == logs.length) {
      indices = Arrays.copyOf(indices, 2 * count + 2);
      logs = Arrays.copyOf(logs, 2 * count + 2);
    }
    indices[count] = index;
    logs[count++] = log;
  }

  int count() {
    return count;
  }

  int index(int i) {
    return indices[i];
  }

  LocksetLog log(int i) {
    return Objects.requireNonNull(logs[i]);
  }

  /** Those of a thread that has no choice; null if there are none. */
  @Nullable LocksetLog of(int index) {
    for (int i = 0; i < count; i++) {
      if (indices[i] == index) {
        return logs[i];
      }
    }
    return null;
  }
}
