package dev.assay.explore;

import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Names the instruction a step begins with and the thread that makes it, in words that are the same
 * in every process. Code that the JDK makes up while it runs has no such name; there it is the
 * instruction that has called it.
 */
public final class StepLabels {
  private final Universe universe;

  /** By method and instruction: the number of the place plus 1, 0 if it has none yet. */
  private int[][] places = new int[256][];

  private final List<Long> byNumber = new ArrayList<>();
  private final Map<Integer, String> threadNames = new HashMap<>();

  public StepLabels(Subject subject) {
    this.universe = subject.machine().universe();
  }

  /** The number of the instruction that a thread is at. */
  public int place(GuestThread t) {
    int frame = t.depth;
    while (frame > 0 && t.methods[frame].isHidden()) {
      frame--;
    }
    if (frame < 0) {
      throw new IllegalArgumentException("the thread has nothing to do");
    }
    int method = t.methods[frame].id;
    int pc = t.pcs[frame];
    if (method >= places.length) {
      places = Arrays.copyOf(places, Math.max(method + 1, 2 * places.length));
    }
    int[] ofMethod = places[method];
    if (ofMethod == null || pc >= ofMethod.length) {
      ofMethod = ofMethod == null ? new int[pc + 16] : Arrays.copyOf(ofMethod, 2 * pc);
      places[method] = ofMethod;
    }
    if (ofMethod[pc] == 0) {
      byNumber.add((long) method << 32 | pc);
      ofMethod[pc] = byNumber.size();
    }
    return ofMethod[pc] - 1;
  }

  /** The name of an instruction: {@code Main.run()V@12}. */
  public String placeName(int place) {
    long key = byNumber.get(place);
    Method m = universe.methods[(int) (key >> 32)];
    return m.holder.name + "." + m.name + m.descriptor + "@" + (int) key;
  }

  /** The name of a thread: where and by whom it was made. */
  public String threadName(int thread) {
    return threadNames.computeIfAbsent(
        thread, t -> universe.threadText(t).replaceAll("\\b10+([0-9]+)\\b", "$1").strip());
  }

  /** The order of threads. */
  public int compareThreads(int one, int other) {
    return universe.compareThreads(one, other);
  }
}
