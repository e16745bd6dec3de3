package dev.assay.symbolic.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes expressions of Java's types, given by the first letter of their descriptors. They may throw
 * exceptions: divisions by zero, indexes outside of arrays, null references.
 */
final class ExpressionGenerator {
  private static final int DEEPEST = 3;

  private static final List<String> STATICS =
      List.of("Is0", "Is1", "Js2", "Zs3", "Bs4", "Cs5", "Ss6");

  private static final List<String> COMPARISONS =
      List.of(" == ", " != ", " < ", " >= ", " > ", " <= ");

  private final SplittableRandom random;
  private final boolean floats;

  /** Whether there are boxes and an array that are inputs: n0, n1, m0, k0, t0 and g. */
  private final boolean boxes;

  ExpressionGenerator(SplittableRandom random, boolean floats, boolean boxes) {
    this.random = random;
    this.floats = floats;
    this.boxes = boxes;
  }

  boolean hasBoxes() {
    return boxes;
  }

  /** A statement that gives a box another value. */
  String boxing(Scope s) {
    return switch (random.nextInt(6)) {
      case 0 -> "n0 = (int) (" + of('I', s) + ");";
      case 1 -> "n1 = n0;";
      case 2 -> "m0 = (Long) (long) (" + of('J', s) + ");";
      case 3 -> "k0 = (char) (" + of('I', s) + ");";
      case 4 -> "t0 = " + of('Z', s) + ";";
      default -> "n1 = " + of('Z', s) + " ? n0 : Integer.valueOf((int) (" + of('I', s) + "));";
    };
  }

  /** A comparison of boxes, as objects or as values. */
  private String ofBoxes(Scope s) {
    return switch (random.nextInt(11)) {
      case 0 -> "(n0 == n1)";
      case 1 -> "(n0 != (Integer) (int) (" + whole(s, 0) + "))";
      case 2 -> "(m0 == (Long) (long) (" + wide(s, 0) + "))";
      case 3 -> "(t0 == Boolean.TRUE)";
      case 4 -> "(k0 == (Character) (char) (" + whole(s, 0) + "))";
      case 5 -> "(n0 != null && n0.equals(n1))";
      case 6 -> "(n1 == null)";
      case 7 -> "(t0 != null && t0)";
      case 8 -> "(m0 != null && m0 > " + whole(s, 0) + ")";
      case 9 -> "(g != null && g.length == 2 && g[1] < " + whole(s, 0) + ")";
      default -> "(n0 != null && n1 != null && n0 < n1)";
    };
  }

  /** An expression of a type. */
  String of(char type, Scope s) {
    return of(type, s, random.nextInt(DEEPEST));
  }

  private String of(char type, Scope s, int depth) {
    return switch (type) {
      case 'Z' -> truth(s, depth);
      case 'J' -> wide(s, depth);
      case 'D' -> real(s, depth);
      case 'B' -> "(byte) (" + whole(s, depth) + ")";
      case 'C' -> "(char) (" + whole(s, depth) + ")";
      case 'S' -> "(short) (" + whole(s, depth) + ")";
      default -> whole(s, depth);
    };
  }

  /** A variable that can be assigned, as its type's letter and its name. */
  String variable(Scope s) {
    return switch (random.nextInt(7)) {
      case 0 -> pick(STATICS);
      case 1 -> pick(List.of("Ibox0.x", "Jbox0.y", "Bbox1.b", "Ibox1.x", "Zbox0.z"));
      case 2 -> element(s);
      default -> pick(s.locals());
    };
  }

  /** An array element that can be assigned. */
  String element(Scope s) {
    String array = pick(List.of("IA", "IA", "BB", "ZZ", "JL", "CC", "SS"));
    return array + "[" + index(s) + "]";
  }

  /** What is likely, but not always, an index of the arrays, which have three elements. */
  String index(Scope s) {
    return switch (random.nextInt(5)) {
      case 0 -> small(0, 3);
      case 1 -> "(" + whole(s, 1) + ") & 1";
      case 2 -> "Math.floorMod(" + whole(s, 1) + ", 3)";
      default -> number(s);
    };
  }

  private String readable(char type, Scope s) {
    List<String> names = new ArrayList<>();
    for (String v : s.locals()) {
      if (v.charAt(0) == type) {
        // Those are what depends on inputs.
        names.addAll(Collections.nCopies(v.charAt(1) == 'x' ? 5 : 2, v.substring(1)));
      }
    }
    for (String v : STATICS) {
      if (v.charAt(0) == type) {
        names.add(v.substring(1));
      }
    }
    if (type == 'I') {
      names.addAll(s.counters());
      names.addAll(List.of("box0.x", "box1.x"));
    }
    return names.isEmpty() ? "" : pick(names);
  }

  /** An int variable, or one of a narrower type. */
  private String number(Scope s) {
    if (random.nextInt(3) > 0) {
      String local = pick(s.locals());
      if ("IBCS".indexOf(local.charAt(0)) >= 0) {
        return local.substring(1);
      }
    }
    String v = readable(pick(List.of('I', 'I', 'B', 'C', 'S')), s);
    return v.isEmpty() ? readable('I', s) : v;
  }

  private String constant() {
    return switch (random.nextInt(12)) {
      case 0 -> "Integer.MIN_VALUE";
      case 1 -> "Integer.MAX_VALUE";
      case 2 -> small(-130, 130);
      case 3 -> small(-70000, 70000);
      default -> small(-2, 5);
    };
  }

  private String whole(Scope s, int depth) {
    if (depth <= 0) {
      return random.nextInt(4) == 0 ? constant() : number(s);
    }
    if (boxes && random.nextInt(12) == 0) {
      return pick(List.of("(n0 == null ? 1 : n0)", "((int) n1)", "(int) (k0 == null ? 'x' : k0)"));
    }
    String a = whole(s, depth - 1);
    return switch (random.nextInt(22)) {
      case 0, 1, 2 -> "(" + a + " + " + whole(s, depth - 1) + ")";
      case 3, 4 -> "(" + a + " - " + whole(s, depth - 1) + ")";
      case 5 -> "(" + a + " * " + whole(s, 0) + ")";
      case 6 -> "(" + a + " / " + whole(s, 0) + ")";
      case 7 -> "(" + a + " % " + whole(s, 0) + ")";
      case 8 -> "(" + a + pick(List.of(" << ", " >> ", " >>> ")) + whole(s, 0) + ")";
      case 9 -> "(" + a + pick(List.of(" & ", " | ", " ^ ")) + whole(s, depth - 1) + ")";
      case 10 -> pick(List.of("-", "~")) + "(" + a + ")";
      case 11 -> "(" + pick(List.of("byte", "short", "char")) + ") (" + a + ")";
      case 12 -> "(int) (" + wide(s, depth - 1) + ")";
      case 13 -> "(" + truth(s, depth - 1) + " ? " + a + " : " + whole(s, depth - 1) + ")";
      case 14, 15 -> pick(List.of("A", "A", "B", "C", "S")) + "[" + index(s) + "]";
      case 16 -> call(s, depth);
      case 17 -> pick(List.of("box0", "box1")) + ".get(" + a + ")";
      case 18 -> library(s, depth);
      case 19 -> floats ? ofReal(s, depth) : "A.length";
      case 20 -> "(" + number(s) + pick(List.of("", " + 1", " - 1")) + ")";
      default -> "Assay.anyInt(" + small(-1, 1) + ", " + small(1, 3) + ")";
    };
  }

  private String ofReal(Scope s, int depth) {
    String a = real(s, depth - 1);
    return switch (random.nextInt(4)) {
      case 0 -> "(byte) " + a;
      case 1 -> "Double.compare(" + a + ", " + real(s, 0) + ")";
      case 2 -> "(int) (long) (float) (" + a + ")";
      default -> "(int) " + a;
    };
  }

  private String call(Scope s, int depth) {
    if (s.functions().isEmpty()) {
      return number(s);
    }
    return pick(s.functions()) + "(" + whole(s, depth - 1) + ", " + whole(s, 0) + ")";
  }

  private String library(Scope s, int depth) {
    String a = whole(s, depth - 1);
    String b = whole(s, 0);
    return switch (random.nextInt(10)) {
      case 0 -> "Math.abs(" + a + ")";
      case 1 -> "Math.min(" + a + ", " + b + ")";
      case 2 -> "Math.max(" + a + ", " + b + ")";
      case 3 -> "Math.addExact(" + a + ", " + b + ")";
      case 4 -> "Math.floorDiv(" + a + ", " + b + ")";
      case 5 -> "Integer.compare(" + a + ", " + b + ")";
      case 6 -> "Integer.bitCount(" + a + ")";
      case 7 -> "Integer.signum(" + a + ")";
      case 8 -> "Long.compare(" + wide(s, 0) + ", " + b + ")";
      default -> "Integer.rotateLeft(" + a + ", " + b + ")";
    };
  }

  private String wide(Scope s, int depth) {
    if (depth <= 0) {
      return random.nextInt(3) == 0
          ? pick(List.of("3L", "-1L", "Long.MIN_VALUE", "1L << 40", "7000000000L"))
          : readable('J', s);
    }
    String a = wide(s, depth - 1);
    return switch (random.nextInt(10)) {
      case 0, 1 -> "(" + a + " + " + wide(s, depth - 1) + ")";
      case 2 -> "(" + a + " - " + whole(s, depth - 1) + ")";
      case 3 -> "(" + a + " * " + whole(s, 0) + ")";
      case 4 -> "(" + a + pick(List.of(" / ", " % ")) + whole(s, 0) + ")";
      case 5 -> "(" + a + pick(List.of(" << ", " >> ", " >>> ")) + whole(s, 0) + ")";
      case 6 -> "(" + a + pick(List.of(" & ", " | ", " ^ ")) + whole(s, depth - 1) + ")";
      case 7 -> "L[" + index(s) + "]";
      case 8 -> "(" + truth(s, depth - 1) + " ? " + a + " : " + whole(s, depth - 1) + ")";
      default -> "(long) (" + whole(s, depth - 1) + ")";
    };
  }

  private String real(Scope s, int depth) {
    if (!floats) {
      return "(double) " + small(-2, 3);
    }
    if (depth <= 0) {
      return pick(List.of("0.5", "-0.0", "3.0e9", "(0.0 / 0.0)", "(double) " + number(s), "d0"));
    }
    String a = real(s, depth - 1);
    return switch (random.nextInt(7)) {
      case 0 -> "(" + a + pick(List.of(" + ", " - ")) + real(s, 0) + ")";
      case 1 -> "(" + a + " * 2.0)";
      case 2 -> "(double) (float) (" + a + ")";
      case 3 -> "Math.abs(" + a + ")";
      case 4 -> "Math." + pick(List.of("min", "max")) + "(" + a + ", " + real(s, 0) + ")";
      case 5 -> "(double) ((float) " + number(s) + " / (float) (" + a + "))";
      default -> "(double) (" + wide(s, 0) + ")";
    };
  }

  private String truth(Scope s, int depth) {
    if (depth <= 0) {
      String z = readable('Z', s);
      return random.nextInt(3) == 0 && !z.isEmpty()
          ? z
          : "(" + number(s) + pick(COMPARISONS) + small(-1, 4) + ")";
    }
    if (boxes && random.nextInt(3) == 0) {
      return ofBoxes(s);
    }
    String compare = pick(COMPARISONS);
    return switch (random.nextInt(12)) {
      case 0, 1, 2, 3 -> "(" + whole(s, depth - 1) + compare + whole(s, 0) + ")";
      case 4 -> "(" + wide(s, depth - 1) + compare + wide(s, 0) + ")";
      case 5 -> "(" + truth(s, depth - 1) + " && " + truth(s, 0) + ")";
      case 6 -> "(" + truth(s, depth - 1) + " || " + truth(s, 0) + ")";
      case 7 -> "(" + truth(s, 0) + pick(List.of(" ^ ", " & ", " | ", " == ")) + truth(s, 0) + ")";
      case 8 -> "!" + "(" + truth(s, depth - 1) + ")";
      case 9 -> "Z[" + index(s) + "]";
      case 10 -> pick(List.of("box0 == box1", "box1 instanceof Sub", "box1.next == null"));
      default ->
          floats ? "(" + real(s, depth - 1) + compare + real(s, 0) + ")" : "Assay.anyBoolean()";
    };
  }

  String small(int low, int high) {
    return Integer.toString(random.nextInt(low, high + 1));
  }

  <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
