package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.reflect.Reflection;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Natives of java.lang.Class that list a class's members. */
@NativesOf("java/lang/Class")
public final class ClassMembers {
  private ClassMembers() {}

  @Native("getDeclaredFields0")
  public static int getDeclaredFields0(Machine m, int self, boolean publicOnly) {
    List<Field> fields = new ArrayList<>();
    for (Field f : m.klassOf(self).fields) {
      if (!publicOnly || Modifier.isPublic(f.flags)) {
        fields.add(f);
        // All types first: loading one may suspend this method.
        Reflection.typeOf(m, f.holder, f.descriptor);
      }
    }
    int[] objects = fields.stream().mapToInt(f -> Reflection.newField(m, f)).toArray();
    return array(m, "java/lang/reflect/Field", objects);
  }

  @Native("getDeclaredMethods0")
  public static int getDeclaredMethods0(Machine m, int self, boolean publicOnly) {
    return executables(
        m, self, "java/lang/reflect/Method", publicOnly, method -> method.name.charAt(0) != '<');
  }

  @Native("getDeclaredConstructors0")
  public static int getDeclaredConstructors0(Machine m, int self, boolean publicOnly) {
    return executables(m, self, "java/lang/reflect/Constructor", publicOnly, Method::isConstructor);
  }

  private static int executables(
      Machine m, int mirror, String className, boolean publicOnly, Predicate<Method> wanted) {
    Klass k = m.klassOf(mirror);
    List<Method> selected = new ArrayList<>();
    if (k.file != null) {
      for (Method method : MemberOrder.of(k, m.universe().jdk().archivedNames())) {
        if (wanted.test(method) && (!publicOnly || Modifier.isPublic(method.flags))) {
          selected.add(method);
        }
      }
    }
    Reflection.loadTypes(m, selected);
    int[] objects =
        selected.stream().mapToInt(method -> Reflection.newExecutable(m, method)).toArray();
    return array(m, className, objects);
  }

  @Native("getRecordComponents0")
  public static int getRecordComponents0(Machine m, int self) {
    Klass k = m.klassOf(self);
    ClassFile.RecordComponent[] components = k.file == null ? null : k.file.recordComponents();
    if (components == null) {
      return 0;
    }
    List<Method> accessors = new ArrayList<>();
    for (ClassFile.RecordComponent c : components) {
      Method accessor = k.declared(c.name(), "()" + c.descriptor());
      accessors.add(accessor != null && !accessor.isStatic() ? accessor : null);
      Reflection.typeOf(m, k, c.descriptor());
    }
    Reflection.loadTypes(m, accessors.stream().filter(a -> a != null).toList());
    int[] objects = new int[components.length];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = component(m, k, components[i], accessors.get(i));
    }
    return array(m, "java/lang/reflect/RecordComponent", objects);
  }

  private static int component(Machine m, Klass k, ClassFile.RecordComponent c, Method accessor) {
    Reflection.Builder b = new Reflection.Builder(m, "java/lang/reflect/RecordComponent");
    b.set("clazz", m.mirror(k));
    b.set("name", m.strings().intern(c.name()));
    b.set("type", m.mirror(Reflection.typeOf(m, k, c.descriptor())));
    b.set("accessor", accessor == null ? 0 : Reflection.newExecutable(m, accessor));
    b.set("signature", m.strings().make(c.signature()));
    b.bytes("annotations", c.annotations());
    b.bytes("typeAnnotations", c.typeAnnotations());
    return b.object;
  }

  private static int array(Machine m, String className, int[] objects) {
    return m.newObjectArray(m.universe().require(className).arrayOf(), objects);
  }
}
