package dev.assay.natives;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * One method marked {@link Native}, read and checked.
 *
 * @param javaName the name of the static method
 * @param keys what it stands for, as given in the annotation
 * @param services how the machine and its parts are got that its first parameters are, from the
 *     machine {@code m}
 * @param parameters the types of the other parameters
 * @param result the type of its result
 */
record NativeMethod(
    String javaName,
    List<String> keys,
    int minJdk,
    int maxJdk,
    List<String> services,
    List<TypeKind> parameters,
    TypeKind result) {

  /**
   * Reads a method.
   *
   * @param parts by type, the methods of the machine that give its parts
   * @throws IllegalArgumentException if the method breaks the rules of {@link Native}
   */
  static NativeMethod of(ExecutableElement element, Map<String, String> parts) {
    require(element.getModifiers().contains(Modifier.STATIC), "must be static");
    require(!element.getModifiers().contains(Modifier.PRIVATE), "must not be private");
    Native annotation = element.getAnnotation(Native.class);
    List<String> services = new ArrayList<>();
    List<TypeKind> parameters = new ArrayList<>();
    for (VariableElement parameter : element.getParameters()) {
      TypeMirror type = parameter.asType();
      if (type.getKind().isPrimitive()) {
        parameters.add(type.getKind());
        continue;
      }
      boolean isMachine = type.toString().equals(NativesProcessor.MACHINE);
      String part = parts.get(type.toString());
      if (!isMachine && part == null) {
        throw new IllegalArgumentException(
            "parameter "
                + parameter.getSimpleName()
                + " of a method marked @Native must be primitive (a reference is an int)"
                + " or a part of the machine");
      }
      require(parameters.isEmpty(), "may take the machine and its parts as first parameters only");
      services.add(isMachine ? "m" : "m." + part + "()");
    }
    TypeKind result = element.getReturnType().getKind();
    require(
        result.isPrimitive() || result == TypeKind.VOID,
        "must return a primitive value (a reference is an int) or nothing");
    NativeMethod method =
        new NativeMethod(
            element.getSimpleName().toString(),
            List.of(annotation.value()),
            annotation.minJdk(),
            annotation.maxJdk(),
            List.copyOf(services),
            List.copyOf(parameters),
            result);
    require(!method.keys.isEmpty(), "must say what it stands for");
    require(method.minJdk <= method.maxJdk, "must have minJdk <= maxJdk");
    method.keys.forEach(method::checkKey);
    return method;
  }

  /** Whether there is a JDK that both methods are for. */
  boolean overlaps(NativeMethod other) {
    return minJdk <= other.maxJdk && other.minJdk <= maxJdk;
  }

  private void checkKey(String key) {
    int open = key.indexOf('(');
    require(!key.isEmpty() && open != 0, "must name a method");
    if (open < 0) {
      return;
    }
    List<TypeKind> declared = new ArrayList<>();
    int at = open + 1;
    while (at < key.length() && key.charAt(at) != ')') {
      declared.add(kindAt(key, at));
      at = endOfType(key, at);
    }
    require(at + 1 < key.length(), "has a malformed descriptor in '" + key + "'");
    TypeKind declaredResult = kindAt(key, at + 1);
    boolean fitsStatic = parameters.equals(declared);
    boolean fitsInstance =
        parameters.size() == declared.size() + 1
            && parameters.get(0) == TypeKind.INT
            && parameters.subList(1, parameters.size()).equals(declared);
    require(
        fitsStatic || fitsInstance,
        "has parameters that do not fit '" + key + "' (a reference is an int)");
    // Who has the machine may end by calling a method whose result becomes its own.
    require(
        result == declaredResult || (result == TypeKind.VOID && services.contains("m")),
        "has a result that does not fit '" + key + "' (a reference is an int)");
  }

  private static TypeKind kindAt(String descriptor, int at) {
    return switch (descriptor.charAt(at)) {
      case 'I', 'L', '[' -> TypeKind.INT;
      case 'J' -> TypeKind.LONG;
      case 'F' -> TypeKind.FLOAT;
      case 'D' -> TypeKind.DOUBLE;
      case 'Z' -> TypeKind.BOOLEAN;
      case 'B' -> TypeKind.BYTE;
      case 'C' -> TypeKind.CHAR;
      case 'S' -> TypeKind.SHORT;
      case 'V' -> TypeKind.VOID;
      default ->
          throw new IllegalArgumentException(
              "a method marked @Native has a malformed descriptor in '" + descriptor + "'");
    };
  }

  private static int endOfType(String descriptor, int start) {
    int at = start;
    while (at < descriptor.length() && descriptor.charAt(at) == '[') {
      at++;
    }
    if (at < descriptor.length() && descriptor.charAt(at) == 'L') {
      at = descriptor.indexOf(';', at);
      require(at > 0, "has a malformed descriptor in '" + descriptor + "'");
    }
    return at + 1;
  }

  private static void require(boolean condition, String rule) {
    if (!condition) {
      throw new IllegalArgumentException("a method marked @Native " + rule);
    }
  }
}
