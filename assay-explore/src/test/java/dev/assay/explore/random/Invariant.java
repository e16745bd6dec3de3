package dev.assay.explore.random;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What a program says about all its states, or about two that follow each other: methods that read
 * its data in one of the many ways there are. Draws numbers of its own, so that a program is the
 * same with and without.
 */
final class Invariant {
  static final String HOLDS = "static boolean holds() {";
  static final String MAY_FOLLOW = "static boolean seen(int before, int after) {";

  private final SplittableRandom random;
  private final List<String> numbers;
  private final List<String> locks;

  Invariant(long seed, SharedData data, List<Theme> themes) {
    this.random = new SplittableRandom(~seed);
    this.locks = data.locks();
    this.numbers = new ArrayList<>();
    for (int often = 0; often < 3; often++) {
      numbers.addAll(data.variables().keySet());
    }
    numbers.addAll(
        List.of(
            "A0.get()",
            "A0.get()",
            "T0.mine",
            "OWN[0]",
            "Lazy.z",
            "NODE.copy().x",
            "NODE.copy().y",
            "ARRAY.clone()[0]",
            "Arrays.hashCode(ARRAY)",
            "Arrays.asList(p0, p1).indexOf(2)",
            "List.of(NODE.x, v0).hashCode()",
            "((java.util.function.IntSupplier) () -> p0).getAsInt()",
            "(passed == null ? 0 : passed.x)",
            "(passed == null ? 0 : passed.copy().y)",
            "(passed == NODE ? 1 : 2)",
            "Integer.parseInt(p0 + \"\" + v0)"));
    themes.forEach(t -> numbers.addAll(t.variables()));
  }

  List<Statement> members() {
    List<Statement> members = new ArrayList<>();
    if (random.nextInt(4) > 0) {
      members.add(Statement.block(HOLDS, List.of(maybeLocked("return " + condition() + ";"))));
    }
    if (random.nextInt(3) == 0) {
      members.add(
          Statement.block("static int seen() {", List.of(maybeLocked("return " + number() + ";"))));
      members.add(
          Statement.block(
              MAY_FOLLOW,
              List.of(
                  Statement.of(
                      random.nextBoolean()
                          ? "return before < after;"
                          : "return (after - before) % 3 != " + random.nextInt(3) + ";"))));
    }
    return members;
  }

  private String condition() {
    String first = number();
    return switch (random.nextInt(4)) {
      case 0 -> first + " != " + random.nextInt(3);
      case 1 -> first + " != 1 || " + number() + " != " + random.nextInt(3);
      case 2 -> first + " + " + number() + " != " + (2 + random.nextInt(3));
      default -> first + " == 0 || " + first + " != " + number();
    };
  }

  private String number() {
    return numbers.get(random.nextInt(numbers.size()));
  }

  private Statement maybeLocked(String s) {
    return random.nextInt(5) > 0
        ? Statement.of(s)
        : Statement.block(
            "synchronized (" + locks.get(random.nextInt(locks.size())) + ") {",
            List.of(Statement.of(s)));
  }
}
