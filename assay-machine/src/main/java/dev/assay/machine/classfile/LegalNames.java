package dev.assay.machine.classfile;

/** Which names classes, fields and methods may have in a class file (JVMS 4.2), and descriptors. */
public final class LegalNames {
  private LegalNames() {}

  /** Whether a class can have this internal name; for an array, whether it is a descriptor. */
  public static boolean isClass(String name) {
    return name.startsWith("[") ? isFieldDescriptor(name) : isClassButNoArray(name);
  }

  private static boolean isClassButNoArray(String name) {
    boolean isSegmentEmpty = true;
    for (int i = 0; i < name.length(); i++) {
      switch (name.charAt(i)) {
        case '.', ';', '[' -> {
          return false;
        }
        case '/' -> {
          if (isSegmentEmpty) {
            return false;
          }
          isSegmentEmpty = true;
        }
        default -> isSegmentEmpty = false;
      }
    }
    return !isSegmentEmpty;
  }

  public static boolean isField(String name) {
    return isUnqualified(name, ".;[/");
  }

  /** Of the names in angle brackets, there are those of initialisers only. */
  public static boolean isMethod(String name) {
    return name.equals("<init>") || name.equals("<clinit>") || isUnqualified(name, ".;[/<>");
  }

  private static boolean isUnqualified(String name, String forbidden) {
    for (int i = 0; i < name.length(); i++) {
      if (forbidden.indexOf(name.charAt(i)) >= 0) {
        return false;
      }
    }
    return !name.isEmpty();
  }

  public static boolean isFieldDescriptor(String descriptor) {
    return Descriptors.isField(descriptor) && isElementLegal(descriptor);
  }

  /** Whether this is the descriptor of a method that may have this name. */
  public static boolean isMethodDescriptor(String name, String descriptor) {
    if (!Descriptors.isMethod(descriptor)) {
      return false;
    }
    for (String type : Descriptors.parameterTypes(descriptor)) {
      if (!isElementLegal(type)) {
        return false;
      }
    }
    return isElementLegal(Descriptors.returnType(descriptor))
        && (!name.startsWith("<") || descriptor.endsWith(")V"));
  }

  private static boolean isElementLegal(String type) {
    int at = type.lastIndexOf('[') + 1;
    return type.charAt(at) != 'L' || isClassButNoArray(type.substring(at + 1, type.length() - 1));
  }
}
