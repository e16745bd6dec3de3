package dev.assay.explore.program;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.scheduling.PropertyEnvironment;
import dev.assay.explore.scheduling.SchedulingPolicy;
import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.machine.Machine;
import dev.assay.machine.save.StateKeeper;
import dev.assay.machine.threads.GuestThread;
import java.util.Set;

/** What the transition systems of a program have in common: a machine and its executor. */
public abstract class MachineStates implements ProgramStates {
  final TransitionExecutor executor;
  final SchedulingPolicy policy;
  final TransitionCache cache;

  MachineStates(TransitionExecutor executor) {
    this.executor = executor;
    this.policy = executor.policy();
    this.cache = new TransitionCache(executor);
  }

  @Override
  public final Machine machine() {
    return executor.machine();
  }

  @Override
  public final StateKeeper keeper() {
    return executor.keeper();
  }

  @Override
  public final CodeClassifier classifier() {
    return policy.classifier();
  }

  @Override
  public final PropertyEnvironment forProperties() {
    return policy.forProperties();
  }

  @Override
  public final void undo() {
    executor.undo();
  }

  @Override
  public final boolean isSystem(GuestThread t) {
    return executor.isSystem(t);
  }

  @Override
  public final boolean isOver() {
    return executor.isOver();
  }

  @Override
  public final boolean isMutable(int object, int slot) {
    return policy.isMutable(object, slot);
  }

  /** Whether another thread can reach an object. */
  public final boolean isShared(GuestThread t, int object) {
    return policy.isShared(t, object);
  }

  @Override
  public final boolean readsData(Enabled enabled, int[] out) {
    if (enabled instanceof KnownEnabled known) {
      known.data(out);
      return true;
    }
    return false;
  }

  @Override
  public final boolean isHeld(Enabled enabled, int object) {
    return enabled instanceof KnownEnabled known && known.isHeld(object);
  }

  @Override
  public final boolean mayBeInCircle(Enabled enabled, int thread) {
    return !(enabled instanceof KnownEnabled known) || known.mayBeInCircle(thread);
  }

  @Override
  public final boolean isToBeChecked() {
    return cache.isToBeChecked();
  }

  // ---- what executing has shown of the program ----

  /** What the program has asked for that differs from run to run. */
  public final Set<Incompleteness> nondeterminism() {
    return policy.surroundings();
  }

  /** Whether a thread waited with a time limit that was taken never to be reached. */
  public final boolean hasPassedOverTimeouts() {
    return executor.hasPassedOverTimeouts();
  }

  /** How many instructions were executed, about. */
  public final long executed() {
    return executor.executed();
  }

  /** Takes over what another system of the same program has shown. */
  final void noteWhatWasSeenBy(MachineStates other) {
    executor.noteWhatWasSeenBy(other.executor);
  }
}
