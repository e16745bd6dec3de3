package dev.assay.explore.describe;

import dev.assay.explore.visibility.CodeClassifier;
import dev.assay.machine.Machine;
import dev.assay.machine.exec.Throwables;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Origin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Source positions as a person reads them. */
public final class CodeLocations {
  private CodeLocations() {}

  /** Where a frame of a thread is: {@code File.java:12}. */
  public static String of(GuestThread t, int frame) {
    if (frame < 0) {
      return "?";
    }
    return of(t.methods[frame], Throwables.pcOf(t, frame));
  }

  static String of(Method m, int pc) {
    Origin origin = m.holder.origin;
    if (origin != null && origin.method != null) {
      return of(origin.method, origin.pc); // a lambda's class has no lines of its own
    }
    String file = m.isSynthetic() ? null : m.file().sourceFile();
    int line = m.isSynthetic() || pc < 0 ? -1 : m.line(pc);
    String name = file == null ? m.holder.externalName() : file;
    return line > 0 ? name + ":" + line : name;
  }

  /** The stack trace of an exception, one line per frame, down to the program's lowest. */
  public static List<String> trace(Machine machine, int exception, CodeClassifier classifier) {
    long[] frames = machine.throwables().backtrace(exception);
    int last = frames.length;
    while (last > 1 && !classifier.isProgram(method(machine, frames[last - 1]).holder)) {
      last--; // what calls the program is of no interest
    }
    List<String> lines = new ArrayList<>();
    for (long frame : Arrays.copyOf(frames, last)) {
      Method m = method(machine, frame);
      int pc = (int) frame;
      String place = m.isNative() ? "Native Method" : of(m, pc);
      lines.add(m.holder.externalName() + "." + m.name + "(" + place + ")");
    }
    return lines;
  }

  /** Where in the program an exception was made: the first of its frames that is the program's. */
  public static String origin(Machine machine, int exception, CodeClassifier classifier) {
    for (long frame : machine.throwables().backtrace(exception)) {
      Method m = method(machine, frame);
      if (classifier.isProgram(m.holder) && (int) frame >= 0) {
        return of(m, (int) frame);
      }
    }
    return "";
  }

  private static Method method(Machine machine, long frame) {
    return machine.universe().methods[(int) (frame >> 32)];
  }

  /** Where in the program a thread is; empty if nowhere. */
  public static String inProgram(GuestThread t, CodeClassifier classifier) {
    int frame = programFrame(t, classifier);
    return frame < 0 ? "" : of(t, frame);
  }

  /** The highest frame that belongs to the program, or -1. */
  public static int programFrame(GuestThread t, CodeClassifier classifier) {
    int d = t.depth;
    while (d >= 0 && !classifier.inProgram(t, d)) {
      d--;
    }
    return d;
  }
}
