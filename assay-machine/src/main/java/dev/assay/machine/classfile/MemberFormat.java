package dev.assay.machine.classfile;

import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Set;

/**
 * Checks the fields and methods of a class as HotSpot does when it loads the class (JVMS 4.5 and
 * 4.6): names, descriptors, flags, and that there are no two alike.
 */
final class MemberFormat {
  private static final int ACC_BRIDGE = 0x40;
  private static final int ACC_ENUM = 0x4000;
  private static final int VISIBILITY = Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE;
  private static final int JAVA_5 = 49;
  private static final int JAVA_7 = 51;
  private static final int JAVA_8 = 52;
  private static final int JAVA_17 = 61;
  private static final int MAX_ARGUMENT_SLOTS = 255;

  private final ClassFile file;
  private final int major;
  private final boolean isInterface;

  MemberFormat(ClassFile file) {
    this.file = file;
    this.major = file.majorVersion();
    this.isInterface = Modifier.isInterface(file.accessFlags());
  }

  /**
   * Checks all members.
   *
   * @throws ClassFormatException if there is something wrong with one of them
   */
  void check() {
    for (int i = 1; i < file.pool().size(); i++) {
      int tag = file.pool().tag(i);
      if (tag == ConstantPool.MODULE || tag == ConstantPool.PACKAGE) {
        throw fail("Unknown constant tag", tag + " at index " + i); // for modules only
      }
    }
    Set<String> seen = new HashSet<>();
    for (FieldInfo f : file.fields()) {
      checkFlags("field", f.name(), f.flags(), isLegal(f));
      if (!LegalNames.isField(f.name()) || !LegalNames.isFieldDescriptor(f.descriptor())) {
        throw ConstantPoolFormat.illegal("field", f.toString());
      }
      if (!seen.add(f.toString())) {
        throw fail("Duplicate field name \"" + f.name() + "\" with signature", f.descriptor());
      }
    }
    seen.clear();
    for (MethodInfo m : file.methods()) {
      check(m);
      if (!seen.add(m.toString())) {
        throw fail("Duplicate method name \"" + m.name() + "\" with signature", m.descriptor());
      }
    }
  }

  private void check(MethodInfo m) {
    if (!LegalNames.isMethod(m.name())) {
      throw ConstantPoolFormat.illegal("method name", m.name());
    }
    if (m.name().equals("<clinit>")) {
      if (major >= JAVA_7 && !Modifier.isStatic(m.flags())) {
        throw fail("Method <clinit> is not static", m.descriptor());
      }
      if (major >= JAVA_7 && !m.descriptor().equals("()V")) {
        throw ConstantPoolFormat.illegal("signature", m.toString());
      }
    } else {
      checkFlags("method", m.name(), m.flags(), isLegal(m));
    }
    if (isInterface && m.name().equals("<init>")) {
      throw fail("Interface cannot have a method named", m.name());
    }
    if (!LegalNames.isMethodDescriptor(m.name(), m.descriptor())) {
      throw ConstantPoolFormat.illegal("signature", m.toString());
    }
    int receiver = Modifier.isStatic(m.flags()) ? 0 : 1;
    if (Descriptors.argumentSlots(m.descriptor()) + receiver > MAX_ARGUMENT_SLOTS) {
      throw fail("Too many arguments in method signature", m.descriptor());
    }
  }

  private static boolean has(int flags, int any) {
    return (flags & any) != 0;
  }

  private static boolean hasOneVisibility(int flags) {
    return Integer.bitCount(flags & VISIBILITY) <= 1;
  }

  private boolean isLegal(FieldInfo f) {
    int flags = f.flags();
    if (isInterface) {
      int needed = Modifier.PUBLIC | Modifier.STATIC | Modifier.FINAL;
      int forbidden =
          Modifier.PRIVATE | Modifier.PROTECTED | Modifier.VOLATILE | Modifier.TRANSIENT;
      return (flags & needed) == needed
          && !has(flags, forbidden)
          && !(major >= JAVA_5 && has(flags, ACC_ENUM));
    }
    return hasOneVisibility(flags) && !(Modifier.isFinal(flags) && Modifier.isVolatile(flags));
  }

  private boolean isLegal(MethodInfo m) {
    int flags = m.flags();
    boolean isStrict = major < JAVA_17 && Modifier.isStrict(flags);
    if (isInterface) {
      if (major < JAVA_8) {
        int needed = Modifier.PUBLIC | Modifier.ABSTRACT;
        int forbidden = Modifier.STATIC | Modifier.FINAL | Modifier.NATIVE;
        int more = Modifier.PRIVATE | Modifier.PROTECTED | Modifier.SYNCHRONIZED | Modifier.STRICT;
        return (flags & needed) == needed
            && !has(flags, forbidden)
            && !(major >= JAVA_5 && has(flags, more));
      }
      int forbidden = Modifier.NATIVE | Modifier.PROTECTED | Modifier.FINAL | Modifier.SYNCHRONIZED;
      return Modifier.isPublic(flags) != Modifier.isPrivate(flags)
          && !has(flags, forbidden)
          && !(Modifier.isAbstract(flags)
              && (has(flags, Modifier.PRIVATE | Modifier.STATIC) || isStrict));
    }
    if (!hasOneVisibility(flags)) {
      return false;
    }
    if (m.name().equals("<init>")) {
      int forbidden =
          Modifier.STATIC
              | Modifier.FINAL
              | Modifier.SYNCHRONIZED
              | Modifier.NATIVE
              | Modifier.ABSTRACT;
      return !has(flags, forbidden) && !(major >= JAVA_5 && has(flags, ACC_BRIDGE));
    }
    int forbidden = Modifier.FINAL | Modifier.NATIVE | Modifier.PRIVATE | Modifier.STATIC;
    return !Modifier.isAbstract(flags)
        || (!has(flags, forbidden)
            && !(major >= JAVA_5 && (Modifier.isSynchronized(flags) || isStrict)));
  }

  private void checkFlags(String what, String name, int flags, boolean isLegal) {
    if (!isLegal) {
      throw fail(
          "Illegal " + what + " modifiers in class " + file.name() + ":",
          name + " 0x" + Integer.toHexString(flags));
    }
  }

  private ClassFormatException fail(String what, String which) {
    return new ClassFormatException(what + " " + which + " in class file " + file.name());
  }
}
