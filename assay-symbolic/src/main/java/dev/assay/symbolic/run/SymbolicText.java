package dev.assay.symbolic.run;

import static dev.assay.machine.exec.Symbols.isTerm;
import static dev.assay.symbolic.run.Values.HIDDEN;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.symbolic.run.Decider.Way;
import dev.assay.symbolic.term.Op;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;

/**
 * Text that depends on an input, such as a number's digits. It is hidden: a string, or a builder,
 * that can be passed around, joined with others, printed and made an exception's message, which is
 * all that most programs do with it. Whoever looks at it, even at its length, is unsupported: its
 * characters, its length and its encoding are {@link Values#HIDDEN}. It is never empty.
 *
 * <p>An array of bytes is hidden if it holds the one value {@link Values#HIDDEN}; that it has a
 * length is nobody's business.
 */
final class SymbolicText {
  private static final String BUILDER = "java/lang/AbstractStringBuilder";
  private static final String STRING = "java/lang/String";
  private static final String OUTPUT = "dev/assay/models/java/io/PlainOutput";

  private final Machine machine;
  private final Heap heap;
  private final Values values;
  private final Terms terms;
  private final Decisions decisions;
  private final Klass string;
  private final int stringValue;
  private final int stringCoder;
  private final int builderValue;
  private final int builderCoder;
  private final int builderCount;
  private final int message;
  private final SymbolicFormat format;
  private final ProgramThreads threads;

  SymbolicText(
      Machine machine, Values values, Decisions decisions, Offers offers, ProgramThreads threads) {
    this.threads = threads;
    this.machine = machine;
    this.heap = machine.heap();
    this.values = values;
    this.terms = values.terms();
    this.decisions = decisions;
    this.string = machine.universe().require(STRING);
    this.stringValue = string.declaredField("value").slot;
    this.stringCoder = string.declaredField("coder").slot;
    Klass builder = machine.universe().require(BUILDER);
    this.builderValue = builder.declaredField("value").slot;
    this.builderCoder = builder.declaredField("coder").slot;
    this.builderCount = builder.declaredField("count").slot;
    Klass throwable = machine.universe().require("java/lang/Throwable");
    this.message = throwable.declaredField("detailMessage").slot;
    for (String kind : new String[] {"I", "J", "F", "D", "Z", "C", "Ljava/lang/String;"}) {
      offers.add(BUILDER, "append(" + kind + ")L" + BUILDER + ";");
    }
    for (String kind : new String[] {"I", "J", "F", "D", "Z", "C"}) {
      offers.add(OUTPUT, "print(" + kind + ")V", "println(" + kind + ")V");
    }
    offers.add("java/lang/StringBuilder", "toString()Ljava/lang/String;");
    offers.add(STRING, "concat(Ljava/lang/String;)Ljava/lang/String;");
    offers.add(STRING, "format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;");
    offers.add(STRING, "formatted([Ljava/lang/Object;)Ljava/lang/String;");
    this.format = new SymbolicFormat(machine, this);
    offers.add("java/lang/Integer", numbers('I'));
    offers.add("java/lang/Long", numbers('J'));
    offers.add("java/lang/Float", "toString(F)Ljava/lang/String;");
    offers.add("java/lang/Double", "toString(D)Ljava/lang/String;");
  }

  /** Methods whose result is a new string, whatever the number. */
  private static String[] numbers(char kind) {
    return new String[] {
      "toString(" + kind + ")Ljava/lang/String;",
      "toString(" + kind + "I)Ljava/lang/String;",
      "toHexString(" + kind + ")Ljava/lang/String;",
      "toOctalString(" + kind + ")Ljava/lang/String;",
      "toBinaryString(" + kind + ")Ljava/lang/String;"
    };
  }

  /** Executes a method if text is made, joined or printed that depends on an input. */
  boolean call(GuestThread t, Method callee, int base) {
    long[] s = t.stack;
    return switch (callee.holder.name) {
      case BUILDER -> append(t, callee, base);
      case "java/lang/StringBuilder" -> {
        boolean hidden = heap.fields((int) s[base])[builderCount] == HIDDEN;
        if (hidden) {
          s[base] = make();
        }
        yield hidden;
      }
      case STRING -> callee.name.equals("concat") ? concat(s, base) : format(s, base);
      case "java/lang/Integer", "java/lang/Long" -> {
        boolean isText = callee.name.startsWith("to") && isTerm(s[base]);
        if (isText) {
          s[base] = make();
        }
        yield isText;
      }
      case "java/lang/Float" -> ofFloat(callee, s, base, Sort.FLOAT);
      case "java/lang/Double" -> ofFloat(callee, s, base, Sort.DOUBLE);
      case OUTPUT -> isTerm(s[base + 1]);
      default -> false;
    };
  }

  private boolean append(GuestThread t, Method callee, int base) {
    long[] s = t.stack;
    int builder = (int) s[base];
    boolean hidden = heap.fields(builder)[builderCount] == HIDDEN;
    boolean hides =
        switch (callee.descriptor.charAt(1)) {
          case 'L' -> isHidden((int) s[base + 1]);
          case 'C' -> false; // a character can be joined as it is
          default -> isTerm(s[base + 1]);
        };
    if (!hidden && !hides) {
      return false;
    }
    if (threads.areSeveral() && heap.identities().chainOf(builder).thread != t.number) {
      throw new Unsupported("text that depends on an input, and another thread's builder");
    }
    if (!hidden) {
      heap.setField(builder, builderValue, hiddenArray());
      heap.setField(builder, builderCount, HIDDEN);
      heap.setField(builder, builderCoder, HIDDEN);
    }
    return true;
  }

  private boolean concat(long[] s, int base) {
    int text = (int) s[base];
    int other = (int) s[base + 1];
    if (other == 0 || (!isHidden(text) && !isHidden(other))) {
      return false;
    }
    boolean empty = !isHidden(other) && isEmpty(other);
    if (!empty) {
      s[base] = make();
    }
    return true;
  }

  private boolean format(long[] s, int base) {
    boolean hidden = format.isHidden((int) s[base], (int) s[base + 1]);
    if (hidden) {
      s[base] = make();
    }
    return hidden;
  }

  private boolean isEmpty(int text) {
    return heap.arrayLength((int) heap.fields(text)[stringValue]) == 0;
  }

  /** The JDK has strings for some numbers, and makes new ones for others. */
  private boolean ofFloat(Method callee, long[] s, int base, Sort sort) {
    if (!callee.name.equals("toString") || !isTerm(s[base])) {
      return false;
    }
    Term x = values.of(s[base], sort);
    boolean wide = sort == Sort.DOUBLE;
    long[] special = {
      wide ? Double.doubleToRawLongBits(Double.NaN) : Float.floatToRawIntBits(Float.NaN),
      wide
          ? Double.doubleToRawLongBits(Double.POSITIVE_INFINITY)
          : Float.floatToRawIntBits(Float.POSITIVE_INFINITY),
      wide
          ? Double.doubleToRawLongBits(Double.NEGATIVE_INFINITY)
          : Float.floatToRawIntBits(Float.NEGATIVE_INFINITY),
      wide ? Double.doubleToRawLongBits(-0.0) : Float.floatToRawIntBits(-0.0f)
    };
    Term infinity = terms.constant(sort, special[1]);
    Term zero = terms.constant(sort, 0);
    Term isNumber =
        terms.and(
            terms.fpCompare(Op.FP_LT, x, infinity),
            terms.fpCompare(Op.FP_LT, terms.fpNeg(infinity), x));
    Term isPlain = terms.and(isNumber, terms.not(terms.fpCompare(Op.FP_EQ, x, zero)));
    if (isTrue(isPlain)) {
      s[base] = make();
      return true;
    }
    long found = 0;
    for (int i = special.length - 1; i >= 0; i--) {
      if (isTrue(terms.eq(x, terms.constant(sort, special[i])))) {
        found = special[i];
        break;
      }
    }
    s[base] = found;
    return false;
  }

  private boolean isTrue(Term condition) {
    Way way = decisions.ask(condition);
    if (way == Way.STOP) {
      throw SymbolicCalls.stop(machine);
    }
    return way == Way.YES;
  }

  /** Whether a string is hidden. */
  boolean isHidden(int object) {
    return object != 0
        && heap.klass[object] == string
        && heap.fields(object)[stringCoder] == HIDDEN;
  }

  /** A new string. */
  private int make() {
    long[] fields = new long[string.instanceSlots];
    fields[stringValue] = hiddenArray();
    fields[stringCoder] = HIDDEN;
    return machine.allocate(string, fields, 16 + 8 * fields.length);
  }

  private int hiddenArray() {
    return machine.allocate(machine.byteArrayKlass(), new long[] {HIDDEN}, 24);
  }

  /** An exception whose message depends on inputs. */
  GuestThrow raise(String type) {
    GuestThrow raised = machine.raise(type, "");
    heap.setField(raised.object, message, make());
    return raised;
  }
}
