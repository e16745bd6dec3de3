package dev.assay.explore.library;

import java.util.List;

/**
 * A class whose calls are compared.
 *
 * @param name in reports
 * @param type whose public methods are called
 * @param objects expressions that make one
 * @param fills statements that put something into {@code o} before the threads start
 * @param extras further calls: expressions over {@code o}
 * @param fields further static fields of the program, that extras use
 */
record Subject(
    String name,
    Class<?> type,
    List<String> objects,
    List<String> fills,
    List<String> extras,
    String fields) {

  static Subject of(Class<?> type, String... objects) {
    return new Subject(type.getSimpleName(), type, List.of(objects), List.of(), List.of(), "");
  }

  Subject named(String other) {
    return new Subject(other, type, objects, fills, extras, fields);
  }

  Subject filledBy(String... statements) {
    return new Subject(name, type, objects, List.of(statements), extras, fields);
  }

  Subject calling(String... expressions) {
    return new Subject(name, type, objects, fills, List.of(expressions), fields);
  }

  Subject with(String declarations) {
    return new Subject(name, type, objects, fills, extras, declarations);
  }

  /** How the type is written in a program. */
  String typeName() {
    return String.valueOf(type.getCanonicalName());
  }
}
