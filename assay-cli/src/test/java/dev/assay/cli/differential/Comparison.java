package dev.assay.cli.differential;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says where two outcomes differ first. */
final class Comparison {
  private static final int CONTEXT = 3;

  private Comparison() {}

  /** Empty when the outcomes are equal. */
  static Optional<String> difference(Case c, Outcome hotspot, Outcome machine) {
    return difference(c, "HotSpot", hotspot, "machine", machine);
  }

  /** The same for any two sides, which have names. */
  static Optional<String> difference(
      Case c, String leftName, Outcome left, String rightName, Outcome right) {
    List<String> found = new ArrayList<>();
    if (left.exit() != right.exit()) {
      found.add(
          "exit status: " + leftName + " " + left.exit() + ", " + rightName + " " + right.exit());
    }
    firstDifference(lines(left.out()), lines(right.out()))
        .ifPresent(
            at ->
                found.add(
                    "standard output"
                        + at(at)
                        + excerpt(leftName, lines(left.out()), at)
                        + excerpt(rightName, lines(right.out()), at)));
    List<String> leftErr = upToCase(c, lines(left.err()));
    List<String> rightErr = upToCase(c, lines(right.err()));
    firstDifference(leftErr, rightErr)
        .ifPresent(
            at ->
                found.add(
                    "standard error"
                        + at(at)
                        + excerpt(leftName, leftErr, at)
                        + excerpt(rightName, rightErr, at)));
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(c.target() + "\n" + String.join("\n", found));
  }

  private static Optional<Integer> firstDifference(List<String> left, List<String> right) {
    int shared = Math.min(left.size(), right.size());
    for (int at = 0; at < shared; at++) {
      if (!left.get(at).equals(right.get(at))) {
        return Optional.of(at);
      }
    }
    return left.size() == right.size() ? Optional.empty() : Optional.of(shared);
  }

  private static String at(int line) {
    return " differs at line " + (line + 1) + ":\n";
  }

  private static String excerpt(String side, List<String> lines, int at) {
    StringBuilder text = new StringBuilder("  ").append(side).append('\n');
    for (int i = Math.max(0, at - CONTEXT); i <= at + CONTEXT && i <= lines.size(); i++) {
      String line = i < lines.size() ? lines.get(i) : "<end>";
      text.append(i == at ? "  > " : "    ").append(line).append('\n');
    }
    return text.toString();
  }

  private static List<String> lines(String text) {
    return new ArrayList<>(text.replace("\r\n", "\n").lines().toList());
  }

  /** Drops, in every trace that goes through the case method, the frames below it. */
  private static List<String> upToCase(Case c, List<String> lines) {
    if (c.isMain()) {
      return lines;
    }
    String frame = "at " + c.className() + "." + c.method() + "(";
    List<String> kept = new ArrayList<>();
    for (int i = 0; i < lines.size(); ) {
      int end = i;
      while (end < lines.size() && lines.get(end).strip().startsWith("at ")) {
        end++;
      }
      int last = end - 1;
      for (int k = i; k < end; k++) {
        if (lines.get(k).strip().startsWith(frame)) {
          last = k;
        }
      }
      kept.addAll(lines.subList(i, last + 1));
      if (end == i) {
        kept.add(lines.get(i));
        end++;
      }
      i = end;
    }
    return kept;
  }
}
