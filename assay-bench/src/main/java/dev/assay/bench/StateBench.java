package dev.assay.bench;

import dev.assay.machine.save.Garbage;
import dev.assay.machine.state.StateStore;
import java.io.IOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * What saving and restoring costs, on a live machine with a given number of young objects, and how
 * many bytes a stored state takes. Times are those of the processor.
 */
final class StateBench {
  private static final int[] SIZES = {100, 1_000, 10_000, 100_000};
  private static final int CHANGED = 3;
  private static final int PASSES = 8;

  void run(Table table) throws IOException {
    table.begin(
        "A transition that changes 3 objects",
        "live objects",
        "garbage",
        "save (µs)",
        "jump (µs)",
        "HashMap.put (µs)");
    // Once without being counted: what comes first is compiled while it is measured.
    measure(10_000, Garbage.REFERENCE_COUNT);
    for (Garbage garbage : new Garbage[] {Garbage.REFERENCE_COUNT, Garbage.MARK_SWEEP}) {
      for (int size : SIZES) {
        double[] times = measure(size, garbage);
        table.row(
            String.format(Locale.ROOT, "%,d", size),
            garbage.name().toLowerCase(Locale.ROOT).replace('_', ' '),
            String.format(Locale.ROOT, "%.2f", times[0]),
            String.format(Locale.ROOT, "%.2f", times[1]),
            String.format(Locale.ROOT, "%.2f", times[2]));
      }
    }
    table.begin("Memory", "live objects", "states", "bytes per state", "save (µs)");
    memory(table);
  }

  /** The best of some passes, in microseconds: a save, a jump, and putting a new key into a map. */
  private static double[] measure(int size, Garbage garbage) throws IOException {
    StateLab lab = new StateLab(garbage).build(size);
    int rounds = garbage == Garbage.MARK_SWEEP && size > 1_000 ? 500 : 20_000;
    double[] best = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};
    SplittableRandom random = new SplittableRandom(1);
    int[] states = new int[rounds];
    Map<Long, Integer> reference = new HashMap<>();
    for (int pass = 0; pass < PASSES; pass++) {
      long start = StateLab.cpuNanos();
      for (int i = 0; i < rounds; i++) {
        lab.change(CHANGED, random);
        states[i] = (int) lab.keeper.save();
      }
      long saved = StateLab.cpuNanos();
      // Back along the same way: neighbours differ in what one transition changed.
      for (int i = rounds - 1; i >= 0; i--) {
        lab.keeper.restore(states[i]);
      }
      long restored = StateLab.cpuNanos();
      for (int i = 0; i < rounds; i++) {
        reference.put(random.nextLong(), i);
      }
      long put = StateLab.cpuNanos();
      best[0] = Math.min(best[0], (saved - start) / 1e3 / rounds);
      best[1] = Math.min(best[1], (restored - saved) / 1e3 / rounds);
      best[2] = Math.min(best[2], (put - restored) / 1e3 / rounds);
    }
    return best;
  }

  /** Twenty objects with one bit each, through all combinations: 2^20 states. */
  private static void memory(Table table) throws IOException {
    StateLab lab = new StateLab(Garbage.REFERENCE_COUNT).build(20);
    StateStore store = lab.keeper.store();
    long before = store.bytes();
    long statesBefore = store.states().states();
    long start = StateLab.cpuNanos();
    for (int i = 1; i < 1 << 20; i++) {
      // Gray code: one object changes from each state to the next.
      lab.flip(Integer.numberOfTrailingZeros(i));
      lab.keeper.save();
    }
    long spent = StateLab.cpuNanos() - start;
    long states = store.states().states() - statesBefore;
    table.row(
        "20",
        String.format(Locale.ROOT, "%,d", states),
        String.format(Locale.ROOT, "%.1f", (store.bytes() - before) / (double) states),
        String.format(Locale.ROOT, "%.2f", spent / 1e3 / states));
  }
}
