package dev.assay.bench;

import dev.assay.bench.programs.Objects;
import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.launch.Boot;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.save.Garbage;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * What saving and restoring costs, on a live machine with a given number of young objects, and how
 * many bytes a stored state takes.
 */
final class StateBench {
  private static final int[] SIZES = {100, 1_000, 10_000, 100_000};
  private static final int CHANGED = 3;

  private final BootImages images = new BootImages();

  /** A machine with the objects of the program in place, and their positions. */
  private record Lab(Machine machine, StateKeeper keeper, int[] objects, int slot) {}

  private Lab lab(int count, Garbage garbage) throws IOException {
    JdkImage jdk = JdkImage.open(Path.of(System.getProperty("java.home")));
    List<Path> path =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();
    Universe universe = new Universe(jdk, new ClassPath(path, Map.of(), jdk.feature()));
    Machine m = new Machine(universe, MachineOptions.standard());
    new Boot(m).run(images);
    Klass k = m.loading().load(m.appLoader(), Objects.class.getName().replace('.', '/'));
    // The objects must be younger than the keeper.
    StateKeeper keeper = new StateKeeper(m, new StateStore(), garbage, false);
    m.call(k.declared("build", "(I)V"), count);
    int array = (int) m.heap().field(m.mirror(k), k.declaredField("all").slot);
    keeper.save();
    return new Lab(m, keeper, m.heap().ints(array).clone(), k.declaredField("value").slot);
  }

  void run(Table table) throws IOException {
    table.begin(
        "A transition that changes 3 objects", "live objects", "garbage", "save (µs)", "jump (µs)");
    for (Garbage garbage : new Garbage[] {Garbage.REFERENCE_COUNT, Garbage.MARK_SWEEP}) {
      for (int size : SIZES) {
        measure(table, size, garbage);
      }
    }
    table.begin("Memory", "live objects", "states", "bytes per state");
    memory(table);
  }

  private void measure(Table table, int size, Garbage garbage) throws IOException {
    Lab lab = lab(size, garbage);
    int rounds = garbage == Garbage.MARK_SWEEP && size > 10_000 ? 500 : 20_000;
    double save = Double.MAX_VALUE;
    double jump = Double.MAX_VALUE;
    int value = 1;
    for (int pass = 0; pass < 6; pass++) {
      int base = (int) lab.keeper.save();
      int[] states = new int[rounds];
      long spent = 0;
      Random random = new Random(pass);
      for (int i = 0; i < rounds; i++) {
        change(lab, random, value++);
        long start = System.nanoTime();
        states[i] = (int) lab.keeper.save();
        spent += System.nanoTime() - start;
        lab.keeper.restore(base);
      }
      save = Math.min(save, spent / 1e3 / rounds);
      long start = System.nanoTime();
      for (int s : states) {
        lab.keeper.restore(s);
        lab.keeper.restore(base);
      }
      jump = Math.min(jump, (System.nanoTime() - start) / 1e3 / rounds / 2);
    }
    table.row(
        String.format(Locale.ROOT, "%,d", size),
        garbage.name().toLowerCase(Locale.ROOT).replace('_', ' '),
        String.format(Locale.ROOT, "%.2f", save),
        String.format(Locale.ROOT, "%.2f", jump));
  }

  private static void change(Lab lab, Random random, int value) {
    Heap heap = lab.machine.heap();
    for (int i = 0; i < CHANGED; i++) {
      heap.setField(lab.objects[random.nextInt(lab.objects.length)], lab.slot, value & 0xff);
    }
  }

  /** Twenty objects with one bit each, through all combinations: 2^20 states. */
  private void memory(Table table) throws IOException {
    Lab lab = lab(20, Garbage.MARK_SWEEP);
    long before = lab.keeper.store().bytes();
    long statesBefore = lab.keeper.store().states().states();
    for (int i = 1; i < 1 << 20; i++) {
      // Gray code: one object changes from each state to the next.
      int bit = Integer.numberOfTrailingZeros(i);
      int object = lab.objects[bit];
      lab.machine.heap().setField(object, lab.slot, lab.machine.heap().field(object, lab.slot) ^ 1);
      lab.keeper.save();
    }
    long states = lab.keeper.store().states().states() - statesBefore;
    table.row(
        "20",
        String.format(Locale.ROOT, "%,d", states),
        String.format(
            Locale.ROOT, "%.1f", (lab.keeper.store().bytes() - before) / (double) states));
  }
}
