package dev.assay.symbolic.random;

import dev.assay.explore.Explorer;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Violation;
import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Universe;
import dev.assay.symbolic.bound.BoundProgress;
import dev.assay.symbolic.bound.BoundResult;
import dev.assay.symbolic.bound.BoundSettings;
import dev.assay.symbolic.bound.BoundTarget;
import dev.assay.symbolic.bound.BoundedCheck;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Programs in memory, checked with unknowns or by trying all inputs. */
final class Trials {
  private static final int MAX_FRAMES = 1000;

  private final JdkImage jdk;
  private final BootImages images = new BootImages();

  Trials() {
    try {
      jdk = JdkImage.open(Path.of(System.getProperty("java.home")));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private record Prepared(Machine machine, EntryPoint entry) {}

  private Prepared prepare(Map<String, byte[]> classes, String mainClass) {
    return prepare(classes, mainClass, null);
  }

  private Prepared prepare(Map<String, byte[]> classes, String mainClass, @Nullable String method) {
    Universe universe =
        new Universe(jdk, new ClassPath(List.of(), classes, jdk.feature()), JdkNatives.INSTANCE);
    EntryFinder finder = new EntryFinder(universe);
    EntryPoint entry =
        method == null ? finder.find(mainClass, null) : finder.findAny(mainClass, method);
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    MachineOptions options =
        new MachineOptions(
            MAX_FRAMES,
            MachineOptions.DEFAULT_MAX_HEAP_BYTES,
            0,
            Map.of(),
            Map.of(),
            InputStream.nullInputStream(),
            nowhere,
            nowhere);
    return new Prepared(new Machine(universe, options), entry);
  }

  /**
   * The violations that come up when all inputs are tried: kind, exception and place of each; null
   * if there are more states than that.
   */
  @Nullable Set<String> tried(Map<String, byte[]> classes, String mainClass, long maxStates) {
    Result result = explored(Settings.Strategy.BREADTH_FIRST, classes, mainClass, maxStates);
    if (result.statistics().states() >= maxStates) {
      return null;
    }
    if (!result.reasons().isEmpty()) {
      throw new IllegalStateException("not all was tried: " + result.reasons());
    }
    Set<String> found = new TreeSet<>();
    for (Violation v : result.violations()) {
      String what = v.message().substring(v.message().indexOf("\": ") + 3);
      found.add(v.kind() + " " + what.split(":")[0] + " at " + v.location());
    }
    return found;
  }

  /** What a search with all inputs as choices finds. */
  Result explored(
      Settings.Strategy strategy, Map<String, byte[]> classes, String mainClass, long maxStates) {
    Settings settings =
        new Settings(
            strategy,
            false,
            Settings.Races.REPORT,
            true,
            maxStates,
            Integer.MAX_VALUE,
            Long.MAX_VALUE);
    Prepared p = prepare(classes, mainClass);
    ProgramUnderTest subject =
        new ProgramUnderTest(p.machine(), images, p.entry(), List.of(), false, settings);
    return new Explorer(subject, settings, new Progress()).run();
  }

  /** What a check with unknowns finds. */
  BoundResult bound(Map<String, byte[]> classes, String mainClass, BoundSettings settings) {
    return bound(classes, mainClass, null, settings);
  }

  /** The same with the parameters of a method as unknowns. */
  BoundResult bound(
      Map<String, byte[]> classes,
      String className,
      @Nullable String method,
      BoundSettings settings) {
    Prepared p = prepare(classes, className, method);
    return new BoundedCheck(
            () -> prepare(classes, className, method).machine(),
            images,
            new BoundTarget(p.entry(), method != null, null, List.of()),
            settings,
            new BoundProgress())
        .run();
  }
}
