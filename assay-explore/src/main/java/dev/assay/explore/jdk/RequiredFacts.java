package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.Fact;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.lock.ConditionQueue;
import dev.assay.explore.jdk.pool.QueueOrder;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/**
 * The facts without which something that a program does would go unnoticed. In a JDK where one of
 * them is not so, the verdict on programs that use the class in question has to say that. Without
 * any other fact there are more states, or plainer descriptions, and that is all.
 */
public final class RequiredFacts {
  /**
   * @param user the class that the facts are about: they matter once its code is executed
   * @param purpose what is noticed by them
   */
  record Requirement(JdkClass user, String purpose, List<Fact.Single> facts) {}

  static final List<Requirement> ALL =
      List.of(
          new Requirement(
              DelayedTasks.EXECUTOR, "delayed tasks of executors", DelayedTasks.OF_EXECUTORS),
          new Requirement(DelayedTasks.TIMER, "tasks of timers", DelayedTasks.OF_TIMERS),
          new Requirement(DelayedTasks.POOL, "delayed tasks of pools", DelayedTasks.OF_POOLS),
          new Requirement(WorkerPools.POOL, "that a pool has too few workers", WorkerPools.KNOWN),
          new Requirement(
              WorkerPools.POOL, "in which order workers look for tasks", QueueOrder.KNOWN),
          new Requirement(
              ConditionQueue.CONDITION,
              "spurious wake-ups from conditions",
              ConditionQueue.OF_CONDITIONS),
          new Requirement(
              ConditionQueue.CONDITION_OF_LONGS,
              "spurious wake-ups from conditions",
              ConditionQueue.OF_CONDITIONS_OF_LONGS),
          new Requirement(AdderCells.ADDER, "what sums of adders may lack", AdderCells.KNOWN),
          new Requirement(
              TimeAndChance.OF_THREAD,
              "the random numbers of threads",
              List.of(TimeAndChance.INSTANCE)),
          new Requirement(
              IterationOrders.USER,
              "the order in which immutable sets and maps are iterated",
              IterationOrders.KNOWN),
          new Requirement(
              References.REFERENCE, "uses of weak references", List.of(References.REFERENT)),
          new Requirement(
              ThreadFacts.THREAD,
              "uses of groups of threads",
              List.of(ThreadFacts.GROUP_OF_THREAD)));

  private final Universe universe;
  private final List<Requirement> requirements;
  private final Set<String> missing = new ConcurrentSkipListSet<>();

  public RequiredFacts(Universe universe) {
    this(universe, ALL);
  }

  RequiredFacts(Universe universe, List<Requirement> requirements) {
    this.universe = universe;
    this.requirements = requirements;
  }

  /** Code of a class is about to be executed for the first time. */
  public void noteUse(Klass k) {
    for (Requirement r : requirements) {
      if (r.user.is(k)) {
        for (Fact.Single fact : r.facts) {
          if (fact.isMissingIn(universe)) {
            missing.add(r.purpose + ": there is no " + fact.names().get(0));
          }
        }
      }
    }
  }

  /** What would go unnoticed in the program. */
  public Collection<Incompleteness> missing() {
    return missing.stream()
        .map(
            m ->
                new Incompleteness(
                    Reason.JDK_UNKNOWN,
                    "JDK " + universe.feature() + " is not known well enough to notice " + m))
        .toList();
  }
}
