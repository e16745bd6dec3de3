package dev.assay.explore;

import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.types.Universe;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One program that is explored several times, each time in another way. */
public final class Trial {
  private static final int MAX_DEPTH = 1_000_000;

  private final Subject subject;

  /**
   * @param classes the whole class path, by internal name
   */
  public Trial(JdkImage jdk, BootImages images, Map<String, byte[]> classes, String mainClass) {
    Universe universe = new Universe(jdk, new ClassPath(List.of(), classes, jdk.feature()));
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
    subject = new Subject(new Machine(universe, options), images, entry, List.of());
  }

  /** What the plain search finds; null if there are more states than that. */
  public @Nullable Behaviour plain(int maxStates) {
    PlainSearch search = new PlainSearch(subject, settings(true, Settings.Races.IGNORE));
    return search.run(maxStates);
  }

  /** What a search of the explorer finds. */
  public Behaviour explored(Settings settings) {
    Set<Integer> ends = new HashSet<>();
    EndListener listener =
        new EndListener() {
          @Override
          public void begin() {
            ends.clear();
          }

          @Override
          public void end(int state) {
            ends.add(state);
          }
        };
    subject.keeper().restore(subject.initial());
    Result result = new Explorer(subject, settings, listener).run();
    Behaviour behaviour = new Behaviour();
    result.violations().forEach(behaviour::add);
    for (int state : ends) {
      subject.keeper().restore(state);
      behaviour.ends().add(ProgramData.of(subject.machine()));
    }
    for (String reason : result.reasons()) {
      if (!reason.equals("data races were not looked for")) {
        throw new IllegalStateException("the search is incomplete: " + reason);
      }
    }
    return behaviour;
  }

  /** The settings of a search that goes through everything. */
  public static Settings settings(boolean fine, Settings.Races races) {
    return new Settings(fine, false, races, true, Long.MAX_VALUE, MAX_DEPTH, Long.MAX_VALUE);
  }
}
