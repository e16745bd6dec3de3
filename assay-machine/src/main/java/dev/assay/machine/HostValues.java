package dev.assay.machine;

import dev.assay.machine.fs.FileSystemState;
import dev.assay.machine.fs.OverlayFileSystem;
import dev.assay.machine.types.Universe;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What belongs to a state and lies outside the heap: files, how far the standard input was read,
 * and what is known of the terms on the way.
 */
public final class HostValues {
  private final Universe universe;
  private final OverlayFileSystem files;
  private final StandardInput input;
  private Object path;
  private HostValue current;
  private int currentNumber;

  HostValues(Universe universe, OverlayFileSystem files, StandardInput input) {
    this.universe = universe;
    this.files = files;
    this.input = input;
  }

  /** What is known of the terms on the way to this state. */
  public Object path() {
    return path;
  }

  public void setPath(Object path) {
    this.path = path;
  }

  /** A number for the host-side values that belong to the state (the file system's overlay). */
  public int number() {
    FileSystemState state = files.state();
    int position = input.position();
    if (current == null
        || current.files() != state
        || current.input() != position
        || current.path() != path) {
      current = new HostValue(state, position, path);
      currentNumber = universe.hostValues().number(current);
    }
    return currentNumber;
  }

  public void restore(int number) {
    if (number != number()) {
      HostValue v = (HostValue) universe.hostValues().value(number);
      files.restore(v.files());
      input.moveTo(v.input());
      path = v.path();
    }
  }

  /** Whether of two numbers for host-side values both stand for the same files and input. */
  public boolean differsInPathOnly(int a, int b) {
    if (a == b) {
      return true;
    }
    HostValue x = (HostValue) universe.hostValues().value(a);
    HostValue y = (HostValue) universe.hostValues().value(b);
    return x.files() == y.files() && x.input() == y.input();
  }

  /**
   * Whether two numbers for host-side values stand for the same files and input as far as a program
   * can tell: class loaders open archives of the class path when they are first looked into, and
   * keep them open.
   */
  public boolean areSameToPrograms(int a, int b) {
    if (a == b) {
      return true;
    }
    HostValue x = (HostValue) universe.hostValues().value(a);
    HostValue y = (HostValue) universe.hostValues().value(b);
    return x.input() == y.input()
        && (x.files() == y.files() || x.files().isLike(y.files(), archives()));
  }

  private Set<String> archives() {
    return universe.classPath().entries().stream()
        .map(entry -> entry.toAbsolutePath().normalize().toString())
        .collect(Collectors.toSet());
  }

  private record HostValue(FileSystemState files, int input, Object path) {
    /** Written down, because linking what a record has by itself takes longer than booting may. */
    @Override
    public int hashCode() {
      return 31 * (31 * Objects.hashCode(files) + input) + Objects.hashCode(path);
    }
  }
}
