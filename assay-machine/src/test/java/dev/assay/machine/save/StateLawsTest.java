package dev.assay.machine.save;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.flow.InMemoryCompiler;
import dev.assay.machine.state.ComponentPool;
import dev.assay.machine.state.Seeds;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.types.Universe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * What saving and restoring must obey, for random programs. A failure names its seed; {@code
 * -Dassay.seed=N} runs that one alone.
 */
final class StateLawsTest {
  private static final int PROGRAMS = Integer.getInteger("assay.programs", 12);
  private static final int[] QUANTA = {3, 40, 700};

  private static Universe universe;
  private static final Map<Garbage, Rig> RIGS = new EnumMap<>(Garbage.class);

  @BeforeAll
  static void compileAllProgramsAtOnce() throws Exception {
    universe = Rig.universe(programs());
    for (Garbage garbage : Garbage.values()) {
      RIGS.put(garbage, new Rig(universe, new StateStore(), garbage, true));
    }
  }

  static Map<String, byte[]> programs() throws Exception {
    StringBuilder source = new StringBuilder();
    Long only = Long.getLong("assay.seed");
    for (long seed = only == null ? 1 : only; seed <= (only == null ? PROGRAMS : only); seed++) {
      source.append(ProgramGenerator.program("P" + seed, new SplittableRandom(seed)));
    }
    return InMemoryCompiler.compile("Programs", source.toString(), List.of());
  }

  private static void eachProgram(ProgramTest body) {
    int[] seed = {Integer.getInteger("assay.seed", 1)};
    Seeds.each(PROGRAMS, random -> body.run("P" + seed[0]++, random));
  }

  private interface ProgramTest {
    void run(String program, SplittableRandom random) throws Exception;
  }

  @Test
  void goingBackAndRunningAgainGivesTheSameRun() {
    eachProgram(
        (program, random) -> {
          for (Garbage garbage : Garbage.values()) {
            for (int quantum : QUANTA) {
              checkRuns(garbage, program, quantum, random);
            }
          }
        });
  }

  private static void checkRuns(
      Garbage garbage, String program, int quantum, SplittableRandom random) {
    String what = program + " " + garbage + " " + quantum + " ";
    Rig rig = RIGS.get(garbage);
    rig.begin(program + "$Start", "run");
    rig.out.reset();
    List<Integer> states = new ArrayList<>();
    List<Integer> printed = new ArrayList<>();
    do {
      states.add((int) rig.keeper.save());
      printed.add(rig.out.size());
    } while (rig.advance(quantum) && states.size() < 4000);
    String output = rig.output();
    for (int i = 0; i < 12; i++) {
      int from = random.nextInt(states.size());
      int to = Math.min(states.size() - 1, from + random.nextInt(i < 10 ? 40 : 4000));
      rig.out.reset();
      rig.keeper.restore(states.get(from));
      assertThat((int) rig.keeper.save()).as(what + "saved again").isEqualTo(states.get(from));
      for (int j = from + 1; j <= to; j++) {
        rig.advance(quantum);
        if (random.nextInt(8) != 0) {
          int state = (int) rig.keeper.save();
          if (state != states.get(j)) {
            throw new AssertionError(
                what
                    + "from "
                    + from
                    + " at "
                    + j
                    + ":\n"
                    + Dump.difference(rig.keeper, states.get(j), state));
          }
        } else {
          // What was not saved must not count.
          rig.keeper.restore(states.get(j));
        }
      }
      assertThat(rig.output())
          .as(what + "output")
          .isEqualTo(output.substring(printed.get(from), printed.get(to)));
    }
  }

  @Test
  void equalStatesHaveEqualNumbersAndDifferentOnesDifferentNumbers() throws Exception {
    Rig rig = new Rig(universe, new StateStore(), Garbage.MARK_SWEEP, false);
    SlowState slow = new SlowState(rig.machine, false);
    eachProgram(
        (program, random) -> {
          Map<String, Integer> numbers = new HashMap<>();
          Map<Integer, String> texts = new HashMap<>();
          int steps = 0;
          for (int walk = 0; walk < 6; walk++) {
            int quantum = 3 + random.nextInt(30);
            rig.begin(program + "$Start", "run");
            do {
              int state = (int) rig.keeper.save();
              String text = String.join("\n", slow.describe());
              steps++;
              Integer known = numbers.putIfAbsent(text, state);
              if (known != null && known != state) {
                throw new AssertionError(
                    program
                        + ": one state, two numbers\n"
                        + Dump.difference(rig.keeper, known, state));
              }
              String knownText = texts.putIfAbsent(state, text);
              assertThat(knownText == null || knownText.equals(text))
                  .as(program + ": one number, two states\n" + knownText + "\n" + text)
                  .isTrue();
            } while (rig.randomStep(random, quantum) && steps < 400 * (walk + 1));
          }
        });
  }

  @Test
  void statesLookTheSameInWhateverOrderTheyAreLookedAt() throws Exception {
    Rig rig = new Rig(universe, new StateStore(), Garbage.REFERENCE_COUNT, false);
    ComponentPool pool = rig.keeper.store().components();
    // Of every object with fields only the first one is seen, of arrays everything.
    DataView.Sight first =
        (position, component) -> {
          boolean isArray =
              rig.machine.universe().klasses[Tags.klass(pool.tag(component))].isArray();
          long[] data = isArray ? new long[0] : ((long[]) pool.data(component)).clone();
          Arrays.fill(data, Math.min(1, data.length), data.length, 0);
          return isArray ? component : pool.intern(pool.tag(component), data);
        };
    int[] alike = {0};
    eachProgram(
        (program, random) -> {
          DataView all = new DataView(rig.keeper, (position, component) -> component);
          DataView some = new DataView(rig.keeper, first);
          List<Integer> states = new ArrayList<>();
          rig.begin(program + "$Start", "run");
          do {
            states.add((int) rig.keeper.save());
          } while (rig.randomStep(random, 20) && states.size() < 300);
          Map<List<Integer>, List<Integer>> looks = new HashMap<>();
          for (int i = 0; i < 200; i++) {
            rig.keeper.restore(states.get(random.nextInt(states.size())));
            List<Integer> data = data(rig.keeper);
            // Where the machine is does not matter.
            rig.keeper.restore(states.get(random.nextInt(states.size())));
            assertThat(look(all, data)).as(program).isEqualTo(data);
            List<Integer> look = look(some, data);
            assertThat(look).as(program).isEqualTo(look(new DataView(rig.keeper, first), data));
            looks.put(data, look);
          }
          alike[0] += looks.size() - Set.copyOf(looks.values()).size();
        });
    assertThat(alike[0]).as("states that differ in nothing that is seen").isPositive();
  }

  private static List<Integer> look(DataView view, List<Integer> data) {
    int[] numbers = new int[StateKeeper.DATA];
    view.read(data.stream().mapToInt(i -> i).toArray(), numbers);
    return Arrays.stream(numbers).boxed().toList();
  }

  private static List<Integer> data(StateKeeper keeper) {
    int[] numbers = new int[StateKeeper.DATA];
    keeper.data(numbers);
    return Arrays.stream(numbers).boxed().toList();
  }
}
