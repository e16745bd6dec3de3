package dev.assay.symbolic.bound;

import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.machine.natives.input.RecordedObjects;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.symbolic.input.RecordConstructors;
import dev.assay.symbolic.input.Typing;
import dev.assay.symbolic.run.InputTyping;
import dev.assay.symbolic.run.Inputs;
import dev.assay.symbolic.run.Path;
import dev.assay.symbolic.run.Values;
import dev.assay.symbolic.solve.Answer;
import dev.assay.symbolic.solve.Limit;
import dev.assay.symbolic.term.Assignment;
import dev.assay.symbolic.term.Evaluation;
import dev.assay.symbolic.term.Op;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import dev.assay.symbolic.term.Walk;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The inputs of one run: as numbers, from which {@link RecordedObjects} makes them again, and as
 * text.
 */
final class InputRecord {
  /** The longest array that is written down. */
  private static final int LONGEST = 1000;

  /** Arguments that people like to see. */
  private static final int FEW = 8;

  /** How long a solver may think about arrays that are too long. */
  static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Evaluation values;
  private final Map<Integer, Inputs.Made> made = new HashMap<>();
  private final Map<Long, Inputs.Resolved> resolved = new HashMap<>();
  private final Map<Integer, Integer> written = new HashMap<>();

  /** How often an object is referred to. */
  private final Map<Integer, Integer> references = new HashMap<>();

  private final List<Long> numbers = new ArrayList<>();
  private final List<String> shown = new ArrayList<>();
  private boolean hasChoices;
  private @Nullable List<String> arguments;
  private String doubt = "";
  private boolean isWellTyped = true;

  /**
   * The inputs of a way that exists; null if there are none that could be written down.
   *
   * @param model inputs with which it is taken, perhaps with arrays that are too long
   * @param within how long a solver may look for others
   * @param names what to call the receiver, then each argument
   * @param typing tells whether they are what their types say
   */
  static @Nullable InputRecord of(
      Path path,
      Assignment model,
      SolverTeam team,
      Limit within,
      List<String> names,
      InputTyping typing) {
    Evaluation values = new Evaluation(model);
    Terms terms = team.terms();
    List<Term> question = new ArrayList<>(path.conditions());
    for (Inputs each : Inputs.inOrder(path.inputs(), values)) {
      if (each instanceof Inputs.Made m && m.tooLong() != null) {
        question.add(terms.compare(Op.SLE, m.tooLong(), terms.ofInt(LONGEST)));
      }
    }
    Term count = Values.argumentCount(terms);
    boolean asksForCount = Walk.variables(question).contains(count.operand(0));
    if (asksForCount) {
      question.add(terms.compare(Op.SLE, count, terms.ofInt(FEW)));
    }
    if (question.size() > path.size()) {
      Answer answer = team.ask(question, within);
      if (asksForCount && !answer.isSat()) {
        question.set(question.size() - 1, terms.compare(Op.SLE, count, terms.ofInt(LONGEST)));
        answer = team.ask(question, within);
      }
      if (!(answer instanceof Answer.Sat sat)) {
        return null;
      }
      values = new Evaluation(sat.model());
    }
    InputRecord record = new InputRecord(path.inputs(), values, names);
    record.isWellTyped = typing.of(Inputs.inOrder(path.inputs(), values)) == Typing.Answer.YES;
    if (asksForCount) {
      int number = (int) values.value(count);
      record.arguments = Collections.nCopies(number, "");
      record.shown.add(0, names.get(1) + ".length = " + number);
    }
    return record;
  }

  private InputRecord(@Nullable Inputs inputs, Evaluation values, List<String> names) {
    this.values = values;
    List<Inputs> all = Inputs.inOrder(inputs, values);
    for (Inputs each : all) {
      if (each instanceof Inputs.Made m) {
        made.put(m.object(), m);
      } else if (each instanceof Inputs.Resolved r) {
        resolved.put(key(r.holder(), r.slot()), r);
        references.merge(r.target(), 1, Integer::sum);
      }
    }
    int argument = 1; // the receiver is no number
    Inputs.Begun begun = null;
    for (Inputs each : all) {
      if (each instanceof Inputs.Read && begun != null) {
        numbers.add((long) RecordedObjects.INITIALIZED);
        writeName(begun.type());
      }
      begun = each instanceof Inputs.Begun b ? b : null;
      if (each instanceof Inputs.Read read) {
        long value = values.value(read.value());
        String text = " = " + text(read.type(), value);
        Inputs.Source source = read.source();
        if (source.isResult()) {
          shown.add("result of " + source.text() + text + ", as its contract allows");
        } else {
          numbers.add(value);
          shown.add((source.isArgument() ? names.get(argument++) : source.text()) + text);
        }
      } else if (each instanceof Inputs.Chosen) {
        hasChoices = true;
        numbers.remove(numbers.size() - 1);
      } else if (each instanceof Inputs.Resolved r && r.holder() == 0) {
        boolean isDrawn = r.slot() >= RecordedObjects.DRAWN;
        StringBuilder text = new StringBuilder(isDrawn ? "any object" : names.get(r.slot()));
        text.append(" = ");
        argument = isDrawn ? argument : r.slot() + 1;
        write(r, text);
        shown.add(text.toString());
      }
    }
  }

  private static long key(int holder, int slot) {
    return (long) holder << 32 | slot;
  }

  /** Whether the environment makes choices, which an ordinary JVM does not make again. */
  boolean hasChoices() {
    return hasChoices;
  }

  /** What a main method is called with; null if the program does not ask how much that is. */
  @Nullable List<String> arguments() {
    return arguments;
  }

  /** Why there may be no such inputs; empty if there are. */
  String doubt() {
    return doubt;
  }

  /** Whether a caller can pass them without an unchecked cast, as far as that is known. */
  boolean isWellTyped() {
    return isWellTyped;
  }

  /** What is left out if they may not be. */
  static Incompleteness untyped(String what, String place) {
    return new Incompleteness(
        Reason.UNSUPPORTED,
        "not supported: type arguments that depend on several inputs, and "
            + what
            + " was found with some that may not go together",
        place);
  }

  List<Long> numbers() {
    return List.copyOf(numbers);
  }

  List<String> shown() {
    return List.copyOf(shown);
  }

  private void write(Inputs.@Nullable Resolved r, StringBuilder text) {
    if (r == null || r.target() == 0) {
      numbers.add((long) RecordedObjects.NULL);
      text.append("null");
      return;
    }
    Inputs.Constant constant = r.constant();
    if (constant != null) {
      writeClass(constant.enumeration(), r.declared());
      numbers.add((long) RecordedObjects.CONSTANT);
      numbers.add((long) constant.number());
      text.append(constant.name());
      return;
    }
    Inputs.Made object = made.get(r.target());
    if (object == null) {
      throw new IllegalStateException("no input " + r.target());
    }
    Integer earlier = written.get(r.target());
    if (earlier != null) {
      numbers.add((long) RecordedObjects.EARLIER);
      numbers.add((long) earlier);
      text.append(name(object.type().klass(), earlier));
      return;
    }
    int number = written.size();
    written.put(r.target(), number);
    Klass type = object.type().klass();
    writeClass(type, r.declared());
    Map<Integer, Term> parts = new HashMap<>();
    object.parts().forEach(p -> parts.put(p.slot(), p.value()));
    boolean isShared = references.getOrDefault(r.target(), 0) > 1;
    if (object.isOwn() != null) {
      text.append(isShared ? name(type, number) + " = " : "");
      writeBox(type, values.holds(object.isOwn()), parts.values().iterator().next(), text);
      return;
    }
    numbers.add((long) RecordedObjects.NEW);
    if (RecordConstructors.mayRefuse(type)) {
      doubt = "what the constructor of " + type.externalName() + " allows is not known";
    }
    if (type.isArray()) {
      text.append(isShared ? name(type, number) + " " : "");
      writeElements(object, parts, text);
    } else {
      text.append(name(type, number)).append(" {");
      writeFields(type, r.target(), parts, text);
      text.append("}");
    }
  }

  /** Which class it is, if that does not follow from where it is. */
  private void writeClass(Klass k, Klass declared) {
    if (k != declared) {
      numbers.add((long) RecordedObjects.OF_CLASS);
      writeName(k);
    }
  }

  private void writeName(Klass k) {
    String name = k.name.replace('/', '.');
    numbers.add((long) name.length());
    name.chars().forEach(c -> numbers.add((long) c));
  }

  private void writeBox(Klass k, boolean isOwn, Term part, StringBuilder text) {
    long value = values.value(part);
    char kind = fieldOf(k).kind();
    numbers.add((long) (isOwn ? RecordedObjects.NEW : RecordedObjects.BOXED));
    numbers.add(value);
    text.append(isOwn ? "new " + name(k) + "(" : name(k) + ".valueOf(")
        .append(text(kind, value))
        .append(")");
  }

  private static Field fieldOf(Klass box) {
    return box.declaredField("value");
  }

  private static String name(Klass k) {
    if (k.isArray()) {
      return name(k.component) + "[]";
    }
    String full = k.externalName();
    return full.substring(full.lastIndexOf('.') + 1);
  }

  private static String name(Klass k, int number) {
    return name(k) + "#" + (number + 1);
  }

  private void writeElements(Inputs.Made array, Map<Integer, Term> parts, StringBuilder text) {
    Term tooLong = array.tooLong();
    int length = tooLong == null ? array.length() : (int) values.value(tooLong);
    numbers.add((long) length);
    if (tooLong != null) {
      // The program has not looked at its elements.
      numbers.addAll(Collections.nCopies(length, 0L));
      text.append("[").append(length).append(" elements]");
      return;
    }
    text.append("[");
    for (int i = 0; i < array.length(); i++) {
      text.append(i == 0 ? "" : ", ");
      writePart(array.type().klass().kind, array.object(), i, parts.get(i), text);
    }
    text.append("]");
  }

  private void writeFields(Klass k, int object, Map<Integer, Term> parts, StringBuilder text) {
    if (k.superKlass != null) {
      writeFields(k.superKlass, object, parts, text);
    }
    for (Field f : k.fields) {
      if (!f.isStatic()) {
        text.append(text.charAt(text.length() - 1) == '{' ? "" : ", ").append(f.name).append(" = ");
        writePart(f.kind(), object, f.slot, parts.get(f.slot), text);
      }
    }
  }

  private void writePart(char kind, int object, int slot, @Nullable Term term, StringBuilder text) {
    if (term == null) {
      write(resolved.get(key(object, slot)), text);
    } else {
      long value = values.value(term);
      numbers.add(value);
      text.append(text(kind, value));
    }
  }

  /** A number as it is written in Java. */
  static String text(char kind, long value) {
    return switch (kind) {
      case 'Z' -> value != 0 ? "true" : "false";
      case 'J' -> value + "L";
      case 'F' -> Float.intBitsToFloat((int) value) + "f";
      case 'D' -> Double.toString(Double.longBitsToDouble(value));
      case 'C' -> "(char) " + value;
      default -> Long.toString(value);
    };
  }
}
