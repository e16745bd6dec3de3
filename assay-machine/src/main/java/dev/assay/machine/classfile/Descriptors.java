package dev.assay.machine.classfile;

import java.util.ArrayList;
import java.util.List;

/**
 * Takes field and method descriptors (JVMS 4.3) apart. All methods throw {@link
 * ClassFormatException} for a string that is not a descriptor of the expected kind.
 */
public final class Descriptors {
  private static final int MAX_ARGUMENT_SLOTS = 255;
  private static final int MAX_DIMENSIONS = 255;

  private Descriptors() {}

  /**
   * The number of slots that the arguments take, without {@code this}; long and double take two.
   */
  public static int argumentSlots(String methodDescriptor) {
    int slots = 0;
    int at = open(methodDescriptor);
    while (charAt(methodDescriptor, at) != ')') {
      slots += slots(methodDescriptor.charAt(at));
      at = end(methodDescriptor, at);
    }
    return slots;
  }

  public static String[] parameterTypes(String methodDescriptor) {
    List<String> types = new ArrayList<>();
    int at = open(methodDescriptor);
    while (charAt(methodDescriptor, at) != ')') {
      int end = end(methodDescriptor, at);
      types.add(methodDescriptor.substring(at, end));
      at = end;
    }
    return types.toArray(String[]::new);
  }

  /** The {@link #kind kinds} of the parameters, one letter each. */
  public static String parameterKinds(String methodDescriptor) {
    int at = open(methodDescriptor);
    if (charAt(methodDescriptor, at) == ')') {
      return "";
    }
    StringBuilder kinds = new StringBuilder();
    while (charAt(methodDescriptor, at) != ')') {
      kinds.append(kind(methodDescriptor.charAt(at)));
      at = end(methodDescriptor, at);
    }
    return kinds.toString();
  }

  /** The descriptor of what a method returns, {@code V} for nothing. */
  public static String returnType(String methodDescriptor) {
    return methodDescriptor.substring(returnStart(methodDescriptor));
  }

  /** One of {@code V Z B C S I J F D L}; arrays count as {@code L}. */
  public static char returnKind(String methodDescriptor) {
    return kind(methodDescriptor.charAt(returnStart(methodDescriptor)));
  }

  /** One of {@code Z B C S I J F D L} for a field's descriptor; arrays count as {@code L}. */
  public static char kind(String fieldDescriptor) {
    if (!isField(fieldDescriptor)) {
      throw illegal(fieldDescriptor);
    }
    return kind(fieldDescriptor.charAt(0));
  }

  /** The number of slots a value of this type takes: 0 for {@code V}, 2 for long and double. */
  public static int slots(String type) {
    return charAt(type, 0) == 'V' ? 0 : slots(charAt(type, 0));
  }

  public static boolean isField(String descriptor) {
    return tryEnd(descriptor, 0) == descriptor.length();
  }

  /** Whether this is a method descriptor whose arguments fit into 255 slots. */
  public static boolean isMethod(String descriptor) {
    if (descriptor.isEmpty() || descriptor.charAt(0) != '(') {
      return false;
    }
    int at = 1;
    int slots = 0;
    while (at < descriptor.length() && descriptor.charAt(at) != ')') {
      slots += slots(descriptor.charAt(at));
      at = tryEnd(descriptor, at);
      if (at < 0) {
        return false;
      }
    }
    if (at + 1 >= descriptor.length() || slots > MAX_ARGUMENT_SLOTS) {
      return false;
    }
    return descriptor.charAt(at + 1) == 'V'
        ? at + 2 == descriptor.length()
        : tryEnd(descriptor, at + 1) == descriptor.length();
  }

  /** Throws unless {@link #isField}. */
  public static void checkField(String descriptor) {
    if (!isField(descriptor)) {
      throw illegal(descriptor);
    }
  }

  /** Throws unless {@link #isMethod}. */
  public static void checkMethod(String descriptor) {
    if (!isMethod(descriptor)) {
      throw illegal(descriptor);
    }
  }

  private static int returnStart(String descriptor) {
    int close = descriptor.lastIndexOf(')');
    if (close < 0 || descriptor.charAt(0) != '(' || close + 1 == descriptor.length()) {
      throw illegal(descriptor);
    }
    char first = descriptor.charAt(close + 1);
    int end = first == 'V' ? close + 2 : tryEnd(descriptor, close + 1);
    if (end != descriptor.length()) {
      throw illegal(descriptor);
    }
    return close + 1;
  }

  private static int open(String descriptor) {
    if (charAt(descriptor, 0) != '(') {
      throw illegal(descriptor);
    }
    return 1;
  }

  private static char charAt(String descriptor, int at) {
    if (at >= descriptor.length()) {
      throw illegal(descriptor);
    }
    return descriptor.charAt(at);
  }

  private static int end(String descriptor, int at) {
    int end = tryEnd(descriptor, at);
    if (end < 0) {
      throw illegal(descriptor);
    }
    return end;
  }

  /** Where the type that starts at {@code at} ends, or -1 if there is none. */
  private static int tryEnd(String descriptor, int at) {
    int length = descriptor.length();
    int first = at;
    while (at < length && descriptor.charAt(at) == '[') {
      at++;
    }
    if (at >= length || at - first > MAX_DIMENSIONS) {
      return -1;
    }
    switch (descriptor.charAt(at)) {
      case 'Z', 'B', 'C', 'S', 'I', 'J', 'F', 'D':
        return at + 1;
      case 'L':
        int end = descriptor.indexOf(';', at);
        return end <= at + 1 ? -1 : end + 1;
      default:
        return -1;
    }
  }

  private static int slots(char first) {
    return first == 'J' || first == 'D' ? 2 : 1;
  }

  private static char kind(char first) {
    return first == '[' ? 'L' : first;
  }

  private static ClassFormatException illegal(String descriptor) {
    return new ClassFormatException("Illegal descriptor \"" + descriptor + "\"");
  }
}
