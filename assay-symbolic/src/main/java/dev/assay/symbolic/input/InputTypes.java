package dev.assay.symbolic.input;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.launch.EntryPoint;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which objects an input of some type may be. Of a class or an interface of the program these are
 * objects of it and of the classes on the class path that extend or implement it; of one of the
 * JDK's there are others, which nobody can count up.
 */
public final class InputTypes {
  /** With more of them only some are made. */
  private static final int MOST = 16;

  /** With more types only their classes are looked at. */
  private static final int MANY = 200;

  /** Whether an object may stand where a type is wanted. */
  public enum Fit {
    YES,
    NO,
    /** It depends on what is not known of the object. */
    UNKNOWN
  }

  /**
   * What can be made for a type.
   *
   * @param made types of objects that can be made
   * @param others what else it might be, for people; null: nothing
   */
  public record Choice(List<InputType> made, @Nullable String others) {}

  private final Machine machine;
  private final Signatures signatures;
  private final Subclasses subclasses;
  private final OwnInitializers initializers;
  private final Map<InputType, Choice> choices = new HashMap<>();
  private final Map<InputType, Set<Klass>> noticed = new HashMap<>();

  public InputTypes(Machine machine) {
    this.machine = machine;
    this.signatures = new Signatures(machine);
    this.subclasses = new Subclasses(machine.universe());
    this.initializers = new OwnInitializers(machine);
  }

  // ---- types ----

  /** The type of a parameter of a method that is checked; 0: the receiver. */
  public InputType parameter(@Nullable EntryPoint entry, Klass erased, int number) {
    if (number > 0 && entry != null) {
      Klass holder = machine.loading().load(machine.appLoader(), entry.holder());
      Method m = holder.declared(entry.name(), entry.descriptor());
      String signature = m == null ? null : m.info.signature();
      if (signature != null) {
        Map<String, InputType> variables = new LinkedHashMap<>(signatures.formals(holder));
        variables.putAll(signatures.formals(holder, signature, variables));
        List<@Nullable InputType> all = signatures.parameters(holder, signature, variables);
        InputType t = number <= all.size() ? all.get(number - 1) : null;
        if (t != null && t.klass().isSubtypeOf(erased)) {
          return t;
        }
      }
    }
    return signatures.raw(erased);
  }

  /** The type of a field of an object. */
  public InputType field(InputType holder, Field f) {
    String signature = f.info.signature();
    Klass erased = machine.linker().ofDescriptor(f.holder, f.descriptor);
    InputType there = signature == null ? null : seenAs(holder, f.holder);
    if (signature != null && there != null) {
      InputType t = signatures.type(f.holder, signature, there.arguments());
      if (t.klass().isSubtypeOf(erased)) {
        return t;
      }
    }
    return signatures.raw(erased);
  }

  /** The type of an array's elements. */
  public InputType element(InputType array) {
    InputType component = array.component();
    return component != null ? component : signatures.raw(array.klass().component);
  }

  /** A type as one of its supertypes; null if it is none. */
  @Nullable InputType seenAs(InputType t, Klass target) {
    if (t.klass() == target) {
      return t.arguments().isEmpty() && !target.isArray() ? signatures.raw(target) : t;
    }
    for (InputType each : signatures.supertypes(t)) {
      InputType found = seenAs(each, target);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  List<InputType> supertypes(InputType t) {
    return signatures.supertypes(t);
  }

  Signatures signatures() {
    return signatures;
  }

  /** Whether an object that was made for one type may stand where another is wanted. */
  public Fit fits(InputType object, InputType wanted) {
    if (!object.klass().isSubtypeOf(wanted.klass())) {
      return Fit.NO;
    }
    if (object.klass().isArray()) {
      InputType a = object.component();
      InputType b = wanted.component();
      return a == null || b == null ? Fit.YES : fits(a, b);
    }
    InputType there = seenAs(object, wanted.klass());
    Fit result = Fit.YES;
    if (there != null) {
      for (Map.Entry<String, InputType> each : wanted.arguments().entrySet()) {
        InputType a = there.arguments().get(each.getKey());
        Fit one = a == null ? Fit.YES : isArgument(a, each.getValue());
        if (one == Fit.NO) {
          return one;
        }
        result = one == Fit.UNKNOWN ? one : result;
      }
    }
    return result;
  }

  private Fit isArgument(InputType a, InputType wanted) {
    if (a.equals(wanted)) {
      return Fit.YES;
    }
    boolean isBelow = a.klass().isSubtypeOf(wanted.klass());
    if (!wanted.isExact() && isBelow) {
      return wanted.arguments().isEmpty() ? Fit.YES : fits(a, wanted);
    }
    if (a.isExact()) {
      boolean isSame = wanted.isExact() && a.klass() == wanted.klass();
      return isSame ? fits(a, wanted) : Fit.NO;
    }
    return isBelow || wanted.klass().isSubtypeOf(a.klass()) ? Fit.UNKNOWN : Fit.NO;
  }

  // ---- objects ----

  /** What can be made for a type that is wanted. */
  public Choice choice(InputType wanted) {
    return choices.computeIfAbsent(wanted, this::find);
  }

  private Choice find(InputType wanted) {
    Klass k = wanted.klass();
    if (k.isArray()) {
      return new Choice(
          List.of(wanted),
          mayBeOtherArray(k) ? "an input that is an array of another type than " + text(k) : null);
    }
    if (isEnum(k)) {
      return new Choice(List.of(wanted), null);
    }
    String some = "an input of a subclass of " + k.externalName() + ", of which there are some";
    if (isOfJdk(k)) {
      boolean isFinal = Modifier.isFinal(k.flags);
      String others =
          isPossible(k) ? (isFinal ? null : some) : "an input of type " + k.externalName();
      return new Choice(isPossible(k) ? List.of(wanted) : List.of(), others);
    }
    List<InputType> made = new ArrayList<>();
    boolean others = k.isInterface() && subclasses.isLambda(k);
    if (isPossible(k)) {
      made.add(wanted);
    } else {
      others |= !k.isAbstract();
    }
    for (String name : Modifier.isFinal(k.flags) ? List.<String>of() : subclasses.of(k)) {
      Klass sub = load(name);
      if (sub == null || made.size() > MOST) {
        others = true;
      } else if (!sub.isAbstract() || isEnum(sub)) {
        InputType t = asFor(sub, wanted);
        boolean isConstant = sub.superKlass != null && isEnum(sub.superKlass);
        if (t != null && !isConstant) {
          others |= !isEnum(sub) && !isPossible(sub);
          if (isEnum(sub) || isPossible(sub)) {
            made.add(t);
          }
        }
      }
    }
    String none = "an input of type " + k.externalName();
    return new Choice(List.copyOf(made), made.isEmpty() ? none : others ? some : null);
  }

  /** A subclass with the arguments that make it a subtype of what is wanted; null if none do. */
  private @Nullable InputType asFor(Klass sub, InputType wanted) {
    Map<String, InputType> open = new LinkedHashMap<>();
    Map<String, InputType> formals = signatures.formals(sub);
    formals.forEach((name, bound) -> open.put(name, bound.open(name)));
    InputType there = seenAs(new InputType(sub, open), wanted.klass());
    if (there == null) {
      return sub.isSubtypeOf(wanted.klass()) ? new InputType(sub, formals) : null;
    }
    Map<String, InputType> found = new LinkedHashMap<>(formals);
    for (Map.Entry<String, InputType> each : wanted.arguments().entrySet()) {
      InputType a = there.arguments().get(each.getKey());
      if (a != null && a.variable() != null) {
        found.put(a.variable(), each.getValue());
      } else if (a != null && isArgument(a, each.getValue()) == Fit.NO) {
        return null;
      }
    }
    return new InputType(sub, found);
  }

  private @Nullable Klass load(String name) {
    try {
      return machine.loading().load(machine.appLoader(), name);
    } catch (GuestThrow e) {
      return null;
    }
  }

  private boolean isOfJdk(Klass k) {
    return k.loader == 0 || k.loader == machine.platformLoader();
  }

  /** Whether a class is an enumeration. */
  public static boolean isEnum(Klass k) {
    return k.superKlass != null && k.superKlass.name.equals("java/lang/Enum");
  }

  /** An array may be one of subclasses. */
  private boolean mayBeOtherArray(Klass k) {
    Klass of = k;
    while (of.isArray()) {
      of = of.component;
    }
    return !of.isPrimitive()
        && !isEnum(of)
        && !Modifier.isFinal(of.flags)
        && (isOfJdk(of) || of.isInterface() || !subclasses.of(of).isEmpty());
  }

  private static String text(Klass type) {
    return type.isArray() ? text(type.component) + "[]" : type.externalName();
  }

  /** Whether objects of a type can be made without its constructors. */
  private boolean isPossible(Klass type) {
    if (Modifier.isAbstract(type.flags) || type.isInterface()) {
      return false;
    }
    for (Klass k = type; k != null; k = k.superKlass) {
      if (isOfJdk(k)
          && !k.name.equals("java/lang/Object")
          && !k.name.equals("java/lang/Record")
          && !isBox(k)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a class is that of boxes, or above them. */
  public static boolean isBox(Klass k) {
    return switch (k.name) {
      case "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Short",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Boolean",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/Number" ->
          true;
      default -> false;
    };
  }

  // ---- initialisation ----

  /**
   * Whether an object of a type, or what it may lead to, may be of a class that is not initialised
   * yet and whose initialisation can be noticed: the class was, before the program began.
   */
  public boolean mayBeNoticed(InputType wanted) {
    for (Klass k : noticed.computeIfAbsent(wanted, this::reachable)) {
      if (!isInitialized(k)) {
        return true;
      }
    }
    return false;
  }

  private boolean isInitialized(Klass k) {
    return k.mirror != 0
        && machine.heap().isLive(k.mirror)
        && machine.heap().fields(k.mirror)[Klass.STATUS] == Klass.INITIALIZED;
  }

  /** All classes that objects may lead to and whose initialisation can be noticed. */
  private Set<Klass> reachable(InputType wanted) {
    Set<Klass> all = new HashSet<>();
    Set<InputType> seen = new HashSet<>();
    Deque<InputType> open = new ArrayDeque<>(List.of(wanted));
    while (!open.isEmpty()) {
      InputType next = open.pop();
      // Types may lie in one another without end; classes do not.
      InputType t = seen.size() < MANY ? next : signatures.raw(next.klass());
      if (!seen.add(t) || t.klass().isPrimitive()) {
        continue;
      }
      if (t.klass().isArray()) {
        open.push(element(t));
        continue;
      }
      for (InputType each : choice(t).made()) {
        Klass k = each.klass();
        if (initializers.canBeNoticed(k)) {
          all.add(k);
        }
        for (Klass c = k; c != null && !isOfJdk(c); c = c.superKlass) {
          for (Field f : c.fields) {
            if (!f.isStatic() && f.isReference()) {
              open.push(field(each, f));
            }
          }
        }
      }
    }
    return all;
  }
}
