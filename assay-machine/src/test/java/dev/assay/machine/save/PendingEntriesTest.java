package dev.assay.machine.save;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.flow.InMemoryCompiler;
import dev.assay.machine.state.StateStore;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A word may read a local where the bytecode reads a copy of it on the operand stack. If a thread
 * stops there, the saved frame has the copy and not the local, which the bytecode does not need.
 */
final class PendingEntriesTest {
  private static final String SOURCE =
      """
      class Pending {
        static class Slow {
          static int value;
          static int[] array = {5, 6};
          int field = 3;
          static { for (int i = 0; i < 20; i++) { value += i; } }
        }
        static int sum(int x) { return x + Slow.value; }
        static long wide(long x, int y) { return (x << 40) + 123456789012L * (y - Slow.value); }
        static void put(int x) { Slow.value = x; }
        static int element(int i, String s) { return s.length() + Slow.array[i]; }
        static int field(int a, Object o) { return a - ((Slow) o).field; }
        static int again(int n) { int x = n; return x++ + Slow.value * x--; }
        static void run() throws Exception {
          %s
        }
      }
      """;

  @Test
  void aStateInTheMidstOfAnInstructionCanBeGoneBackTo() throws Exception {
    for (String call :
        List.of(
            "System.out.println(sum(17));",
            "System.out.println(wide(3, 4));",
            "put(12); System.out.println(Slow.value);",
            "System.out.println(element(1, \"abc\"));",
            "System.out.println(field(1, Class.forName(\"Pending$Slow\").newInstance()));",
            "System.out.println(again(7));")) {
      Rig rig =
          new Rig(
              Rig.universe(InMemoryCompiler.compile("Pending", SOURCE.formatted(call), List.of())),
              new StateStore(),
              Garbage.MARK_SWEEP,
              true);
      rig.begin("Pending", "run");
      List<Integer> states = new ArrayList<>();
      do {
        states.add((int) rig.keeper.save());
      } while (rig.advance(1));
      String output = rig.output();
      assertThat(states).as(call).hasSizeGreaterThan(20);
      for (int i = 0; i < states.size() - 1 && i < 120; i++) {
        rig.keeper.restore(rig.start);
        rig.out.reset();
        rig.keeper.restore(states.get(i));
        assertThat((int) rig.keeper.save()).as(call + " saved again").isEqualTo(states.get(i));
        while (rig.advance(1_000_000)) {}
        assertThat(output).as(call + " from state " + i).endsWith(rig.output());
        assertThat(rig.output()).as(call + " from state " + i).isNotEmpty();
      }
    }
  }
}
