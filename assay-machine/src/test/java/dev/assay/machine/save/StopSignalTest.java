package dev.assay.machine.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.flow.InMemoryCompiler;
import dev.assay.machine.launch.Boot;
import dev.assay.machine.state.StateStore;
import dev.assay.machine.threads.Stopped;
import dev.assay.machine.types.Universe;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A machine stops when it is asked to, whatever it does. */
class StopSignalTest {
  private static final String SOURCE =
      """
      public class Busy {
        static int result;
        static Object[] all;

        static void branches() {
          for (long i = 0; i < Long.MAX_VALUE; i++) {
            result += i;
          }
        }

        static void calls() {
          while (true) {
            result = fibonacci(40);
          }
        }

        static int fibonacci(int n) {
          return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
        }

        static void natives() {
          Object[] from = new Object[1 << 20];
          Object[] to = new Object[1 << 20];
          while (true) {
            System.arraycopy(from, 0, to, 0, from.length);
          }
        }

        static void objects() {
          all = new Object[1 << 18];
          for (int i = 0; i < all.length; i++) {
            all[i] = new Object();
          }
        }

        static void sum() {
          int sum = 0;
          for (int i = 0; i < 200_000; i++) {
            sum = 31 * sum + i;
          }
          result = sum;
        }
      }
      """;

  private static Universe universe() throws Exception {
    return Rig.universe(Map.copyOf(InMemoryCompiler.compile("Busy", SOURCE, List.of())));
  }

  private static Rig rig() throws Exception {
    return new Rig(universe(), new StateStore(), Garbage.MARK_SWEEP, true);
  }

  /** How often the machine asks before it stops. */
  private static int asked(Rig rig, String method, int patience) {
    int[] asked = new int[1];
    rig.machine.setStopSignal(() -> ++asked[0] > patience);
    rig.begin("Busy", method);
    assertThatThrownBy(
            () -> {
              while (rig.advance(Integer.MAX_VALUE)) {
                continue;
              }
            })
        .isInstanceOf(Stopped.class);
    return asked[0];
  }

  @Test
  void itStopsInLoopsCallsAndNativeMethods() throws Exception {
    Rig rig = rig();
    for (String method : new String[] {"branches", "calls", "natives"}) {
      assertThat(asked(rig, method, 100)).as(method).isEqualTo(101);
    }
  }

  @Test
  void itStopsWhileGarbageIsCollected() throws Exception {
    Rig rig = rig();
    rig.begin("Busy", "objects");
    while (rig.advance(Integer.MAX_VALUE)) {
      continue;
    }
    int[] asked = new int[1];
    rig.machine.setStopSignal(() -> ++asked[0] > 1);
    assertThatThrownBy(rig.machine::collectGarbage).isInstanceOf(Stopped.class);
    rig.machine.setStopSignal(() -> false);
    rig.machine.collectGarbage();
  }

  @Test
  void itStopsWhileItBoots() throws Exception {
    Machine machine = new Machine(universe(), MachineOptions.standard());
    machine.setStopSignal(() -> true);
    assertThatThrownBy(() -> new Boot(machine).run()).isInstanceOf(Stopped.class);
  }

  @Test
  void afterwardsASavedStateIsAsIfNothingHadHappened() throws Exception {
    Rig rig = rig();
    int whole = sum(rig);
    for (int patience = 0; patience < 10; patience++) {
      asked(rig, "sum", patience);
      rig.machine.setStopSignal(() -> false);
      assertThat(sum(rig)).isEqualTo(whole);
    }
  }

  /** The state after a whole run, the second one: in the first a class is loaded. */
  private static int sum(Rig rig) {
    for (int i = 0; i < 2; i++) {
      rig.begin("Busy", "sum");
      while (rig.advance(Integer.MAX_VALUE)) {
        continue;
      }
    }
    return (int) rig.keeper.save();
  }

  @Test
  void whereAThreadIsInterruptedDoesNotDependOnTheSlicesInWhichItIsExecuted() throws Exception {
    Rig rig = rig();
    rig.begin("Busy", "sum");
    long before = rig.machine.interpreter().executed;
    rig.advance(350_003);
    // The first place where it can be after so many: each branch counts as ten.
    assertThat(rig.machine.interpreter().executed - before).isEqualTo(350_010);
  }
}
