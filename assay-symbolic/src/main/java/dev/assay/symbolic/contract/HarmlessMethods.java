package dev.assay.symbolic.contract;

import java.util.Set;

/** Methods of the JDK that only compute something. */
final class HarmlessMethods {
  private static final Set<String> BOXES =
      Set.of("Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double");

  private static final Set<String> OF_STRINGS =
      Set.of("length", "charAt", "isEmpty", "equals", "hashCode");

  private HarmlessMethods() {}

  static boolean contains(String owner, String name, String descriptor) {
    if (owner.equals("java/lang/Math") || owner.equals("java/lang/StrictMath")) {
      return !name.equals("random"); // which belongs to the surroundings
    }
    if (owner.equals("java/lang/Object")) {
      return name.equals("<init>");
    }
    if (owner.equals("java/lang/String")) {
      return OF_STRINGS.contains(name);
    }
    if (!owner.startsWith("java/lang/")) {
      return false;
    }
    String rest = owner.substring("java/lang/".length());
    if (BOXES.contains(rest)) {
      return !descriptor.substring(0, descriptor.indexOf(')')).contains("L")
          && !name.equals("<init>");
    }
    // An exception that is made is about to be thrown.
    return name.equals("<init>")
        && rest.indexOf('/') < 0
        && (rest.endsWith("Exception") || rest.endsWith("Error"))
        && (descriptor.equals("()V") || descriptor.equals("(Ljava/lang/String;)V"));
  }
}
