package dev.assay.machine.invoke;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Origin;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Classes the machine writes itself for lambdas, string concatenation and records. They are hidden
 * classes, nest mates of the class they are made for, and their frames do not show in stack traces.
 * A class depends only on the call site it is made for, so all machines of a universe share it.
 */
final class Generated implements Opcodes {
  private final Machine machine;

  Generated(Machine machine) {
    this.machine = machine;
  }

  /** Feature release of the JDK that the classes are written for. */
  int feature() {
    return machine.universe().feature();
  }

  static ClassWriter writer(String name, String... interfaces) {
    ClassWriter w = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    w.visit(
        V1_8, ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, name, null, "java/lang/Object", interfaces);
    return w;
  }

  static MethodVisitor method(ClassWriter w, int access, String name, String descriptor) {
    MethodVisitor m = w.visitMethod(access, name, descriptor, null, null);
    m.visitCode();
    return m;
  }

  static void end(MethodVisitor m) {
    m.visitMaxs(0, 0);
    m.visitEnd();
  }

  /** Defines the class beside {@code host} and lets it use the host's private members. */
  Klass define(Klass host, ClassWriter w, Origin origin) {
    w.visitEnd();
    ClassFile file = machine.universe().parse(w.toByteArray());
    Klass superKlass = machine.universe().objectKlass();
    String[] names = file.interfaces();
    Klass[] interfaces = new Klass[names.length];
    for (int i = 0; i < names.length; i++) {
      interfaces[i] = machine.linker().resolveClass(host, names[i]);
    }
    return machine.universe().defineGenerated(file, superKlass, interfaces, host, origin);
  }
}
