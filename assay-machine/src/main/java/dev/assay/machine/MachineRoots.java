package dev.assay.machine;

import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.util.Arrays;
import java.util.function.IntConsumer;

/** The references that the machine itself holds. */
public final class MachineRoots {
  private final Machine machine;
  private final Universe universe;
  private final Heap heap;

  /** Classes whose objects are not fixed, of those numbered below {@link #sortedClasses}. */
  private Klass[] definedClasses = new Klass[16];

  private int definedCount;
  private int sortedClasses = 1;

  MachineRoots(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
    this.heap = machine.heap();
  }

  /** References the machine itself holds. */
  public void forEach(IntConsumer consumer) {
    for (Klass k : universe.klasses) {
      if (k != null && heap.isLive(k.mirror)) {
        consumer.accept(k.mirror);
        consumer.accept(k.loader);
        consumer.accept(k.classData);
      }
    }
    machine.modules().packageModules().values().forEach(consumer::accept);
    machine.modules().moduleVersions().values().forEach(consumer::accept);
    consumer.accept(machine.pendingReferences().head());
    machine.classInit().errors().values().forEach(consumer::accept);
    machine.rawMemory().blocks().forEach(consumer::accept);
    consumer.accept(machine.modules().javaBase());
  }

  /**
   * References the machine holds that change with the program's state. Of the class objects only
   * those are named that a state may lack; once there they stay, as their classes do.
   */
  public void forEachOfState(IntConsumer consumer) {
    Klass[] klasses = universe.klasses;
    if (sortedClasses < klasses.length && klasses[sortedClasses] != null) {
      sortClasses(klasses);
    }
    for (int i = 0; i < definedCount; i++) {
      Klass k = definedClasses[i];
      if (heap.isLive(k.mirror)) {
        consumer.accept(k.mirror);
        consumer.accept(k.loader);
        consumer.accept(k.classData);
      }
    }
    machine.classInit().errors().values().forEach(consumer::accept);
    machine.rawMemory().blocks().forEach(consumer::accept);
    consumer.accept(machine.pendingReferences().head());
  }

  private void sortClasses(Klass[] klasses) {
    // With the lock no class is seen that another machine is still defining.
    synchronized (universe) {
      for (; sortedClasses < klasses.length && klasses[sortedClasses] != null; sortedClasses++) {
        if (!machine.mirrors().isFixed(klasses[sortedClasses])) {
          if (definedCount == definedClasses.length) {
            definedClasses = Arrays.copyOf(definedClasses, definedCount * 2);
          }
          definedClasses[definedCount++] = klasses[sortedClasses];
        }
      }
    }
  }
}
