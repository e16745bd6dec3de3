package dev.assay.symbolic.input;

import dev.assay.machine.types.Klass;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A type as its generic signature says it.
 *
 * @param klass what is left of it at run time
 * @param arguments what the type variables of the class stand for
 * @param isExact whether, as an argument, it is this very type, and not some subtype of it
 * @param component the type of an array's elements if more is to be said of it than its class
 * @param variable the type variable that this stands for as long as it is open, or null
 * @param lower what it is at least, as an argument {@code ? super}; or null
 */
public record InputType(
    Klass klass,
    Map<String, InputType> arguments,
    boolean isExact,
    @Nullable InputType component,
    @Nullable String variable,
    @Nullable InputType lower) {
  public InputType {
    arguments = Map.copyOf(arguments);
  }

  InputType(Klass klass, Map<String, InputType> arguments) {
    this(klass, arguments, true, null, null, null);
  }

  InputType inexact() {
    return new InputType(klass, arguments, false, component, variable, null);
  }

  InputType exact() {
    return isExact && lower == null
        ? this
        : new InputType(klass, arguments, true, component, variable, null);
  }

  /** An argument of which is known what it is at least, beside what is known of it at most. */
  InputType above(InputType least) {
    return new InputType(klass, arguments, false, component, variable, least);
  }

  static InputType arrayOf(InputType component) {
    return new InputType(component.klass().arrayOf(), Map.of(), true, component, null, null);
  }

  InputType open(String name) {
    return new InputType(klass, arguments, true, component, name, null);
  }
}
