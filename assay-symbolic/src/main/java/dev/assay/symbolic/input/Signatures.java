package dev.assay.symbolic.input;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.types.Klass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads generic signatures (JVMS 4.7.9.1). */
final class Signatures {
  /** How deep bounds are looked at that lie in one another, as that of {@code Enum} does. */
  private static final int DEPTH = 3;

  private final Machine machine;

  Signatures(Machine machine) {
    this.machine = machine;
  }

  /**
   * A type.
   *
   * @param from the class whose signature it is part of
   * @param variables what type variables stand for; others stand for Object
   */
  InputType type(Klass from, String signature, Map<String, InputType> variables) {
    return new Reader(from, signature, variables, 0).type();
  }

  /** What is known of a class of which nothing is said but its name. */
  InputType raw(Klass k) {
    return new InputType(k, k.isArray() ? Map.of() : formals(k));
  }

  /** The type variables of a class, with what they stand for at most. */
  Map<String, InputType> formals(Klass k) {
    return formals(k, 0);
  }

  private Map<String, InputType> formals(Klass k, int depth) {
    String signature = k.file == null ? null : k.file.signature();
    return signature == null || depth > DEPTH
        ? Map.of()
        : new Reader(k, signature, Map.of(), depth).formals();
  }

  /** A class whose type variables are open; their names begin with that of an object. */
  InputType open(Klass k, String prefix) {
    Map<String, InputType> open = new LinkedHashMap<>();
    formals(k).forEach((name, bound) -> open.put(name, bound.open(prefix + name)));
    return new InputType(k, open);
  }

  /** What type variables are at most, given what they stand for: all bounds of each. */
  Map<String, List<InputType>> bounds(
      Klass from, String signature, Map<String, InputType> variables) {
    return new Reader(from, signature, variables, 0).bounds();
  }

  /** Those of a method. */
  Map<String, InputType> formals(Klass from, String signature, Map<String, InputType> outer) {
    return new Reader(from, signature, outer, 0).formals();
  }

  /** The types of a method's parameters; null for those of primitive types. */
  List<@Nullable InputType> parameters(
      Klass from, String signature, Map<String, InputType> variables) {
    Reader r = new Reader(from, signature, variables, 0);
    r.formals();
    r.at++; // (
    List<@Nullable InputType> all = new ArrayList<>();
    while (r.next() != ')') {
      if ("BCDFIJSZ".indexOf(r.next()) >= 0) {
        r.at++;
        all.add(null);
      } else {
        all.add(r.type());
      }
    }
    return all;
  }

  /** The superclass and the interfaces of a class. */
  List<InputType> supertypes(InputType t) {
    Klass k = t.klass();
    String signature = k.file == null ? null : k.file.signature();
    List<InputType> all = new ArrayList<>();
    if (signature == null) {
      if (k.superKlass != null) {
        all.add(raw(k.superKlass));
      }
      for (Klass each : k.interfaces) {
        all.add(raw(each));
      }
      return all;
    }
    InputType full = t.arguments().isEmpty() ? raw(k) : t;
    Reader r = new Reader(k, signature, full.arguments(), 0);
    r.formals();
    while (r.at < signature.length()) {
      all.add(r.type());
    }
    return all;
  }

  private final class Reader {
    private final Klass from;
    private final String text;
    private final Map<String, InputType> variables;
    private final int depth;
    private int at;

    Reader(Klass from, String text, Map<String, InputType> variables, int depth) {
      this.depth = depth;
      this.from = from;
      this.text = text;
      this.variables = variables;
    }

    char next() {
      return text.charAt(at);
    }

    private String upTo(String ends) {
      int start = at;
      while (ends.indexOf(next()) < 0) {
        at++;
      }
      return text.substring(start, at);
    }

    Map<String, InputType> formals() {
      Map<String, InputType> all = new LinkedHashMap<>();
      if (next() != '<') {
        return all;
      }
      at++;
      while (next() != '>') {
        String name = upTo(":");
        InputType bound = null;
        while (next() == ':') {
          at++;
          if (next() != ':') {
            InputType one = new Bound(all).type();
            bound = bound == null ? one : bound;
          }
        }
        all.put(name, (bound == null ? object() : bound).inexact());
      }
      at++;
      return all;
    }

    Map<String, List<InputType>> bounds() {
      Map<String, List<InputType>> all = new LinkedHashMap<>();
      if (next() != '<') {
        return all;
      }
      at++;
      while (next() != '>') {
        List<InputType> some = all.computeIfAbsent(upTo(":"), x -> new ArrayList<>());
        while (next() == ':') {
          at++;
          if (next() != ':') {
            some.add(type());
          }
        }
      }
      return all;
    }

    /** Bounds may refer to what stands before them. */
    private final class Bound {
      private final Map<String, InputType> known;

      Bound(Map<String, InputType> before) {
        known = new LinkedHashMap<>(variables);
        known.putAll(before);
      }

      InputType type() {
        Reader r = new Reader(from, text, known, depth + 1);
        r.at = at;
        InputType t = r.type();
        at = r.at;
        return t;
      }
    }

    /** Of what nothing is known. */
    private InputType object() {
      return new InputType(machine.universe().require("java/lang/Object"), Map.of()).inexact();
    }

    InputType type() {
      return switch (next()) {
        case 'T' -> {
          at++;
          String name = upTo(";");
          at++;
          yield variables.getOrDefault(name, object());
        }
        case '[' -> array();
        default -> ofClass();
      };
    }

    private InputType array() {
      int start = at;
      at++;
      int inner = at;
      while (next() == '[') {
        at++;
      }
      if ("BCDFIJSZ".indexOf(next()) >= 0) {
        at++;
        return raw(load(text.substring(start, at)));
      }
      at = inner;
      InputType component = type();
      return InputType.arrayOf(component);
    }

    private InputType ofClass() {
      at++; // L
      StringBuilder name = new StringBuilder(upTo("<;."));
      Map<String, InputType> all = new LinkedHashMap<>();
      while (true) {
        List<@Nullable InputType> given = next() == '<' ? arguments() : List.of();
        boolean isLast = next() == ';';
        Klass k = load(name.toString());
        Map<String, InputType> formals = formalsOf(k);
        int i = 0;
        for (Map.Entry<String, InputType> each : formals.entrySet()) {
          InputType argument = given.size() == formals.size() ? given.get(i) : null;
          InputType least = argument == null ? null : argument.lower();
          InputType bound = least == null ? each.getValue() : each.getValue().above(least);
          all.put(each.getKey(), argument == null || least != null ? bound : argument);
          i++;
        }
        at++;
        if (isLast) {
          return new InputType(k, all);
        }
        name.append('$').append(upTo("<;."));
      }
    }

    /** Signatures may mention what there is not, or what nobody may use. */
    private Klass load(String name) {
      try {
        return machine.loading().load(from.loader, name);
      } catch (GuestThrow e) {
        return object().klass();
      }
    }

    private Map<String, InputType> formalsOf(Klass k) {
      return Signatures.this.formals(k, depth + 1);
    }

    /** Null: nothing more is known than what the class itself says. */
    private List<@Nullable InputType> arguments() {
      List<@Nullable InputType> all = new ArrayList<>();
      at++;
      while (next() != '>') {
        switch (next()) {
          case '*' -> {
            at++;
            all.add(null);
          }
          case '-' -> {
            at++;
            all.add(object().above(type()));
          }
          case '+' -> {
            at++;
            all.add(type().inexact());
          }
          default -> all.add(type());
        }
      }
      at++;
      return all;
    }
  }
}
