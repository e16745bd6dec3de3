package dev.assay.explore.program;

import dev.assay.machine.threads.GuestThread;
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
public final class TransitionLabels {
  private final Universe universe;

  /** By method and instruction: the number of the place plus 1, 0 if it has none yet. */
  private int[][] places = new int[256][];

  private final List<Long> byNumber = new ArrayList<>();
  private final Map<Integer, String> threadNames = new HashMap<>();

  public TransitionLabels(ProgramUnderTest subject) {
    this.universe = subject.machine().universe();
  }

  /** Where a thread stands: method and instruction. */
  static long place(GuestThread t) {
    int frame = t.depth;
    while (frame > 0 && t.methods[frame].isHidden()) {
      frame--;
    }
    if (frame < 0) {
      throw new IllegalArgumentException("the thread has nothing to do");
    }
    return place(t.methods[frame].id, t.pcs[frame]);
  }

  static long place(int method, int pc) {
    return (long) method << 32 | pc;
  }

  /** The number of the instruction at which a thread stands. */
  public int number(long place) {
    int method = (int) (place >> 32);
    int pc = (int) place;
    if (method >= places.length) {
      places = Arrays.copyOf(places, Math.max(method + 1, 2 * places.length));
    }
    int[] ofMethod = places[method];
    if (ofMethod == null || pc >= ofMethod.length) {
      ofMethod = ofMethod == null ? new int[pc + 16] : Arrays.copyOf(ofMethod, 2 * pc);
      places[method] = ofMethod;
    }
    if (ofMethod[pc] == 0) {
      byNumber.add(place);
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
