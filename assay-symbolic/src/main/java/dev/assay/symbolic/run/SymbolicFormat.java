package dev.assay.symbolic.run;

import static dev.assay.machine.exec.Symbols.isTerm;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Klass;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which calls of {@code String.format} give text that depends on an input, and nothing else: no
 * exception, and no code of the program that is called. The JDK formats so the message of an index
 * that is out of bounds.
 */
final class SymbolicFormat {
  private static final String WIDTH = "(?:-?[1-9]\\d?)?";
  private static final String NUMBER_WIDTH = "(?:[-0]?[1-9]\\d?)?";
  private static final String PRECISION = "(?:\\.\\d\\d?)?";

  /** What does not throw an exception, whatever the number is. */
  private static final Pattern PART =
      Pattern.compile(
          "[^%]|%[n%]"
              + ("|%" + WIDTH + PRECISION + "[sSbB]")
              + ("|%" + WIDTH + "[cC]")
              + ("|%\\+?,?" + NUMBER_WIDTH + "d")
              + ("|%" + NUMBER_WIDTH + "[xXo]")
              + ("|%\\+?,?" + NUMBER_WIDTH + PRECISION + "f")
              + ("|%[+]?" + NUMBER_WIDTH + PRECISION + "[eE]"),
          Pattern.DOTALL);

  private final Machine machine;
  private final Heap heap;
  private final SymbolicText text;

  SymbolicFormat(Machine machine, SymbolicText text) {
    this.machine = machine;
    this.heap = machine.heap();
    this.text = text;
  }

  /** Whether each argument has its place in the format and one of them depends on an input. */
  boolean isHidden(int format, int arguments) {
    if (format == 0 || arguments == 0 || !mentionsTerm(arguments)) {
      return false;
    }
    String pattern = machine.strings().get(format);
    int[] all = heap.ints(arguments);
    Matcher m = PART.matcher(pattern);
    int at = 0;
    int next = 0;
    while (at < pattern.length()) {
      if (!m.region(at, pattern.length()).lookingAt()) {
        return false;
      }
      char kind = pattern.charAt(m.end() - 1);
      boolean takes = m.end() - at > 1 && kind != 'n' && kind != '%';
      if (takes && (next == all.length || !fits(kind, all[next++]))) {
        return false;
      }
      at = m.end();
    }
    return next == all.length;
  }

  private boolean mentionsTerm(int arguments) {
    for (int argument : heap.ints(arguments)) {
      if (argument != 0 && (isTerm(valueOf(argument)) || text.isHidden(argument))) {
        return true;
      }
    }
    return false;
  }

  /** What is in a box; 0 if it is none. */
  private long valueOf(int object) {
    Klass k = heap.klass[object];
    return machine.boxes().kind(k) == 0 ? 0 : heap.fields(object)[k.declaredField("value").slot];
  }

  private boolean fits(char kind, int argument) {
    if (argument == 0) {
      return false;
    }
    char box = machine.boxes().kind(heap.klass[argument]);
    return switch (kind) {
      case 'd', 'x', 'X', 'o' -> box == 'B' || box == 'S' || box == 'I' || box == 'J';
      case 'f', 'e', 'E' -> box == 'F' || box == 'D';
      case 'c', 'C' -> box == 'C';
      default -> box != 0 || heap.klass[argument] == machine.strings().klass();
    };
  }
}
