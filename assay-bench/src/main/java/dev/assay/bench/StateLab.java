package dev.assay.bench;

import dev.assay.bench.programs.Objects;
import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.launch.Boot;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.save.Garbage;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** A booted machine whose states are kept, with the class path of this process. */
final class StateLab {
  private static final BootImages IMAGES = new BootImages();
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  final Machine machine;
  final StateKeeper keeper;

  /** The objects of {@link #build}, and the field that {@link #change} writes to. */
  private int[] objects = {};

  private int slot;

  StateLab(Garbage garbage) throws IOException {
    JdkImage jdk = JdkImage.open(Path.of(System.getProperty("java.home")));
    List<Path> path =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();
    Universe universe =
        new Universe(jdk, new ClassPath(path, Map.of(), jdk.feature()), JdkNatives.INSTANCE);
    machine = new Machine(universe, MachineOptions.standard());
    new Boot(machine).run(IMAGES);
    keeper = new StateKeeper(machine, new StateStore(), garbage, false);
  }

  /** What this thread has had of the processor: others may have more to do meanwhile. */
  static long cpuNanos() {
    return THREADS.getCurrentThreadCpuTime();
  }

  Klass load(Class<?> program) {
    return machine.loading().load(machine.appLoader(), program.getName().replace('.', '/'));
  }

  /** Makes so many objects, and saves the state. */
  StateLab build(int count) {
    Klass k = load(Objects.class);
    machine.call(k.declared("build", "(I)V"), count);
    int array = (int) machine.heap().field(machine.mirror(k), k.declaredField("all").slot);
    objects = machine.heap().ints(array).clone();
    slot = k.declaredField("value").slot;
    keeper.save();
    return this;
  }

  /** Gives some of the objects other values, of 256 possible ones. */
  void change(int count, SplittableRandom random) {
    Heap heap = machine.heap();
    for (int i = 0; i < count; i++) {
      heap.setField(objects[random.nextInt(objects.length)], slot, random.nextInt(256));
    }
  }

  /** Flips the lowest bit of an object. */
  void flip(int object) {
    Heap heap = machine.heap();
    heap.setField(objects[object], slot, heap.field(objects[object], slot) ^ 1);
  }
}
