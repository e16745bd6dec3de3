package dev.assay.machine.save;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.flow.InMemoryCompiler;
import dev.assay.machine.state.Seeds;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.state.Together;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Machines that share a universe and a store give the same numbers to the same runs, although all
 * of them link code, define classes and number objects at the same time. The universe is new in
 * each round, so that everything happens for the first time while both machines run.
 */
final class TwoMachinesTest {
  private static final int PROGRAMS = 6;

  @Test
  void machinesThatRunAtTheSameTimeAgreeWithOneThatRunsAlone() throws Exception {
    Seeds.each(
        Integer.getInteger("assay.rounds", 2),
        random -> {
          long first = random.nextInt(1_000_000);
          Universe universe = Rig.universe(programs(first));
          StateStore store = new StateStore();
          Garbage garbage = Garbage.values()[random.nextInt(3)];
          Rig one = new Rig(universe, store, garbage, true);
          List<Rig> rigs = List.of(one, new Rig(one), new Rig(one));
          List<List<Integer>> runs = Together.run(2, i -> visit(rigs.get(i), first));
          assertThat(runs.get(1)).isEqualTo(runs.get(0));
          assertThat(visit(rigs.get(2), first)).isEqualTo(runs.get(0));
        });
  }

  @Test
  void aMachineGoesOnFromWhereAnotherOneWas() throws Exception {
    Seeds.each(
        Integer.getInteger("assay.rounds", 2),
        random -> {
          long first = random.nextInt(1_000_000);
          Universe universe = Rig.universe(programs(first));
          Garbage garbage = Garbage.values()[random.nextInt(3)];
          Rig one = new Rig(universe, new StateStore(), garbage, true);
          Rig other = new Rig(one);
          for (int i = 0; i < PROGRAMS; i++) {
            one.begin("P" + i + "$Start", "run");
            int quantum = 3 + random.nextInt(100);
            int steps = 0;
            do {
              int state = (int) one.keeper.save();
              if (random.nextInt(15) == 0) {
                goOn(one, other, state, quantum);
              }
            } while (one.advance(quantum) && steps++ < 400);
          }
        });
  }

  private static void goOn(Rig one, Rig other, int state, int quantum) {
    other.keeper.restore(state);
    other.out.reset();
    one.out.reset();
    for (int i = 0; i < 30; i++) {
      assertThat(other.advance(quantum)).isEqualTo(one.advance(quantum));
      assertThat(other.keeper.save() & 0xffff_ffffL).isEqualTo(one.keeper.save() & 0xffff_ffffL);
    }
    assertThat(other.output()).isEqualTo(one.output());
    one.keeper.restore(state);
  }

  private static Map<String, byte[]> programs(long first) throws Exception {
    StringBuilder source = new StringBuilder();
    for (int i = 0; i < PROGRAMS; i++) {
      source.append(ProgramGenerator.program("P" + i, new SplittableRandom(first + i)));
    }
    return InMemoryCompiler.compile("Programs", source.toString(), List.of());
  }

  /** The states visited, and what was printed in between. */
  private static List<Integer> visit(Rig rig, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Integer> visited = new ArrayList<>();
    visited.add(rig.start);
    for (int i = 0; i < PROGRAMS; i++) {
      rig.begin("P" + i + "$Start", "run");
      rig.out.reset();
      int steps = 0;
      do {
        visited.add((int) rig.keeper.save());
        if (random.nextInt(20) == 0) {
          rig.keeper.restore(
              visited.get(visited.size() - 1 - random.nextInt(Math.min(steps + 1, 30))));
        }
      } while (rig.randomStep(random, 3 + random.nextInt(200)) && steps++ < 600);
      visited.add(rig.output().hashCode());
    }
    return visited;
  }
}
