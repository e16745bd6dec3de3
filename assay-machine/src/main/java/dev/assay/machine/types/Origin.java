package dev.assay.machine.types;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What the machine has written a class for: an invokedynamic call site, or all sites that put
 * strings together in the same way. It tells the class from all others, in every process.
 */
public final class Origin {
  /** The method that contains the call site, and where; null and -1 for string concatenation. */
  public final Method method;

  public final int pc;

  /** The types of the values to join, and the pieces: texts, and null for a value. */
  public final String descriptor;

  public final List<String> pieces;

  private Origin(Method method, int pc, String descriptor, List<String> pieces) {
    this.method = method;
    this.pc = pc;
    this.descriptor = descriptor;
    this.pieces = pieces;
  }

  public static Origin callSite(Method method, int pc) {
    return new Origin(method, pc, null, List.of());
  }

  public static Origin concatenation(String descriptor, List<String> pieces) {
    return new Origin(null, -1, descriptor, pieces);
  }

  /** The same in every process. */
  public long stableHash() {
    if (method != null) {
      return method.stableHash() * 31 + pc;
    }
    long h = 7;
    for (byte b : (descriptor + pieces).getBytes(StandardCharsets.UTF_8)) {
      h = h * 31 + b;
    }
    return h;
  }
}
