package dev.assay.machine.classfile;

import org.jspecify.annotations.NullUnmarked;

/** Calls every accessor of a class file, for tests that want to know that none of them fails. */
@NullUnmarked
public final class ClassFileWalk {
  private ClassFileWalk() {}

  /** Returns the number of methods. */
  public static int visitEverything(ClassFile file) {
    file.accessFlags();
    file.superName();
    file.interfaces();
    file.sourceFile();
    file.signature();
    file.attribute("Module");
    file.innerClasses();
    file.enclosingMethod();
    file.nestHost();
    file.nestMembers();
    file.permittedSubclasses();
    file.recordComponents();
    file.bootstrapMethods();
    visitPool(file.pool());
    for (FieldInfo field : file.fields()) {
      Descriptors.checkField(field.descriptor());
      field.name();
      field.signature();
      field.constantValueIndex();
      field.attribute("RuntimeVisibleAnnotations");
    }
    for (MethodInfo method : file.methods()) {
      visitMethod(method);
    }
    return file.methods().length;
  }

  private static void visitMethod(MethodInfo method) {
    Descriptors.checkMethod(method.descriptor());
    method.name();
    method.signature();
    method.exceptions();
    method.attribute("RuntimeVisibleAnnotations");
    CodeAttribute code = method.code();
    if (code != null) {
      code.lineAt(0);
      code.localVariables();
      code.handlers();
      code.attribute("StackMapTable");
    }
  }

  private static void visitPool(ConstantPool pool) {
    for (int i = 1; i < pool.size(); i++) {
      switch (pool.tag(i)) {
        case ConstantPool.UTF8 -> pool.utf8(i);
        case ConstantPool.INTEGER, ConstantPool.FLOAT -> pool.intAt(i);
        case ConstantPool.LONG, ConstantPool.DOUBLE -> pool.longAt(i);
        case ConstantPool.CLASS -> pool.className(i);
        case ConstantPool.STRING -> pool.string(i);
        case ConstantPool.FIELD, ConstantPool.METHOD, ConstantPool.INTERFACE_METHOD -> {
          pool.memberOwner(i);
          pool.memberName(i);
          pool.memberDescriptor(i);
          pool.isInterfaceMember(i);
        }
        case ConstantPool.NAME_AND_TYPE -> {
          pool.memberName(i);
          pool.memberDescriptor(i);
        }
        case ConstantPool.METHOD_HANDLE -> {
          pool.handleKind(i);
          pool.handleReference(i);
        }
        case ConstantPool.METHOD_TYPE -> pool.methodType(i);
        case ConstantPool.DYNAMIC, ConstantPool.INVOKE_DYNAMIC -> {
          pool.bootstrapIndex(i);
          pool.memberName(i);
          pool.memberDescriptor(i);
        }
        case ConstantPool.MODULE -> pool.moduleName(i);
        case ConstantPool.PACKAGE -> pool.packageName(i);
        default -> {}
      }
    }
  }
}
