package dev.assay.explore;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Violation;
import dev.assay.explore.search.Search;
import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * In which ways a program can end: what its static array {@code r} holds in every state in which no
 * thread can move, whether all have ended or some are stuck.
 */
public final class OutcomeSearch {
  private final JdkImage jdk;
  private final BootImages images = new BootImages();

  public OutcomeSearch(JdkImage jdk) {
    this.jdk = jdk;
  }

  /**
   * What was found.
   *
   * @param outcomes how the program can end, data races among them if they were looked for
   * @param left why this is not all, or the empty text
   */
  public record Outcomes(Set<String> outcomes, long states, String left) {
    public boolean areAll() {
      return left.isEmpty();
    }
  }

  /**
   * Explores a program.
   *
   * @param internals whether the JDK's concurrent classes are explored in steps of their own
   */
  public Outcomes explore(
      Map<String, byte[]> classes, String mainClass, boolean internals, Settings settings) {
    Set<String> outcomes = new TreeSet<>();
    try {
      ProgramUnderTest program = program(classes, mainClass, internals, settings);
      Explorer explorer = new Explorer(program, settings, new Progress());
      Explorer.Examined examined = explorer.search(settings);
      Search search = examined.search();
      ProgramTransitions transitions = examined.bench().transitions;
      for (Violation v : search.violations()) {
        if (!v.kind().equals("deadlock")) {
          outcomes.add(v.kind() + " " + v.message());
        }
      }
      search.forEachState(
          state -> {
            if (transitions.enabled(state).count() == transitions.enabled(state).spurious()) {
              transitions.goTo(state);
              String stuck = transitions.isOver() ? "" : "stuck ";
              outcomes.add(stuck + results(program.machine(), mainClass));
            }
          });
      boolean isAll = !search.findings.hasReachedLimit() && examined.exhausted();
      String left = isAll ? "" : "too large";
      return new Outcomes(outcomes, search.visited.count(), left);
    } catch (Unsupported e) {
      return new Outcomes(outcomes, 0, "unsupported: " + e.getMessage());
    }
  }

  private ProgramUnderTest program(
      Map<String, byte[]> classes, String mainClass, boolean internals, Settings settings) {
    Universe universe =
        new Universe(jdk, new ClassPath(List.of(), classes, jdk.feature()), JdkNatives.INSTANCE);
    EntryPoint entry = new EntryFinder(universe).find(mainClass, null);
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    MachineOptions options =
        new MachineOptions(
            1000,
            MachineOptions.DEFAULT_MAX_HEAP_BYTES,
            0,
            Map.of(),
            Map.of(),
            InputStream.nullInputStream(),
            nowhere,
            nowhere);
    return new ProgramUnderTest(
        new Machine(universe, options), images, entry, List.of(), internals, settings);
  }

  private static String results(Machine m, String mainClass) {
    for (Klass k : m.universe().loadedBy(m.appLoader())) {
      for (Field f : k.fields) {
        if (k.name.equals(mainClass) && f.isStatic() && f.name.equals("r")) {
          int array = (int) m.heap().field(m.mirror(k), f.slot);
          return array == 0 ? "-" : elements(m, array);
        }
      }
    }
    return "-";
  }

  private static String elements(Machine m, int array) {
    StringBuilder b = new StringBuilder();
    for (int r : (int[]) m.heap().data[array]) {
      b.append(b.isEmpty() ? "" : " | ").append(r == 0 ? "-" : element(m, r));
    }
    return b.toString();
  }

  private static String element(Machine m, int r) {
    Klass k = m.heap().klass[r];
    return k == m.strings().klass() ? m.strings().get(r) : "(" + k.name + ")";
  }
}
