package dev.assay.machine.invoke;

import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Origin;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Links call sites of LambdaMetafactory: one class per call site with a field per captured value
 * and the functional interface's method, which calls the implementation. The call site becomes a
 * call of the class's static factory.
 */
final class LambdaClasses implements Opcodes {
  private static final int SERIALIZABLE = 1;
  static final int MARKERS = 2;
  static final int BRIDGES = 4;
  private static final String FACTORY = "get$Lambda";

  private final Generated generated;

  LambdaClasses(Generated generated) {
    this.generated = generated;
  }

  /** What an implementation method handle of a class file says. */
  private record Implementation(
      int kind, String owner, String name, Type type, boolean isInterface) {
    boolean isStatic() {
      return kind == H_INVOKESTATIC;
    }

    boolean isConstructor() {
      return kind == H_NEWINVOKESPECIAL;
    }

    /** Parameter types with the receiver first. */
    Type[] parameters() {
      Type[] declared = type.getArgumentTypes();
      if (isStatic() || isConstructor()) {
        return declared;
      }
      Type[] all = new Type[declared.length + 1];
      all[0] = Type.getObjectType(owner);
      System.arraycopy(declared, 0, all, 1, declared.length);
      return all;
    }

    Type result() {
      return isConstructor() ? Type.getObjectType(owner) : type.getReturnType();
    }
  }

  /** The factory method for the call site that a constant of the caller's class describes. */
  Method link(Origin origin, Klass caller, int index, boolean alternative) {
    ConstantPool pool = caller.file.pool();
    String samName = pool.memberName(index);
    String siteDescriptor = pool.memberDescriptor(index);
    int[] arguments = caller.file.bootstrapMethods()[pool.bootstrapIndex(index)].argumentIndexes();
    Type erased = Type.getMethodType(pool.methodType(arguments[0]));
    Implementation implementation = implementation(pool, arguments[1]);
    Type instantiated = Type.getMethodType(pool.methodType(arguments[2]));
    Set<String> interfaces = new LinkedHashSet<>();
    interfaces.add(Type.getReturnType(siteDescriptor).getInternalName());
    List<Type> bridges = new ArrayList<>();
    boolean serializable = false;
    if (alternative) {
      int flags = pool.intAt(arguments[3]);
      int at = 4;
      serializable = (flags & SERIALIZABLE) != 0;
      if ((flags & MARKERS) != 0) {
        int n = pool.intAt(arguments[at++]);
        for (int i = 0; i < n; i++) {
          interfaces.add(pool.className(arguments[at++]));
        }
      }
      if ((flags & BRIDGES) != 0) {
        int n = pool.intAt(arguments[at++]);
        for (int i = 0; i < n; i++) {
          bridges.add(Type.getMethodType(pool.methodType(arguments[at++])));
        }
      }
      if (serializable) {
        interfaces.add("java/io/Serializable");
      }
    }
    String name = caller.file.name() + "$$Lambda" + number(pool, index);
    ClassWriter w = Generated.writer(name, interfaces.toArray(new String[0]));
    Type[] captured = Type.getArgumentTypes(siteDescriptor);
    writeState(w, name, captured, siteDescriptor);
    writeMethod(w, name, samName, erased, instantiated, implementation, captured);
    for (Type bridge : bridges) {
      if (!bridge.equals(erased)) {
        writeMethod(w, name, samName, bridge, instantiated, implementation, captured);
      }
    }
    if (serializable) {
      writeReplace(
          w, name, caller, samName, siteDescriptor, erased, instantiated, implementation, captured);
    }
    return generated.define(caller, w, origin).declaredByName(FACTORY);
  }

  /**
   * Before JDK 21 such classes have a number in their name. The JDK counts them; here it must not
   * depend on which call site comes first.
   */
  private String number(ConstantPool pool, int index) {
    return generated.feature() < 21 ? "$" + (pool.bootstrapIndex(index) + 1) : "";
  }

  private static Implementation implementation(ConstantPool pool, int handle) {
    int ref = pool.handleReference(handle);
    return new Implementation(
        pool.handleKind(handle),
        pool.memberOwner(ref),
        pool.memberName(ref),
        Type.getMethodType(pool.memberDescriptor(ref)),
        pool.isInterfaceMember(ref));
  }

  /** Fields, constructor and factory; without captured values there is one instance for all. */
  private static void writeState(
      ClassWriter w, String name, Type[] captured, String siteDescriptor) {
    String constructor = Type.getMethodDescriptor(Type.VOID_TYPE, captured);
    MethodVisitor init = Generated.method(w, ACC_PRIVATE, "<init>", constructor);
    init.visitVarInsn(ALOAD, 0);
    init.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    int slot = 1;
    for (int i = 0; i < captured.length; i++) {
      w.visitField(ACC_PRIVATE | ACC_FINAL, field(i), captured[i].getDescriptor(), null, null);
      init.visitVarInsn(ALOAD, 0);
      init.visitVarInsn(captured[i].getOpcode(ILOAD), slot);
      init.visitFieldInsn(PUTFIELD, name, field(i), captured[i].getDescriptor());
      slot += captured[i].getSize();
    }
    init.visitInsn(RETURN);
    Generated.end(init);
    MethodVisitor factory = Generated.method(w, ACC_STATIC, FACTORY, siteDescriptor);
    if (captured.length == 0) {
      w.visitField(ACC_PRIVATE | ACC_STATIC | ACC_FINAL, "instance", "L" + name + ";", null, null);
      MethodVisitor clinit = Generated.method(w, ACC_STATIC, "<clinit>", "()V");
      construct(clinit, name, constructor, captured);
      clinit.visitFieldInsn(PUTSTATIC, name, "instance", "L" + name + ";");
      clinit.visitInsn(RETURN);
      Generated.end(clinit);
      factory.visitFieldInsn(GETSTATIC, name, "instance", "L" + name + ";");
    } else {
      construct(factory, name, constructor, captured);
    }
    factory.visitInsn(ARETURN);
    Generated.end(factory);
  }

  private static String field(int i) {
    return "arg$" + (i + 1);
  }

  private static void construct(MethodVisitor m, String name, String constructor, Type[] captured) {
    m.visitTypeInsn(NEW, name);
    m.visitInsn(DUP);
    int slot = 0;
    for (Type t : captured) {
      m.visitVarInsn(t.getOpcode(ILOAD), slot);
      slot += t.getSize();
    }
    m.visitMethodInsn(INVOKESPECIAL, name, "<init>", constructor, false);
  }

  private static void writeMethod(
      ClassWriter w,
      String name,
      String samName,
      Type sam,
      Type instantiated,
      Implementation target,
      Type[] captured) {
    MethodVisitor m = Generated.method(w, ACC_PUBLIC, samName, sam.getDescriptor());
    if (target.isConstructor()) {
      m.visitTypeInsn(NEW, target.owner());
      m.visitInsn(DUP);
    }
    Type[] wanted = target.parameters();
    for (int i = 0; i < captured.length; i++) {
      m.visitVarInsn(ALOAD, 0);
      m.visitFieldInsn(GETFIELD, name, field(i), captured[i].getDescriptor());
    }
    Type[] given = sam.getArgumentTypes();
    Type[] known = instantiated.getArgumentTypes();
    int slot = 1;
    for (int i = 0; i < given.length; i++) {
      m.visitVarInsn(given[i].getOpcode(ILOAD), slot);
      Convert.emit(m, given[i], known[i], wanted[captured.length + i]);
      slot += given[i].getSize();
    }
    invoke(m, target);
    Convert.emit(m, target.result(), sam.getReturnType(), sam.getReturnType());
    m.visitInsn(sam.getReturnType().getOpcode(IRETURN));
    Generated.end(m);
  }

  private static void invoke(MethodVisitor m, Implementation t) {
    int op =
        switch (t.kind()) {
          case H_INVOKESTATIC -> INVOKESTATIC;
          case H_NEWINVOKESPECIAL -> INVOKESPECIAL;
          default -> t.isInterface() ? INVOKEINTERFACE : INVOKEVIRTUAL;
        };
    m.visitMethodInsn(op, t.owner(), t.name(), t.type().getDescriptor(), t.isInterface());
  }

  /** Serialisation stores a description of the lambda instead of the object. */
  private static void writeReplace(
      ClassWriter w,
      String name,
      Klass caller,
      String samName,
      String siteDescriptor,
      Type erased,
      Type instantiated,
      Implementation t,
      Type[] captured) {
    MethodVisitor m =
        Generated.method(w, ACC_PRIVATE | ACC_FINAL, "writeReplace", "()Ljava/lang/Object;");
    String serialized = "java/lang/invoke/SerializedLambda";
    m.visitTypeInsn(NEW, serialized);
    m.visitInsn(DUP);
    m.visitLdcInsn(Type.getObjectType(caller.file.name()));
    m.visitLdcInsn(Type.getReturnType(siteDescriptor).getInternalName());
    m.visitLdcInsn(samName);
    m.visitLdcInsn(erased.getDescriptor());
    m.visitIntInsn(BIPUSH, t.kind());
    m.visitLdcInsn(t.owner());
    m.visitLdcInsn(t.name());
    m.visitLdcInsn(t.type().getDescriptor());
    m.visitLdcInsn(instantiated.getDescriptor());
    m.visitIntInsn(SIPUSH, captured.length);
    m.visitTypeInsn(ANEWARRAY, "java/lang/Object");
    for (int i = 0; i < captured.length; i++) {
      m.visitInsn(DUP);
      m.visitIntInsn(SIPUSH, i);
      m.visitVarInsn(ALOAD, 0);
      m.visitFieldInsn(GETFIELD, name, field(i), captured[i].getDescriptor());
      if (Convert.isPrimitive(captured[i])) {
        Convert.box(m, captured[i]);
      }
      m.visitInsn(AASTORE);
    }
    m.visitMethodInsn(
        INVOKESPECIAL,
        serialized,
        "<init>",
        "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;I"
            + "Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;"
            + "[Ljava/lang/Object;)V",
        false);
    m.visitInsn(ARETURN);
    Generated.end(m);
  }
}
