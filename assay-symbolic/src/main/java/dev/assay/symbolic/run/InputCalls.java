package dev.assay.symbolic.run;

import static dev.assay.machine.exec.Symbols.isTerm;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.natives.input.RecordedObjects;
import dev.assay.machine.natives.input.WantedType;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;
import dev.assay.symbolic.term.JavaTerms;
import dev.assay.symbolic.term.Sort;
import dev.assay.symbolic.term.Term;
import dev.assay.symbolic.term.Terms;
import java.util.Map;

/** What a program says to the checker: it wants an input, or assumes something. */
final class InputCalls {
  private static final String API = "dev/assay/api/Assay";
  private static final String ARGUMENTS = "dev/assay/models/Inputs";
  private static final String VERIFIER = "org/sosy_lab/sv_benchmarks/Verifier";
  private static final String CPROVER = "org/cprover/CProver";

  private static final Map<String, Character> KINDS =
      Map.of(
          "anyBoolean",
          'Z',
          "anyByte",
          'B',
          "anyShort",
          'S',
          "anyChar",
          'C',
          "anyInt",
          'I',
          "anyLong",
          'J',
          "anyFloat",
          'F',
          "anyDouble",
          'D');

  private final Machine machine;
  private final Values values;
  private final Terms terms;
  private final JavaTerms java;
  private final InputObjects objects;
  private final ProgramPlaces places;

  InputCalls(Machine machine, Values values, InputObjects objects) {
    this.machine = machine;
    this.values = values;
    this.terms = values.terms();
    this.java = values.java();
    this.objects = objects;
    this.places = new ProgramPlaces(machine);
  }

  /** Whether the methods of a class are such calls. */
  static boolean existIn(String holder) {
    return holder.equals(API)
        || holder.equals(ARGUMENTS)
        || holder.equals(VERIFIER)
        || holder.equals(CPROVER);
  }

  private Path path() {
    return Path.of(machine);
  }

  /** Carries out a call; false if it means nothing here. */
  boolean call(GuestThread t, Method callee, int base) {
    Character kind = KINDS.get(callee.name.replace("nondet", "any"));
    if (callee.name.equals("nondetString")) {
      throw new Unsupported("a symbolic string");
    }
    if (callee.name.equals("anyObject")) {
      int found =
          objects.argument(t, machine.klassOf((int) t.stack[base]), (int) t.stack[base + 1]);
      if (found == Decisions.UNKNOWN) {
        throw SymbolicCalls.stop(machine);
      }
      t.stack[base] = found;
      return true;
    }
    if (callee.name.equals("nondetWithNull") || callee.name.equals("nondetWithoutNull")) {
      t.stack[base] = object(t, callee);
      return true;
    }
    if (kind != null) {
      t.stack[base] =
          callee.argSlots == 0
              ? values.of(input(kind, source(t, callee)))
              : inRange(t, callee, t.stack[base], t.stack[base + 1]);
      return true;
    }
    boolean assumes = callee.name.equals("assume") || callee.name.equals("require");
    if (assumes && isTerm(t.stack[base])) {
      Term holds = java.ne(values.ofInt(t.stack[base]), terms.ofInt(0));
      machine.hostValues().setPath(path().assuming(holds));
      values.noteAssumption();
      return true;
    }
    if (callee.name.equals("choose")) {
      t.stack[base] = inRange(t, callee, t.stack[base], t.stack[base + 1]);
      machine.hostValues().setPath(path().with(new Inputs.Chosen(path().inputs())));
      return true;
    }
    return false;
  }

  /** An object, of the class that the caller takes it for. */
  private int object(GuestThread t, Method callee) {
    objects.rejectReading(t);
    int drawn = path().reads().getOrDefault(t.number, 0);
    int found =
        objects.drawn(
            t,
            WantedType.of(machine, t),
            RecordedObjects.DRAWN * (1 + t.number) + drawn,
            callee.name.equals("nondetWithNull"));
    if (found == Decisions.UNKNOWN) {
      throw SymbolicCalls.stop(machine);
    }
    machine.hostValues().setPath(path().reading(t.number, path().inputs()));
    return found;
  }

  /** A number between two others. */
  private long inRange(GuestThread t, Method callee, long low, long high) {
    if (isTerm(low) || isTerm(high)) {
      throw new Unsupported("a choice between bounds that are inputs");
    }
    if (low > high) {
      throw machine.raise(
          "java/lang/IllegalArgumentException", "nothing to choose from: " + low + " > " + high);
    }
    Inputs.Source source = drawn(t, callee.name + "(" + low + ", " + high + ")");
    if (low == high) {
      // Whoever makes the run again reads an input here.
      Term only = terms.ofInt((int) low);
      machine
          .hostValues()
          .setPath(path().with(new Inputs.Read(path().inputs(), only, 'I', source)));
      return low;
    }
    Term x = input('I', source);
    machine
        .hostValues()
        .setPath(
            path()
                .assuming(java.le(terms.ofInt((int) low), x))
                .assuming(java.le(x, terms.ofInt((int) high))));
    return values.of(x);
  }

  private Inputs.Source source(GuestThread t, Method callee) {
    if (!callee.holder.name.equals(ARGUMENTS)) {
      return drawn(t, callee.name + "()");
    }
    Method caller = t.method();
    return t.depth == 0
        ? Inputs.Source.ARGUMENT
        : new Inputs.Source(true, caller.holder.externalName() + "." + caller.name);
  }

  private Inputs.Source drawn(GuestThread t, String call) {
    objects.rejectReading(t);
    return new Inputs.Source(false, call + " at " + places.of(t));
  }

  /** A new input of a type. */
  private Term input(char kind, Inputs.Source source) {
    int thread = machine.current().number;
    int number = path().reads().getOrDefault(thread, 0);
    String name = "in" + thread + "_" + number + kind;
    Term value = widened(terms, terms.variable(name, variableSort(kind)), kind);
    machine
        .hostValues()
        .setPath(path().reading(thread, new Inputs.Read(path().inputs(), value, kind, source)));
    return value;
  }

  /** An int of a narrower value. */
  static Term widened(Terms terms, Term variable, char kind) {
    return switch (kind) {
      case 'Z', 'C' -> terms.zeroExtend(variable, 32);
      case 'B', 'S' -> terms.signExtend(variable, 32);
      default -> variable;
    };
  }

  /** The sort of a variable for a value of a type. */
  static Sort variableSort(char kind) {
    return switch (kind) {
      case 'Z' -> Sort.bits(1);
      case 'B' -> Sort.bits(8);
      case 'S', 'C' -> Sort.bits(16);
      default -> Values.sort(kind);
    };
  }
}
