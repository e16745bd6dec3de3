package dev.assay.bench;

import dev.assay.bench.programs.Buffer;
import dev.assay.bench.programs.Philosophers;
import dev.assay.machine.save.Garbage;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.state.StateTable;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Threads;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A plain depth-first search through the interleavings of programs with several threads: how many
 * transitions a second of processor time it makes, interpretation, saving and restoring included,
 * and how many bytes a state takes. The table of states is the set of those visited.
 */
final class SearchBench {
  private static final int MAX_STATES = 1 << 20;

  /** As few instructions in one transition as can be. */
  private static final int QUANTUM = 2;

  private final StateLab lab;
  private final Threads threads;
  private int[] stack = new int[1 << 10];
  private int[] next = new int[1 << 10];
  private int depth;
  private long found;
  private long transitions;
  private long jumps;

  private SearchBench(StateLab lab) {
    this.lab = lab;
    this.threads = lab.machine.threads();
  }

  static void run(Table table) throws IOException {
    table.begin(
        "Searches",
        "program",
        "threads",
        "garbage",
        "states",
        "transitions",
        "jumps",
        "transitions per second",
        "bytes per state");
    for (Garbage garbage : new Garbage[] {Garbage.REFERENCE_COUNT, Garbage.MARK_SWEEP}) {
      for (Class<?> program : new Class<?>[] {Philosophers.class, Buffer.class}) {
        int threads = program == Philosophers.class ? 5 : 4;
        // Once without being counted: what comes first is compiled while it is measured.
        search(program, threads, garbage);
        table.row(search(program, threads, garbage));
      }
    }
  }

  private static String[] search(Class<?> program, int threads, Garbage garbage)
      throws IOException {
    StateLab lab = new StateLab(garbage);
    SearchBench search = new SearchBench(lab);
    search.startThreads(program, threads);
    StateStore store = lab.keeper.store();
    lab.keeper.save();
    long bytes = store.bytes();
    long states = store.states().states();
    long start = StateLab.cpuNanos();
    search.explore();
    double seconds = (StateLab.cpuNanos() - start) / 1e9;
    states = store.states().states() - states;
    return new String[] {
      program.getSimpleName(),
      Integer.toString(threads),
      garbage.name().toLowerCase(Locale.ROOT).replace('_', ' '),
      String.format(Locale.ROOT, "%,d", states),
      String.format(Locale.ROOT, "%,d", search.transitions),
      String.format(Locale.ROOT, "%,d", search.jumps),
      String.format(Locale.ROOT, "%,.0f", search.transitions / seconds),
      String.format(Locale.ROOT, "%.1f", (double) (store.bytes() - bytes) / states)
    };
  }

  /** Lets the main thread run alone until it waits for the others. */
  private void startThreads(Class<?> program, int count) {
    GuestThread main = threads.begin(lab.load(program).declared("run", "(I)V"), count);
    while (threads.isEnabled(main)) {
      threads.stepThread(main, QUANTUM);
    }
  }

  private void explore() {
    List<GuestThread> all = lab.machine.threadTable().all();
    push((int) lab.keeper.save());
    while (depth > 0 && found < MAX_STATES) {
      int state = stack[depth - 1];
      if (lab.keeper.state() != state) {
        lab.keeper.restore(state);
        jumps++;
      }
      int i = next[depth - 1];
      while (i < all.size() && !threads.isEnabled(all.get(i))) {
        i++;
      }
      if (i == all.size()) {
        depth--;
        continue;
      }
      next[depth - 1] = i + 1;
      threads.stepThread(all.get(i), QUANTUM);
      transitions++;
      long result = lab.keeper.save();
      if ((result & StateTable.NEW) != 0) {
        push((int) result);
        found++;
      }
    }
  }

  private void push(int state) {
    if (depth == stack.length) {
      stack = Arrays.copyOf(stack, 2 * depth);
      next = Arrays.copyOf(next, 2 * depth);
    }
    stack[depth] = state;
    next[depth++] = 0;
  }
}
