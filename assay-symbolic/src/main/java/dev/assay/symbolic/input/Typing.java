package dev.assay.symbolic.input;

import dev.assay.machine.Machine;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Whether objects can be inputs as their generic types say: whether there are types for all type
 * variables, of the method, of classes of objects, and behind wildcards, with which everything is
 * of the type that it is declared with. Only unchecked casts make others.
 */
public final class Typing {
  /** An answer. */
  public enum Answer {
    YES,
    NO,
    UNKNOWN
  }

  /**
   * A reference.
   *
   * @param holder the object it is in; 0: it is an argument
   * @param slot where in it
   * @param target the object it refers to
   * @param klass that object's class
   * @param declared the class of what may be there
   */
  public record Reference(int holder, int slot, int target, Klass klass, Klass declared) {}

  private final InputTypes types;
  private final Signatures signatures;
  private final @Nullable EntryPoint entry;
  private final Klass holder;
  private final @Nullable String signature;

  /**
   * @param entry the method whose parameters are inputs; null: there are none
   */
  public Typing(Machine machine, InputTypes types, @Nullable EntryPoint entry) {
    this.types = types;
    this.signatures = types.signatures();
    this.entry = entry;
    this.holder =
        entry == null
            ? machine.universe().require("java/lang/Object")
            : machine.loading().load(machine.appLoader(), entry.holder());
    Method m = entry == null ? null : holder.declared(entry.name(), entry.descriptor());
    this.signature = m == null ? null : m.info.signature();
  }

  /** Whether there can be all of these objects together. */
  public Answer of(List<Reference> all) {
    if (signature == null && all.stream().noneMatch(r -> isGeneric(r.klass))) {
      return Answer.YES;
    }
    Judgement j = new Judgement();
    boolean holds = true;
    for (Reference each : all) {
      if (each.holder == 0 && each.slot == 0) {
        holds &= j.addReceiver(each); // what other arguments are depends on it
      }
    }
    for (Reference each : all) {
      holds &= j.add(each);
    }
    if (!holds) {
      return j.constraints.isUnsure() ? Answer.UNKNOWN : Answer.NO;
    }
    return j.constraints.haveSolution() ? Answer.YES : Answer.UNKNOWN;
  }

  /**
   * Whether a reference can be out of the question.
   *
   * @param holder the class of the object it is in; null: it is an argument
   * @param targets the classes of what it may refer to
   */
  public boolean matters(@Nullable Klass holder, List<Klass> targets) {
    boolean isDeclared = holder == null ? signature != null : isGeneric(holder);
    return isDeclared || targets.stream().anyMatch(Typing::isGeneric);
  }

  private static boolean isGeneric(Klass k) {
    Klass of = k;
    while (of.isArray()) {
      of = of.component;
    }
    return of.file != null && of.file.signature() != null;
  }

  private final class Judgement {
    final TypeConstraints constraints = new TypeConstraints(types);
    private final Map<Integer, InputType> objects = new HashMap<>();
    private final Map<String, InputType> variables = new LinkedHashMap<>();
    private List<@Nullable InputType> parameters = List.of();
    private boolean isPrepared;

    boolean addReceiver(Reference r) {
      boolean[] holds = {true};
      InputType seen = types.seenAs(object(r, holds), holder);
      if (seen != null) {
        variables.putAll(seen.arguments());
      }
      return holds[0];
    }

    boolean add(Reference r) {
      boolean[] holds = {prepare()};
      if (r.holder != 0 && !objects.containsKey(r.holder)) {
        return holds[0]; // what it is in depends
      }
      InputType type = object(r, holds);
      InputType wanted = r.holder == 0 ? parameter(r) : part(r);
      return constraints.isBelow(type, wanted) & holds[0];
    }

    /** The variables of the method. */
    private boolean prepare() {
      if (isPrepared || signature == null) {
        return true;
      }
      isPrepared = true;
      if (variables.isEmpty()) {
        variables.putAll(signatures.open(holder, "this.").arguments());
      }
      Map<String, InputType> own = signatures.formals(holder, signature, variables);
      own.forEach((name, bound) -> variables.put(name, bound.open("method." + name)));
      parameters = signatures.parameters(holder, signature, variables);
      return areBounded(signatures.bounds(holder, signature, variables), variables);
    }

    private boolean areBounded(
        Map<String, List<InputType>> bounds, Map<String, InputType> arguments) {
      boolean holds = true;
      for (Map.Entry<String, List<InputType>> each : bounds.entrySet()) {
        InputType variable = arguments.get(each.getKey());
        if (variable != null) {
          for (InputType bound : each.getValue()) {
            holds &= constraints.isBelow(variable, bound);
          }
        }
      }
      return holds;
    }

    private InputType parameter(Reference r) {
      InputType t =
          entry != null && r.slot > 0 && r.slot <= parameters.size()
              ? parameters.get(r.slot - 1)
              : null;
      return t == null ? signatures.raw(r.declared) : t;
    }

    private InputType part(Reference r) {
      InputType holder = Objects.requireNonNull(objects.get(r.holder));
      if (holder.klass().isArray()) {
        return types.element(holder);
      }
      for (Klass c = holder.klass(); c != null; c = c.superKlass) {
        for (Field f : c.fields) {
          if (!f.isStatic() && f.slot == r.slot) {
            return types.field(holder, f);
          }
        }
      }
      throw new IllegalStateException("no field " + r.slot + " in " + holder.klass().name);
    }

    private InputType object(Reference r, boolean[] holds) {
      InputType known = objects.get(r.target);
      if (known == null) {
        known = open(r.klass, r.target + ".", holds);
        objects.put(r.target, known);
      }
      return known;
    }

    /** What an object of a class may be. */
    private InputType open(Klass k, String prefix, boolean[] holds) {
      if (k.isArray()) {
        if (k.component.isPrimitive()) {
          return signatures.raw(k);
        }
        // Of what type its elements are said to be is as open as what these are.
        InputType least = open(k.component, prefix + "x.", holds);
        InputType elements = signatures.raw(k.component).open(prefix + "x");
        holds[0] &= constraints.isBelow(least, elements);
        return InputType.arrayOf(elements);
      }
      InputType t = signatures.open(k, prefix);
      String text = k.file == null ? null : k.file.signature();
      if (text != null) {
        holds[0] &= areBounded(signatures.bounds(k, text, t.arguments()), t.arguments());
      }
      return t;
    }
  }
}
