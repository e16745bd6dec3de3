package dev.assay.machine.classfile;

import static dev.assay.machine.classfile.ConstantPool.CLASS;
import static dev.assay.machine.classfile.ConstantPool.DOUBLE;
import static dev.assay.machine.classfile.ConstantPool.DYNAMIC;
import static dev.assay.machine.classfile.ConstantPool.FLOAT;
import static dev.assay.machine.classfile.ConstantPool.INTEGER;
import static dev.assay.machine.classfile.ConstantPool.INVOKE_DYNAMIC;
import static dev.assay.machine.classfile.ConstantPool.LONG;
import static dev.assay.machine.classfile.ConstantPool.METHOD_HANDLE;
import static dev.assay.machine.classfile.ConstantPool.METHOD_TYPE;
import static dev.assay.machine.classfile.ConstantPool.NAME_AND_TYPE;
import static dev.assay.machine.classfile.ConstantPool.STRING;
import static dev.assay.machine.classfile.ConstantPool.UTF8;

import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Set;

/**
 * Checks the attributes of a class and of its members as HotSpot does when it loads the class (JVMS
 * 4.7). Attributes that HotSpot leaves to reflection or to debuggers are not looked into.
 */
final class AttributeFormat {
  private static final int JAVA_5 = 49;
  private static final int JAVA_7 = 51;
  private static final int JAVA_11 = 55;
  private static final int JAVA_16 = 60;
  private static final int JAVA_17 = 61;

  /** Attributes of which there may be but one of each where they stand. */
  private static final Set<String> ONCE =
      Set.of(
          "ConstantValue",
          "Code",
          "Exceptions",
          "StackMapTable",
          "SourceFile",
          "SourceDebugExtension",
          "InnerClasses",
          "EnclosingMethod",
          "BootstrapMethods",
          "Signature",
          "NestHost",
          "NestMembers",
          "Record",
          "PermittedSubclasses",
          "MethodParameters",
          "RuntimeVisibleAnnotations",
          "RuntimeInvisibleAnnotations",
          "RuntimeVisibleParameterAnnotations",
          "RuntimeVisibleTypeAnnotations",
          "AnnotationDefault");

  private final ClassFile file;
  private final ConstantPool pool;
  private final int major;

  AttributeFormat(ClassFile file) {
    this.file = file;
    this.pool = file.pool();
    this.major = file.majorVersion();
  }

  /** Looks into the body of one attribute. */
  @FunctionalInterface
  private interface Body {
    void check(String name, Cursor in);
  }

  /**
   * Checks all attributes.
   *
   * @throws ClassFormatException if there is something wrong with one of them
   */
  void check() {
    for (FieldInfo f : file.fields()) {
      check(f.attributes(), (name, in) -> ofField(f, name, in));
    }
    for (MethodInfo m : file.methods()) {
      check(m.attributes(), (name, in) -> ofMethod(m, name, in));
      m.code(); // is there if and only if it has to be, and has the right shape
    }
    Set<String> found = check(file.attributes(), this::ofClass);
    if (found.contains("NestHost") && found.contains("NestMembers")) {
      throw fail("Conflicting NestHost and NestMembers attributes");
    }
    checkBootstrapIndexes(found.contains("BootstrapMethods"));
  }

  private Set<String> check(Attributes attributes, Body body) {
    Set<String> seen = new HashSet<>();
    Cursor in = attributes.cursor();
    while (!in.atEnd()) {
      int index = in.u2();
      expect(index, UTF8);
      String name = pool.utf8(index);
      Cursor inner = in.part(in.length());
      if (!seen.add(name) && ONCE.contains(name)) {
        throw fail("Multiple " + name + " attributes");
      }
      body.check(name, inner);
    }
    return seen;
  }

  private void ofField(FieldInfo f, String name, Cursor in) {
    if (name.equals("ConstantValue") && Modifier.isStatic(f.flags())) {
      int index = in.u2();
      expectEnd(name, in);
      boolean fits =
          switch (f.descriptor().charAt(0)) {
            case 'J' -> pool.tag(index) == LONG;
            case 'F' -> pool.tag(index) == FLOAT;
            case 'D' -> pool.tag(index) == DOUBLE;
            case 'B', 'C', 'S', 'Z', 'I' -> pool.tag(index) == INTEGER;
            default -> f.descriptor().equals("Ljava/lang/String;") && pool.tag(index) == STRING;
          };
      if (!fits) {
        throw fail("Inconsistent constant value type");
      }
    } else {
      common(name, in);
    }
  }

  private void ofMethod(MethodInfo m, String name, Cursor in) {
    switch (name) {
      case "Code" -> code(m);
      case "Exceptions" -> classes(name, in);
      default -> common(name, in);
    }
  }

  /** What fields, methods and classes have in common. */
  private void common(String name, Cursor in) {
    switch (name) {
      case "Synthetic", "Deprecated" -> expectEnd(name, in);
      case "Signature" -> {
        if (major >= JAVA_5) {
          expect(in.u2(), UTF8);
          expectEnd(name, in);
        }
      }
      default -> {}
    }
  }

  private void classes(String name, Cursor in) {
    for (int i = in.u2(); i > 0; i--) {
      expect(in.u2(), CLASS);
    }
    expectEnd(name, in);
  }

  // ---- code ----

  private void code(MethodInfo m) {
    CodeAttribute code = m.code();
    if (code == null) {
      return;
    }
    int receiver = Modifier.isStatic(m.flags()) ? 0 : 1;
    if (Descriptors.argumentSlots(m.descriptor()) + receiver > code.maxLocals()) {
      throw fail("Arguments can't fit into locals");
    }
    Set<String> variables = new HashSet<>();
    check(
        code.attributes(),
        (name, in) -> {
          switch (name) {
            case "LineNumberTable" -> lines(code, in);
            case "LocalVariableTable" -> variables(code, in, variables, true);
            case "LocalVariableTypeTable" -> {
              if (major >= JAVA_5) {
                variables(code, in, new HashSet<>(), false);
              }
            }
            default -> {}
          }
        });
  }

  private void lines(CodeAttribute code, Cursor in) {
    for (int i = in.u2(); i > 0; i--) {
      if (in.u2() >= code.length()) {
        throw fail("Invalid pc in LineNumberTable");
      }
      in.skip(2);
    }
    expectEnd("LineNumberTable", in);
  }

  private void variables(CodeAttribute code, Cursor in, Set<String> seen, boolean hasTypes) {
    String table = hasTypes ? "LocalVariableTable" : "LocalVariableTypeTable";
    for (int i = in.u2(); i > 0; i--) {
      int start = in.u2();
      int length = in.u2();
      if (start >= code.length() || start + length > code.length()) {
        throw fail("Invalid range in " + table);
      }
      int nameIndex = in.u2();
      int typeIndex = in.u2();
      expect(nameIndex, UTF8);
      expect(typeIndex, UTF8);
      String name = pool.utf8(nameIndex);
      String type = pool.utf8(typeIndex);
      int slot = in.u2();
      boolean isLegal = LegalNames.isField(name);
      int slots = 1;
      if (hasTypes) {
        isLegal &= LegalNames.isFieldDescriptor(type);
        slots = isLegal ? Descriptors.slots(type) : 1;
      }
      if (!isLegal || slot + slots > code.maxLocals()) {
        throw fail("Invalid variable " + name + " in " + table);
      }
      if (!seen.add(start + " " + length + " " + slot + " " + name)) {
        throw fail("Duplicated " + table + " attribute entry for '" + name + "'");
      }
    }
    expectEnd(table, in);
  }

  // ---- classes ----

  private void ofClass(String name, Cursor in) {
    switch (name) {
      case "SourceFile" -> {
        expect(in.u2(), UTF8);
      }
      case "InnerClasses" -> innerClasses(in);
      case "EnclosingMethod" -> {
        if (major >= JAVA_5) {
          expect(in.u2(), CLASS);
          expectOrNone(in.u2(), NAME_AND_TYPE);
          expectEnd(name, in);
        }
      }
      case "BootstrapMethods" -> {
        if (major >= JAVA_7) {
          bootstrapMethods(in);
        }
      }
      case "NestHost" -> {
        if (major >= JAVA_11) {
          expect(in.u2(), CLASS);
          expectEnd(name, in);
        }
      }
      case "NestMembers" -> {
        if (major >= JAVA_11) {
          classes(name, in);
        }
      }
      case "PermittedSubclasses" -> {
        if (major >= JAVA_17) {
          if (Modifier.isFinal(file.accessFlags())) {
            throw fail("PermittedSubclasses attribute in final class file");
          }
          classes(name, in);
        }
      }
      case "Record" -> {
        if (major >= JAVA_16 && isRecord()) {
          record(in);
        }
      }
      default -> common(name, in);
    }
  }

  private boolean isRecord() {
    return Modifier.isFinal(file.accessFlags()) && "java/lang/Record".equals(file.superName());
  }

  private void innerClasses(Cursor in) {
    Set<String> seen = new HashSet<>();
    for (int i = in.u2(); i > 0; i--) {
      int inner = in.u2();
      int outer = in.u2();
      int name = in.u2();
      expectOrNone(inner, CLASS);
      expectOrNone(outer, CLASS);
      expectOrNone(name, UTF8);
      if (inner == outer) {
        throw fail("Class is both outer and inner class");
      }
      int flags = in.u2() & ~Modifier.STATIC & ~Modifier.PRIVATE & ~Modifier.PROTECTED;
      if (Modifier.isInterface(flags)) {
        flags |= major < 50 ? Modifier.ABSTRACT : 0;
      }
      checkClassFlags(flags);
      if (major >= JAVA_5 && !seen.add(inner + " " + outer + " " + name + " " + flags)) {
        throw fail("Duplicate entry in InnerClasses");
      }
    }
    expectEnd("InnerClasses", in);
  }

  private void checkClassFlags(int flags) {
    if (!isLegalClass(flags, major)) {
      throw new ClassFormatException(
          "Illegal class modifiers in class " + file.name() + ": 0x" + Integer.toHexString(flags));
    }
  }

  /** Whether a class can have these flags. */
  static boolean isLegalClass(int flags, int major) {
    boolean isInterface = Modifier.isInterface(flags);
    boolean isStrict = major >= JAVA_5;
    boolean isIllegal =
        (Modifier.isAbstract(flags) && Modifier.isFinal(flags))
            || (isInterface && !Modifier.isAbstract(flags))
            || (isInterface && isStrict && (flags & (0x20 | 0x4000)) != 0)
            || (!isInterface && isStrict && (flags & 0x2000) != 0);
    return !isIllegal;
  }

  private void bootstrapMethods(Cursor in) {
    int count = in.u2();
    for (int i = 0; i < count; i++) {
      expect(in.u2(), METHOD_HANDLE);
      for (int k = in.u2(); k > 0; k--) {
        if (!isLoadable(in.u2())) {
          throw fail("argument_index has bad constant type");
        }
      }
    }
    expectEnd("BootstrapMethods", in);
  }

  private boolean isLoadable(int index) {
    return switch (pool.tag(index)) {
      case INTEGER, FLOAT, LONG, DOUBLE, STRING, CLASS, METHOD_HANDLE, METHOD_TYPE, DYNAMIC -> true;
      default -> false;
    };
  }

  private void checkBootstrapIndexes(boolean isThere) {
    int most = isThere && major >= JAVA_7 ? file.bootstrapMethods().length : 0;
    for (int i = 1; i < pool.size(); i++) {
      int tag = pool.tag(i);
      if ((tag == DYNAMIC || tag == INVOKE_DYNAMIC) && pool.bootstrapIndex(i) >= most) {
        throw fail(
            isThere ? "Short length on BootstrapMethods" : "Missing BootstrapMethods attribute");
      }
    }
  }

  private void record(Cursor in) {
    for (int i = in.u2(); i > 0; i--) {
      int name = in.u2();
      int descriptor = in.u2();
      expect(name, UTF8);
      expect(descriptor, UTF8);
      if (!LegalNames.isField(pool.utf8(name))
          || !LegalNames.isFieldDescriptor(pool.utf8(descriptor))) {
        throw fail("Illegal component " + pool.utf8(name));
      }
      check(Attributes.skip(pool, in), this::common);
    }
    expectEnd("Record", in);
  }

  // ---- all ----

  private void expect(int index, int tag) {
    if (pool.tag(index) != tag) {
      throw fail("Invalid constant pool index " + index);
    }
  }

  private void expectOrNone(int index, int tag) {
    if (index != 0) {
      expect(index, tag);
    }
  }

  private void expectEnd(String name, Cursor in) {
    if (!in.atEnd()) {
      throw fail(name + " attribute has wrong length");
    }
  }

  private ClassFormatException fail(String what) {
    return new ClassFormatException(what + " in class file " + file.name());
  }
}
