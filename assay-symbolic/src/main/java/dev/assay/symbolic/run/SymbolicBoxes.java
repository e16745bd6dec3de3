package dev.assay.symbolic.run;

import static dev.assay.machine.exec.Symbols.isTerm;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Site;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Boxes of terms. {@code Integer.valueOf} gives the same box for the same small number, and a new
 * one for others; to find out which it is would make one path of each small number, though hardly a
 * program wants to know. So a term gets a new box, which is told from others by the place where it
 * was made, and references to such boxes are the same on the condition that the numbers are, and
 * are small.
 *
 * <p>A box that is an input may be the one that {@code valueOf} gives, or another: that is an
 * unknown, too.
 */
final class SymbolicBoxes {
  /** Where the pc of a site would be: a call that makes such a box. */
  private static final int FIRST_SITE = -2;

  /** The same of a box that is an input. */
  private static final int INPUT_SITE = Integer.MIN_VALUE;

  private static final String BOOLEAN = "java/lang/Boolean";

  /** The classes with a cache, and the type of their values; but for that of booleans. */
  private static final Map<String, Character> KINDS =
      Map.of(
          "java/lang/Integer", 'I',
          "java/lang/Long", 'J',
          "java/lang/Short", 'S',
          "java/lang/Byte", 'B',
          "java/lang/Character", 'C');

  private final Machine machine;
  private final Heap heap;
  private final Values values;
  private final Terms terms;
  private final JavaTerms java;

  /** Whether there may be such boxes. */
  private boolean used;

  SymbolicBoxes(Machine machine, Values values, Offers offers) {
    this.machine = machine;
    this.heap = machine.heap();
    this.values = values;
    this.terms = values.terms();
    this.java = values.java();
    KINDS.forEach((holder, kind) -> offers.add(holder, "valueOf(" + kind + ")L" + holder + ";"));
  }

  /** Executes {@code valueOf} of a term. */
  boolean call(GuestThread t, Method callee, int base) {
    if (!callee.name.equals("valueOf")
        || !KINDS.containsKey(callee.holder.name)
        || !isTerm(t.stack[base])) {
      return false;
    }
    Klass k = callee.holder;
    Site site = machine.universe().site(t.method(), FIRST_SITE - t.pc(), k);
    long[] fields = new long[k.instanceSlots];
    fields[k.declaredField("value").slot] = t.stack[base];
    machine.mirror(k);
    t.stack[base] = heap.allocate(t.chain(heap, site.id), k, fields, 16 + 8 * fields.length);
    used = true;
    return true;
  }

  /** Whether a class keeps boxes, so that some of the same value are the same. */
  static boolean areCached(Klass k) {
    return k.loader == 0 && (KINDS.containsKey(k.name) || k.name.equals(BOOLEAN));
  }

  /** A box that is an input, whose value has still to be written. */
  int makeInput(GuestThread t, Klass k) {
    Site site = machine.universe().site(t.method(), INPUT_SITE, k);
    long[] fields = new long[k.instanceSlots];
    machine.mirror(k);
    used = true;
    return heap.allocate(t.chain(heap, site.id), k, fields, 16 + 8 * fields.length);
  }

  /** Whether a box that is an input is another one than {@code valueOf} gives. */
  Term isOwn(int box) {
    return java.ne(terms.variable("o" + box, Values.sort('I')), terms.ofInt(0));
  }

  /** Whether a reference is to such a box. */
  boolean isBox(long reference) {
    if (!used || reference <= 0 || reference >= heap.klass.length) {
      return false;
    }
    Klass k = heap.klass[(int) reference];
    return k != null && areCached(k) && pcOf((int) reference) <= FIRST_SITE;
  }

  private int pcOf(int position) {
    int site = heap.identities().chainOf(position).site;
    return machine.universe().sites[site].pc;
  }

  /** On what condition a box is the one that the class keeps, if its value is small. */
  private Term isKept(Klass k, int box) {
    if (isBox(box)) {
      return pcOf(box) == INPUT_SITE ? terms.not(isOwn(box)) : terms.yes();
    }
    return isCached(k, box) ? terms.yes() : terms.no();
  }

  /**
   * The condition on which two references, at least one of them to such a box, are the same; null
   * if it is simply whether they are equal.
   */
  @Nullable Term same(int a, int b) {
    if (a == b || a == 0 || b == 0 || heap.klass[a] != heap.klass[b]) {
      return null;
    }
    Klass k = heap.klass[a];
    Term areKept = terms.and(isKept(k, a), isKept(k, b));
    if (areKept.isFalse()) {
      return null;
    }
    Sort sort = Values.sort(machine.boxes().kind(k));
    Term x = value(k, a, sort);
    Term y = value(k, b, sort);
    return terms.and(List.of(java.eq(x, y), isSmall(k, x), areKept));
  }

  private Term value(Klass k, int box, Sort sort) {
    return values.of(heap.fields(box)[k.declaredField("value").slot], sort);
  }

  private Term isSmall(Klass k, Term x) {
    if (k.name.equals(BOOLEAN)) {
      return terms.yes();
    }
    int first = k.name.equals("java/lang/Character") ? 0 : -128;
    int last = Math.max(127, first + cache(k).length - 1);
    Term low = terms.constant(x.sort(), first);
    Term high = terms.constant(x.sort(), last);
    return terms.and(java.le(low, x), java.le(x, high));
  }

  private boolean isCached(Klass k, int box) {
    for (int cached : cache(k)) {
      if (cached == box) {
        return true;
      }
    }
    return false;
  }

  /** The boxes that the class keeps; none before the first one was asked for. */
  private int[] cache(Klass k) {
    if (k.name.equals(BOOLEAN)) {
      return new int[] {constant(k, "TRUE"), constant(k, "FALSE")};
    }
    String simple = k.name.substring(k.name.lastIndexOf('/') + 1);
    Klass holder = machine.universe().require(k.name + "$" + simple + "Cache");
    if (!heap.isLive(holder.mirror)) {
      return new int[0];
    }
    int array = (int) heap.field(holder.mirror, holder.declaredField("cache").slot);
    return array == 0 ? new int[0] : heap.ints(array);
  }

  private int constant(Klass k, String name) {
    return (int) heap.field(machine.mirror(k), k.declaredField(name).slot);
  }
}
