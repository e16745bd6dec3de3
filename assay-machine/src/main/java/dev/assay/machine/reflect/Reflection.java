package dev.assay.machine.reflect;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** What natives of reflection share: from java.lang.reflect objects to the machine's and back. */
public final class Reflection {
  private static final int BRIDGE = 0x40;
  private static final int VARARGS = 0x80;
  private static final int SYNTHETIC = 0x1000;
  private static final int ENUM = 0x4000;

  private static final int FIELD_FLAGS =
      Modifier.PUBLIC
          | Modifier.PRIVATE
          | Modifier.PROTECTED
          | Modifier.STATIC
          | Modifier.FINAL
          | Modifier.VOLATILE
          | Modifier.TRANSIENT
          | ENUM
          | SYNTHETIC;
  private static final int METHOD_FLAGS =
      Modifier.PUBLIC
          | Modifier.PRIVATE
          | Modifier.PROTECTED
          | Modifier.STATIC
          | Modifier.FINAL
          | Modifier.SYNCHRONIZED
          | BRIDGE
          | VARARGS
          | Modifier.NATIVE
          | Modifier.ABSTRACT
          | Modifier.STRICT
          | SYNTHETIC;

  private Reflection() {}

  // ---- from objects to members ----

  /** The field a java.lang.reflect.Field object stands for; its slot is the index in the class. */
  public static Field fieldOf(Machine m, int field) {
    Heap heap = m.heap();
    Klass k = heap.klass[field];
    Klass holder = m.klassOf((int) heap.field(field, k.findField("clazz", null).slot));
    return holder.fields[(int) heap.field(field, k.findField("slot", "I").slot)];
  }

  /** The method a java.lang.reflect.Method or Constructor object stands for. */
  public static Method methodOf(Machine m, int executable) {
    Heap heap = m.heap();
    Klass k = heap.klass[executable];
    Klass holder = m.klassOf((int) heap.field(executable, k.findField("clazz", null).slot));
    return holder.methods[(int) heap.field(executable, k.findField("slot", "I").slot)];
  }

  // ---- from members to objects ----

  /** The class a descriptor names in the context of another class. */
  public static Klass typeOf(Machine m, Klass context, String descriptor) {
    char c = descriptor.charAt(0);
    if (c == 'L') {
      String name = descriptor.substring(1, descriptor.length() - 1);
      return m.loading().load(context.loader, name);
    }
    return c == '[' ? m.loading().load(context.loader, descriptor) : m.universe().primitive(c);
  }

  /** Everything that reflection says about a method's types, loaded. */
  private record Signature(List<Klass> parameters, Klass result, List<Klass> exceptions) {
    static Signature of(Machine m, Method method) {
      List<Klass> parameters = new ArrayList<>();
      for (String p : Descriptors.parameterTypes(method.descriptor)) {
        parameters.add(typeOf(m, method.holder, p));
      }
      Klass result = typeOf(m, method.holder, Descriptors.returnType(method.descriptor));
      List<Klass> exceptions = new ArrayList<>();
      for (String e : method.info.exceptions()) {
        exceptions.add(m.loading().load(method.holder.loader, e));
      }
      return new Signature(parameters, result, exceptions);
    }
  }

  /**
   * Loads all classes that the members' types name. Loading may suspend the native, which then runs
   * again from its start: so this comes before any object is made.
   */
  public static void loadTypes(Machine m, List<Method> methods) {
    methods.forEach(method -> Signature.of(m, method));
  }

  /** A new java.lang.reflect.Method or, for a constructor, Constructor. */
  public static int newExecutable(Machine m, Method method) {
    Signature s = Signature.of(m, method);
    Builder b =
        new Builder(
            m,
            method.isConstructor() ? "java/lang/reflect/Constructor" : "java/lang/reflect/Method");
    b.set("clazz", m.mirror(method.holder));
    b.set("slot", indexOf(method));
    b.set("parameterTypes", mirrors(m, s.parameters));
    b.set("exceptionTypes", mirrors(m, s.exceptions));
    b.set("modifiers", method.flags & METHOD_FLAGS);
    b.set("signature", m.strings().make(method.info.signature()));
    b.bytes("annotations", method.info.attribute("RuntimeVisibleAnnotations"));
    b.bytes("parameterAnnotations", method.info.attribute("RuntimeVisibleParameterAnnotations"));
    if (!method.isConstructor()) {
      b.set("name", m.strings().intern(method.name));
      b.set("returnType", m.mirror(s.result));
      b.bytes("annotationDefault", method.info.attribute("AnnotationDefault"));
    }
    return b.object;
  }

  private static int indexOf(Method method) {
    Method[] all = method.holder.methods;
    for (int i = 0; i < all.length; i++) {
      if (all[i] == method) {
        return i;
      }
    }
    throw new IllegalStateException(method + " is not declared by its class");
  }

  /** A new java.lang.reflect.Field. */
  public static int newField(Machine m, Field f) {
    Klass type = typeOf(m, f.holder, f.descriptor);
    Builder b = new Builder(m, "java/lang/reflect/Field");
    b.set("clazz", m.mirror(f.holder));
    b.set("slot", f.index);
    b.set("name", m.strings().intern(f.name));
    b.set("type", m.mirror(type));
    b.set("modifiers", f.flags & FIELD_FLAGS);
    b.set("trustedFinal", isTrustedFinal(f) ? 1 : 0);
    b.set("signature", m.strings().make(f.info.signature()));
    b.bytes("annotations", f.info.attribute("RuntimeVisibleAnnotations"));
    return b.object;
  }

  /** A final field that not even setAccessible makes writable. */
  private static boolean isTrustedFinal(Field f) {
    return Modifier.isFinal(f.flags)
        && (f.isStatic() || f.holder.hidden || f.holder.file.recordComponents() != null);
  }

  /** A byte array of the program with a copy of an attribute's body; null if there is none. */
  public static int bytes(Machine m, byte[] body) {
    return body == null ? 0 : m.allocate(m.byteArrayKlass(), body.clone(), 16 + body.length);
  }

  /** An array of class objects. */
  public static int mirrors(Machine m, List<Klass> klasses) {
    int[] elements = new int[klasses.size()];
    for (int i = 0; i < elements.length; i++) {
      elements[i] = m.mirror(klasses.get(i));
    }
    return m.newObjectArray(m.universe().classKlass().arrayOf(), elements);
  }

  /** Whether a frame is Method.invoke or what implements it, which others look through. */
  public static boolean isFrame(Method method) {
    if (method.holder.loader == 0 && method.holder.name.equals("java/lang/reflect/Method")) {
      return method.name.equals("invoke");
    }
    for (Klass k = method.holder; k != null; k = k.superKlass) {
      if (k.loader == 0 && k.name.equals("jdk/internal/reflect/MethodAccessorImpl")) {
        return true;
      }
    }
    return false;
  }

  /** Makes an object of the JDK without running its constructor. */
  public static final class Builder {
    public final int object;
    private final Machine m;
    private final Klass klass;

    public Builder(Machine m, String className) {
      this.m = m;
      this.klass = m.universe().require(className);
      m.mirror(klass);
      this.object = m.newInstance(klass);
    }

    public void set(String field, int value) {
      m.heap().setField(object, klass.declaredField(field).slot, value);
    }

    public void bytes(String field, byte[] value) {
      set(field, Reflection.bytes(m, value));
    }
  }
}
