package dev.assay.machine.classfile;

import static dev.assay.machine.classfile.ConstantPool.CLASS;
import static dev.assay.machine.classfile.ConstantPool.DYNAMIC;
import static dev.assay.machine.classfile.ConstantPool.FIELD;
import static dev.assay.machine.classfile.ConstantPool.INTERFACE_METHOD;
import static dev.assay.machine.classfile.ConstantPool.INVOKE_DYNAMIC;
import static dev.assay.machine.classfile.ConstantPool.METHOD;
import static dev.assay.machine.classfile.ConstantPool.METHOD_HANDLE;
import static dev.assay.machine.classfile.ConstantPool.METHOD_TYPE;
import static dev.assay.machine.classfile.ConstantPool.NAME_AND_TYPE;
import static dev.assay.machine.classfile.ConstantPool.STRING;
import static dev.assay.machine.classfile.ConstantPool.UTF8;

/**
 * Checks a whole constant pool as HotSpot does when it loads a class (JVMS 4.4): every entry refers
 * to entries of the right kinds, and names and descriptors are legal. What comes after loading can
 * rely on it.
 */
final class ConstantPoolFormat {
  private static final int JAVA_7 = 51;
  private static final int JAVA_8 = 52;
  private static final int JAVA_11 = 55;

  // Kinds of method handles.
  private static final int PUT_STATIC = 4;
  private static final int INVOKE_VIRTUAL = 5;
  private static final int INVOKE_STATIC = 6;
  private static final int INVOKE_SPECIAL = 7;
  private static final int NEW_INVOKE_SPECIAL = 8;

  private final ConstantPool pool;
  private final int major;

  ConstantPoolFormat(ConstantPool pool, int major) {
    this.pool = pool;
    this.major = major;
  }

  /**
   * Checks all entries.
   *
   * @throws ClassFormatException if one of them is wrong
   */
  void check() {
    // As HotSpot: first what entries refer to, then what they say.
    for (int i = 1; i < pool.size(); i++) {
      checkReferences(i, pool.tag(i));
    }
    for (int i = 1; i < pool.size(); i++) {
      checkContents(i, pool.tag(i));
    }
  }

  private void checkReferences(int i, int tag) {
    switch (tag) {
      case UTF8 -> pool.utf8(i);
      case CLASS, STRING -> expect(pool.first(i), UTF8);
      case METHOD_TYPE -> {
        expectVersion(tag, JAVA_7);
        expect(pool.first(i), UTF8);
      }
      case NAME_AND_TYPE -> {
        expect(pool.first(i), UTF8);
        expect(pool.second(i), UTF8);
      }
      case FIELD, METHOD, INTERFACE_METHOD -> {
        expect(pool.first(i), CLASS);
        expect(pool.second(i), NAME_AND_TYPE);
      }
      case DYNAMIC, INVOKE_DYNAMIC -> {
        expectVersion(tag, tag == DYNAMIC ? JAVA_11 : JAVA_7);
        expect(pool.second(i), NAME_AND_TYPE);
      }
      case METHOD_HANDLE -> {
        expectVersion(tag, JAVA_7);
        checkHandle(pool.handleKind(i), pool.handleTarget(i));
      }
      default -> {}
    }
  }

  private void checkHandle(int kind, int target) {
    int tag = pool.tag(target);
    boolean fits =
        switch (kind) {
          case INVOKE_VIRTUAL, NEW_INVOKE_SPECIAL -> tag == METHOD;
          case INVOKE_STATIC, INVOKE_SPECIAL ->
              tag == METHOD || (tag == INTERFACE_METHOD && major >= JAVA_8);
          default -> tag == (kind <= PUT_STATIC ? FIELD : INTERFACE_METHOD);
        };
    if (!fits) {
      throw new ClassFormatException("Invalid constant pool index " + target + " (wrong type)");
    }
  }

  private void checkContents(int i, int tag) {
    switch (tag) {
      case CLASS -> {
        if (!LegalNames.isClass(pool.className(i))) {
          throw illegal("class name", pool.className(i));
        }
      }
      case NAME_AND_TYPE -> checkNameAndType(pool.memberName(i), pool.memberDescriptor(i));
      case FIELD, DYNAMIC -> checkSignature(i, false);
      case METHOD -> {
        checkSignature(i, true);
        String name = pool.memberName(i);
        if (name.startsWith("<") && !name.equals("<init>")) {
          throw new ClassFormatException("Bad method name at constant pool index " + i);
        }
      }
      case INTERFACE_METHOD, INVOKE_DYNAMIC -> checkSignature(i, true);
      case METHOD_HANDLE -> {
        int kind = pool.handleKind(i);
        boolean isConstructor = pool.memberName(pool.handleTarget(i)).equals("<init>");
        if (kind >= INVOKE_VIRTUAL
            && kind <= NEW_INVOKE_SPECIAL
            && isConstructor != (kind == NEW_INVOKE_SPECIAL)) {
          throw new ClassFormatException("Bad method name at constant pool index " + i);
        }
      }
      case METHOD_TYPE -> {
        if (!LegalNames.isMethodDescriptor("", pool.methodType(i))) {
          throw illegal("signature", pool.methodType(i));
        }
      }
      default -> {}
    }
  }

  private void checkNameAndType(String name, String descriptor) {
    boolean isMethod = descriptor.startsWith("(");
    if (!(isMethod ? LegalNames.isMethod(name) : LegalNames.isField(name))) {
      throw illegal(isMethod ? "method name" : "field name", name);
    }
    if (!(isMethod
        ? LegalNames.isMethodDescriptor(name, descriptor)
        : LegalNames.isFieldDescriptor(descriptor))) {
      throw illegal("signature", descriptor);
    }
  }

  private void checkSignature(int i, boolean isMethod) {
    String descriptor = pool.memberDescriptor(i);
    if (descriptor.startsWith("(") != isMethod) {
      throw illegal("signature", descriptor);
    }
  }

  private void expect(int index, int tag) {
    if (pool.tag(index) != tag) {
      throw new ClassFormatException("Invalid constant pool index " + index);
    }
  }

  private void expectVersion(int tag, int first) {
    if (major < first) {
      throw new ClassFormatException(
          "Class file version does not support constant tag " + tag + " in class file <Unknown>");
    }
  }

  static ClassFormatException illegal(String what, String text) {
    return new ClassFormatException("Illegal " + what + " \"" + text + "\" in class file");
  }
}
