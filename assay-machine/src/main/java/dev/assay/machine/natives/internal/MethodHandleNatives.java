package dev.assay.machine.natives.internal;

import dev.assay.machine.Machine;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.heap.RawMemory;
import dev.assay.machine.invoke.Handles;
import dev.assay.machine.reflect.Reflection;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.lang.reflect.Modifier;

/**
 * Natives of java.lang.invoke.MethodHandleNatives: what the JDK's method handles ask of the JVM. A
 * resolved MemberName carries the number of its method in a slot the machine adds to
 * ResolvedMethodName.
 */
@NativesOf("java/lang/invoke/MethodHandleNatives")
public final class MethodHandleNatives {
  private static final int IS_METHOD = 0x00010000;
  private static final int IS_CONSTRUCTOR = 0x00020000;
  private static final int IS_FIELD = 0x00040000;
  private static final int CALLER_SENSITIVE = 0x00100000;
  private static final int TRUSTED_FINAL = 0x00200000;
  private static final int KIND_SHIFT = 24;
  private static final int KIND_MASK = 0xf;
  private static final int GET_FIELD = 1;
  private static final int GET_STATIC = 2;
  private static final int INVOKE_VIRTUAL = 5;
  private static final int INVOKE_STATIC = 6;
  private static final int INVOKE_SPECIAL = 7;
  private static final int NEW_INVOKE_SPECIAL = 8;
  private static final int INVOKE_INTERFACE = 9;
  private static final int METHOD_MODIFIERS = 0x1fff & ~0x20;

  private MethodHandleNatives() {}

  private static int slot(Machine m, String field) {
    return m.universe().require("java/lang/invoke/MemberName").declaredField(field).slot;
  }

  @Native("getNamedCon")
  public static int getNamedCon(int which, int name) {
    return 0;
  }

  // ---- resolution ----

  @Native("resolve")
  public static int resolve(Machine m, int self, int caller, int lookupMode, boolean speculative) {
    try {
      return resolveMember(m, self, caller);
    } catch (GuestThrow e) {
      if (speculative) {
        return 0;
      }
      throw e;
    }
  }

  private static int resolveMember(Machine m, int self, int caller) {
    int flags = (int) m.heap().field(self, slot(m, "flags"));
    if (m.heap().field(self, slot(m, "method")) != 0) {
      return self;
    }
    int holder = (int) m.heap().field(self, slot(m, "clazz"));
    String name = m.strings().get((int) m.heap().field(self, slot(m, "name")));
    if (holder == 0 || name == null) {
      throw m.raise("java/lang/IllegalArgumentException", "nothing to resolve");
    }
    Klass k = m.klassOf(holder);
    String descriptor = m.invokeLinker().handles().descriptorOf(self);
    if ((flags & IS_FIELD) != 0) {
      Field f = k.findField(name, descriptor);
      if (f == null) {
        throw m.raise("java/lang/NoSuchFieldError", name);
      }
      fillField(m, self, f, (flags >>> KIND_SHIFT) & KIND_MASK);
      return self;
    }
    int kind = (flags >>> KIND_SHIFT) & KIND_MASK;
    Method found = findMethod(m, k, name, descriptor, kind);
    if (found == null) {
      throw m.raise(
          "java/lang/NoSuchMethodError",
          "'" + dev.assay.machine.classes.Linker.signature(k, name, descriptor) + "'");
    }
    if (found.isStatic() != (kind == INVOKE_STATIC) && !m.invokeLinker().isPolymorphic(found)) {
      throw m.raise(
          "java/lang/IncompatibleClassChangeError",
          (kind == INVOKE_STATIC ? "Expected static method '" : "Expecting non-static method '")
              + m.linker().signature(found)
              + "'");
    }
    if (caller != 0 && !accessible(m, m.klassOf(caller), found, k)) {
      throw m.raise(
          "java/lang/IllegalAccessError",
          "tried to access method "
              + m.linker().signature(found)
              + " from class "
              + m.klassOf(caller).externalName());
    }
    fillMethod(m, self, found, kind, k);
    return self;
  }

  private static boolean accessible(Machine m, Klass caller, Method found, Klass k) {
    return m.linker().canAccess(caller, found.holder, found.flags, k)
        || m.invokeLinker().isPolymorphic(found);
  }

  private static Method findMethod(Machine m, Klass k, String name, String descriptor, int kind) {
    if (kind == NEW_INVOKE_SPECIAL) {
      return k.declared(name, descriptor);
    }
    Method found = k.findMethod(name, descriptor);
    return found != null ? found : m.invokeLinker().findPolymorphic(k, name);
  }

  private static void fillField(Machine m, int self, Field f, int kind) {
    int flags = f.flags & 0xffff | IS_FIELD;
    int base = f.isStatic() ? GET_STATIC : GET_FIELD;
    boolean put = kind > GET_STATIC;
    flags |= (put ? base + 2 : base) << KIND_SHIFT;
    if (isTrustedFinal(f)) {
      flags |= TRUSTED_FINAL;
    }
    m.heap().setField(self, slot(m, "flags"), flags);
    m.heap().setField(self, slot(m, "clazz"), m.mirror(f.holder));
    // Something that is not null marks the name as resolved.
    m.heap().setField(self, slot(m, "method"), resolvedName(m, 0));
  }

  private static boolean isTrustedFinal(Field f) {
    return Modifier.isFinal(f.flags)
        && (f.isStatic() || f.holder.hidden || f.holder.file.recordComponents() != null);
  }

  private static void fillMethod(Machine m, int self, Method method, int wanted, Klass k) {
    int kind = wanted;
    int flags = method.flags & METHOD_MODIFIERS;
    if (method.isConstructor()) {
      flags |= IS_CONSTRUCTOR;
      kind = wanted == NEW_INVOKE_SPECIAL || wanted == 0 ? NEW_INVOKE_SPECIAL : INVOKE_SPECIAL;
    } else {
      flags |= IS_METHOD;
      if (method.isStatic()) {
        kind = INVOKE_STATIC;
      } else if (kind == INVOKE_VIRTUAL || kind == INVOKE_INTERFACE || kind == 0) {
        if (method.isPrivate()
            || Modifier.isFinal(method.flags)
            || Modifier.isFinal(method.holder.flags)) {
          kind = INVOKE_SPECIAL;
        } else if (method.holder.isInterface()) {
          kind = k.isInterface() ? INVOKE_INTERFACE : INVOKE_VIRTUAL;
        } else {
          kind = INVOKE_VIRTUAL;
        }
      }
    }
    if (method.isCallerSensitive()) {
      flags |= CALLER_SENSITIVE;
    }
    m.heap().setField(self, slot(m, "flags"), flags | (kind << KIND_SHIFT));
    m.heap()
        .setField(
            self,
            slot(m, "clazz"),
            m.mirror(kind == INVOKE_VIRTUAL && method.holder.isInterface() ? k : method.holder));
    m.heap().setField(self, slot(m, "method"), resolvedName(m, method.id));
  }

  private static int resolvedName(Machine m, int methodId) {
    Klass k = m.universe().require("java/lang/invoke/ResolvedMethodName");
    int r = m.newInstance(k);
    m.heap().setField(r, 0, methodId);
    return r;
  }

  /** From a reflected member. */
  @Native("init")
  public static void init(Machine m, int self, int reference) {
    String k = m.heap().klass[reference].name;
    if (k.equals("java/lang/reflect/Field")) {
      Field f = Reflection.fieldOf(m, reference);
      fillField(m, self, f, 0);
    } else {
      Method method = Reflection.methodOf(m, reference);
      fillMethod(m, self, method, 0, method.holder);
    }
  }

  /** Materialises name and type of a member that is known by its target only. */
  @Native("expand")
  public static void expand(Machine m, int self) {
    Handles handles = m.invokeLinker().handles();
    Method method = handles.target(self);
    m.heap().setField(self, slot(m, "name"), m.strings().intern(method.name));
    m.heap().setField(self, slot(m, "type"), m.strings().make(method.descriptor));
  }

  // ---- fields ----

  private static Field field(Machine m, int self) {
    Klass k = m.klassOf((int) m.heap().field(self, slot(m, "clazz")));
    String name = m.strings().get((int) m.heap().field(self, slot(m, "name")));
    return k.findField(name, m.invokeLinker().handles().descriptorOf(self));
  }

  @Native({"objectFieldOffset", "staticFieldOffset"})
  public static long fieldOffset(Machine m, int self) {
    return RawMemory.BASE + 8L * field(m, self).slot;
  }

  @Native("staticFieldBase")
  public static int staticFieldBase(Machine m, int self) {
    return m.mirror(field(m, self).holder);
  }

  @Native("getMemberVMInfo")
  public static int getMemberVmInfo(Machine m, int self) {
    int flags = (int) m.heap().field(self, slot(m, "flags"));
    Handles handles = m.invokeLinker().handles();
    long index;
    int target;
    if ((flags & IS_FIELD) != 0) {
      index = fieldOffset(m, self);
      target = (int) m.heap().field(self, slot(m, "clazz"));
    } else {
      int kind = (flags >>> KIND_SHIFT) & KIND_MASK;
      index = kind == INVOKE_VIRTUAL || kind == INVOKE_INTERFACE ? handles.target(self).id : -1;
      target = self;
    }
    int[] elements = {handles.box('J', index), target};
    return m.newObjectArray(m.objectArrayKlass(), elements);
  }

  // ---- call sites ----

  @Native({"setCallSiteTargetNormal", "setCallSiteTargetVolatile"})
  public static void setCallSiteTarget(Machine m, int site, int target) {
    Klass k = m.universe().require("java/lang/invoke/CallSite");
    m.heap().setField(site, k.declaredField("target").slot, target);
  }

  @Native("clearCallSiteContext")
  public static void clearCallSiteContext(int context) {}
}
