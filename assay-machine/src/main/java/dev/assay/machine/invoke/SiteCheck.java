package dev.assay.machine.invoke;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFile.BootstrapMethod;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;

/**
 * Whether a call site of a bootstrap method that every program uses is as compilers write it:
 * everything it names is there, may be used and fits. For such a site the machine writes a class;
 * any other is left to the JDK's own code, which finds out what is wrong and throws the right
 * error. So this may say no to a site that is in order, but not yes to one that is not.
 */
final class SiteCheck {
  private static final String LOOKUP =
      "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;";
  private static final String CALL_SITE = ")Ljava/lang/invoke/CallSite;";

  /** The bootstrap methods, by owner and name, with their descriptors. */
  private static final Map<String, String> KNOWN =
      Map.of(
          "java/lang/invoke/LambdaMetafactory.metafactory",
          LOOKUP
              + "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;"
              + "Ljava/lang/invoke/MethodType;"
              + CALL_SITE,
          "java/lang/invoke/LambdaMetafactory.altMetafactory",
          LOOKUP + "[Ljava/lang/Object;" + CALL_SITE,
          "java/lang/invoke/StringConcatFactory.makeConcatWithConstants",
          LOOKUP + "Ljava/lang/String;[Ljava/lang/Object;" + CALL_SITE,
          "java/lang/invoke/StringConcatFactory.makeConcat",
          LOOKUP + CALL_SITE,
          "java/lang/runtime/ObjectMethods.bootstrap",
          "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
              + "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;"
              + "[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;");

  /** What a primitive type can be widened to, by its letter. */
  private static final Map<Character, String> WIDER =
      Map.of('B', "SIJFD", 'S', "IJFD", 'C', "IJFD", 'I', "JFD", 'J', "FD", 'F', "D");

  private static final Map<Character, String> WRAPPERS =
      Map.of(
          'Z', "java/lang/Boolean",
          'B', "java/lang/Byte",
          'C', "java/lang/Character",
          'S', "java/lang/Short",
          'I', "java/lang/Integer",
          'J', "java/lang/Long",
          'F', "java/lang/Float",
          'D', "java/lang/Double");

  private static final int MAX_CONCATENATED = 200;

  private final Machine machine;
  private final InvokeLinker linker;

  SiteCheck(Machine machine, InvokeLinker linker) {
    this.machine = machine;
    this.linker = linker;
  }

  /** The bootstrap method by owner and name if it is one that is known; else the empty string. */
  static String known(ConstantPool pool, BootstrapMethod bootstrap) {
    int handle = bootstrap.handleIndex();
    int ref = pool.handleReference(handle);
    String name = pool.memberOwner(ref) + "." + pool.memberName(ref);
    boolean isKnown =
        pool.handleKind(handle) == Opcodes.H_INVOKESTATIC
            && !pool.isInterfaceMember(ref)
            && pool.memberDescriptor(ref).equals(KNOWN.get(name));
    return isKnown ? name : "";
  }

  /** The types of a method's parameters and its result, last. */
  private List<Klass> types(Klass caller, String descriptor) {
    List<Klass> types = new ArrayList<>();
    for (String p : Descriptors.parameterTypes(descriptor)) {
      types.add(linker.typeOf(caller, p));
    }
    types.add(linker.typeOf(caller, Descriptors.returnType(descriptor)));
    return types;
  }

  private static boolean haveTags(ConstantPool pool, int[] arguments, int from, int to, int tag) {
    for (int i = from; i < to; i++) {
      if (i >= arguments.length || pool.tag(arguments[i]) != tag) {
        return false;
      }
    }
    return true;
  }

  // ---- lambdas ----

  boolean isLambda(Klass caller, String descriptor, int[] arguments, boolean alternative) {
    ConstantPool pool = caller.file.pool();
    if (!haveTags(pool, arguments, 0, 1, ConstantPool.METHOD_TYPE)
        || !haveTags(pool, arguments, 1, 2, ConstantPool.METHOD_HANDLE)
        || !haveTags(pool, arguments, 2, 3, ConstantPool.METHOD_TYPE)) {
      return false;
    }
    try {
      List<Klass> site = types(caller, descriptor);
      List<Klass> instantiated = types(caller, pool.methodType(arguments[2]));
      List<Klass> implementation = implementation(caller, pool, arguments[1]);
      return site.get(site.size() - 1).isInterface()
          && implementation != null
          && fits(site, instantiated, implementation)
          && specializes(instantiated, types(caller, pool.methodType(arguments[0])))
          && (alternative
              ? areFurther(caller, pool, arguments, instantiated)
              : arguments.length == 3);
    } catch (GuestThrow e) {
      return false; // a type is missing or may not be used
    }
  }

  /** The types of an implementation method with its receiver; null if it cannot be called so. */
  private List<Klass> implementation(Klass caller, ConstantPool pool, int handle) {
    int kind = pool.handleKind(handle);
    int ref = pool.handleReference(handle);
    if (kind < Opcodes.H_INVOKEVIRTUAL) {
      return null;
    }
    Klass owner = machine.linker().resolveClass(caller, pool.memberOwner(ref));
    Method m = owner.findMethod(pool.memberName(ref), pool.memberDescriptor(ref));
    List<Klass> types = types(caller, pool.memberDescriptor(ref));
    if (m == null
        || owner.isArray()
        || pool.isInterfaceMember(ref) != owner.isInterface()
        || m.isStatic() != (kind == Opcodes.H_INVOKESTATIC)
        || !isAccessible(caller, m, owner)) {
      return null;
    }
    boolean fits =
        switch (kind) {
          case Opcodes.H_INVOKEVIRTUAL -> !owner.isInterface();
          case Opcodes.H_INVOKESTATIC -> true;
          case Opcodes.H_INVOKESPECIAL -> m.isPrivate() && owner == caller && m.holder == caller;
          case Opcodes.H_NEWINVOKESPECIAL ->
              m.isConstructor()
                  && m.holder == owner
                  && !owner.isInterface()
                  && !Modifier.isAbstract(owner.flags);
          default -> owner.isInterface();
        };
    if (!fits) {
      return null;
    }
    if (kind == Opcodes.H_NEWINVOKESPECIAL) {
      types.set(types.size() - 1, owner);
    } else if (kind != Opcodes.H_INVOKESTATIC) {
      types.add(0, owner);
    }
    return types;
  }

  private boolean isAccessible(Klass caller, Method m, Klass owner) {
    boolean isInherited =
        Modifier.isProtected(m.flags) && m.holder != caller && !caller.samePackage(m.holder);
    return !isInherited && machine.linker().canAccess(caller, m.holder, m.flags, owner);
  }

  /** Whether captured values and arguments together are what the implementation takes. */
  private boolean fits(List<Klass> site, List<Klass> instantiated, List<Klass> implementation) {
    int captured = site.size() - 1;
    int given = instantiated.size() - 1;
    if (captured + given != implementation.size() - 1) {
      return false;
    }
    for (int i = 0; i < captured; i++) {
      Klass from = site.get(i);
      Klass to = implementation.get(i);
      if (from != to && (i > 0 || !isSubtype(from, to))) {
        return false;
      }
    }
    for (int i = 0; i < given; i++) {
      if (!isConvertible(instantiated.get(i), implementation.get(captured + i))) {
        return false;
      }
    }
    Klass result = implementation.get(captured + given);
    Klass wanted = instantiated.get(given);
    return isVoid(wanted)
        || (!isVoid(result) && (!result.isPrimitive() || isConvertible(result, wanted)));
  }

  /** Whether each type is the same as, or below, that of the more general method. */
  private static boolean specializes(List<Klass> types, List<Klass> general) {
    if (types.size() != general.size()) {
      return false;
    }
    for (int i = 0; i < types.size(); i++) {
      if (types.get(i) != general.get(i) && !isSubtype(types.get(i), general.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Flags, and the interfaces and bridges that they announce. */
  private boolean areFurther(
      Klass caller, ConstantPool pool, int[] arguments, List<Klass> instantiated) {
    if (!haveTags(pool, arguments, 3, 4, ConstantPool.INTEGER)) {
      return false;
    }
    int flags = pool.intAt(arguments[3]);
    int at = 4;
    if ((flags & LambdaClasses.MARKERS) != 0) {
      int end = end(pool, arguments, at++, ConstantPool.CLASS);
      for (; at < end; at++) {
        if (!machine.linker().resolveClass(caller, arguments[at]).isInterface()) {
          return false;
        }
      }
    }
    if ((flags & LambdaClasses.BRIDGES) != 0) {
      int end = end(pool, arguments, at++, ConstantPool.METHOD_TYPE);
      for (; at < end; at++) {
        if (!specializes(instantiated, types(caller, pool.methodType(arguments[at])))) {
          return false;
        }
      }
    }
    return at == arguments.length;
  }

  /** Where a counted list ends, or 0, which nothing fits, if it is not one of such constants. */
  private static int end(ConstantPool pool, int[] arguments, int at, int tag) {
    if (!haveTags(pool, arguments, at, at + 1, ConstantPool.INTEGER)) {
      return 0;
    }
    int count = pool.intAt(arguments[at]);
    boolean isList =
        count >= 0
            && count < arguments.length
            && haveTags(pool, arguments, at + 1, at + 1 + count, tag);
    return isList ? at + 1 + count : 0;
  }

  // ---- types ----

  private static boolean isVoid(Klass k) {
    return k.isPrimitive() && k.kind == 'V';
  }

  private static boolean isSubtype(Klass k, Klass of) {
    return !k.isPrimitive() && !of.isPrimitive() && k.isSubtypeOf(of);
  }

  /** Whether every value of a type can be passed as one of another type. */
  private boolean isConvertible(Klass from, Klass to) {
    if (from == to) {
      return !isVoid(from);
    }
    if (!from.isPrimitive()) {
      return to.isPrimitive() ? unboxes(from, to) : from.isSubtypeOf(to);
    }
    if (isVoid(from) || isVoid(to)) {
      return false;
    }
    return to.isPrimitive()
        ? widens(from.kind, to.kind)
        : machine.universe().require(WRAPPERS.get(from.kind)).isSubtypeOf(to);
  }

  private static boolean unboxes(Klass from, Klass to) {
    for (Map.Entry<Character, String> e : WRAPPERS.entrySet()) {
      if (from.loader == 0 && from.name.equals(e.getValue())) {
        return e.getKey() == to.kind || widens(e.getKey(), to.kind);
      }
    }
    return false;
  }

  private static boolean widens(char from, char to) {
    return WIDER.getOrDefault(from, "").indexOf(to) >= 0;
  }

  // ---- strings and records ----

  /**
   * The pieces a recipe describes: texts, and null for an argument. Null if there is no recipe, or
   * one of its constants is not a string.
   */
  static List<String> pieces(ConstantPool pool, int[] arguments) {
    if (arguments.length == 0 || pool.tag(arguments[0]) != ConstantPool.STRING) {
      return null;
    }
    String recipe = pool.string(arguments[0]);
    List<String> pieces = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    int next = 1;
    for (int i = 0; i < recipe.length(); i++) {
      char c = recipe.charAt(i);
      if (c == '\1') {
        if (text.length() > 0) {
          pieces.add(text.toString());
          text.setLength(0);
        }
        pieces.add(null);
      } else if (c == '\2') {
        if (next == arguments.length || pool.tag(arguments[next]) != ConstantPool.STRING) {
          return null;
        }
        text.append(pool.string(arguments[next++]));
      } else {
        text.append(c);
      }
    }
    if (text.length() > 0) {
      pieces.add(text.toString());
    }
    return next == arguments.length ? pieces : null;
  }

  /**
   * Whether a string is joined of as many values as there are.
   *
   * @param pieces texts, and null for each value
   */
  boolean isConcatenation(Klass caller, String descriptor, List<String> pieces) {
    try {
      List<Klass> types = types(caller, descriptor);
      Klass result = types.get(types.size() - 1);
      long asked = pieces.stream().filter(p -> p == null).count();
      return result == machine.strings().klass()
          && asked == types.size() - 1
          && Descriptors.argumentSlots(descriptor) <= MAX_CONCATENATED;
    } catch (GuestThrow e) {
      return false;
    }
  }

  boolean isRecordMethod(Klass caller, String name, String descriptor, int[] arguments) {
    ConstantPool pool = caller.file.pool();
    if (!haveTags(pool, arguments, 0, 1, ConstantPool.CLASS)
        || !haveTags(pool, arguments, 1, 2, ConstantPool.STRING)
        || !haveTags(pool, arguments, 2, arguments.length, ConstantPool.METHOD_HANDLE)) {
      return false;
    }
    String record = pool.className(arguments[0]);
    String wanted =
        switch (name) {
          case "hashCode" -> "(L" + record + ";)I";
          case "equals" -> "(L" + record + ";Ljava/lang/Object;)Z";
          case "toString" -> "(L" + record + ";)Ljava/lang/String;";
          default -> "";
        };
    String names = pool.string(arguments[1]);
    int count = names.isEmpty() ? 0 : names.split(";").length;
    try {
      return descriptor.equals(wanted)
          && machine.linker().resolveClass(caller, arguments[0]) == caller
          && count == arguments.length - 2
          && areFields(caller, pool, arguments);
    } catch (GuestThrow e) {
      return false;
    }
  }

  private boolean areFields(Klass record, ConstantPool pool, int[] arguments) {
    for (int i = 2; i < arguments.length; i++) {
      int ref = pool.handleReference(arguments[i]);
      if (pool.handleKind(arguments[i]) != Opcodes.H_GETFIELD
          || !pool.memberOwner(ref).equals(record.file.name())) {
        return false;
      }
      String descriptor = pool.memberDescriptor(ref);
      Field f = record.findField(pool.memberName(ref), descriptor);
      if (f == null || f.isStatic() || f.holder != record) {
        return false;
      }
      linker.typeOf(record, descriptor);
    }
    return true;
  }
}
