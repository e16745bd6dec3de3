package dev.assay.machine.natives.lang;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.reflect.Reflection;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Natives of java.lang.Class except member lookup, which is in {@link ClassMembers}. */
@NativesOf("java/lang/Class")
public final class ClassNatives {
  private static final int SUPER = 0x20;

  private ClassNatives() {}

  @Native("registerNatives")
  public static void registerNatives() {}

  @Native("desiredAssertionStatus0")
  public static boolean desiredAssertionStatus0(Machine m, int klass) {
    Klass k = m.klassOf(klass);
    // Assertions are on for the program, off for the JDK itself, as with java -ea.
    return k.loader != 0 && k.loader != m.platformLoader();
  }

  /** Asks the loader only if the program has told it something about assertions. */
  @Native("desiredAssertionStatus")
  public static void desiredAssertionStatus(Machine m, int self) {
    Klass k = m.klassOf(self);
    Klass loaderKlass = m.universe().require("java/lang/ClassLoader");
    boolean told =
        k.loader != 0
            && m.heap().field(k.loader, loaderKlass.declaredField("classAssertionStatus").slot)
                != 0;
    if (told) {
      int name = m.strings().make(k.externalName());
      m.tailCall(
          1,
          loaderKlass.declared("desiredAssertionStatus", "(Ljava/lang/String;)Z"),
          k.loader,
          name);
    } else {
      GuestThread t = m.current();
      t.stack[t.sp - 1] = desiredAssertionStatus0(m, self) ? 1 : 0;
    }
  }

  @Native("getPrimitiveClass")
  public static int getPrimitiveClass(Machine m, int name) {
    String n = m.strings().get(name);
    for (char kind : "ZBCSIJFDV".toCharArray()) {
      if (m.universe().primitive(kind).name.equals(n)) {
        return m.mirror(m.universe().primitive(kind));
      }
    }
    throw m.raise("java/lang/ClassNotFoundException", n);
  }

  @Native("forName0")
  public static int forName0(Machine m, int name, boolean initialize, int loader, int caller) {
    if (name == 0) {
      throw m.nullPointer();
    }
    String n = m.strings().get(name);
    String internal = n.replace('.', '/');
    if (n.indexOf('/') >= 0) {
      throw m.raise("java/lang/ClassNotFoundException", n);
    }
    if (!isLegalName(internal)) {
      throw m.raise("java/lang/ClassNotFoundException", internal);
    }
    Klass k = m.loading().load(loader, internal, false);
    if (initialize) {
      m.classInit().require(m.current(), k);
    }
    return m.mirror(k);
  }

  /** Whether this is the internal name of a class or a descriptor of an array. */
  private static boolean isLegalName(String n) {
    int dims = 0;
    while (dims < n.length() && n.charAt(dims) == '[') {
      dims++;
    }
    if (dims == 0) {
      return isLegalElement(n);
    }
    if (dims >= n.length() || dims > 255) {
      return false;
    }
    return n.charAt(dims) == 'L'
        ? n.endsWith(";") && isLegalElement(n.substring(dims + 1, n.length() - 1))
        : n.length() == dims + 1 && "ZBCSIJFD".indexOf(n.charAt(dims)) >= 0;
  }

  private static boolean isLegalElement(String n) {
    return !n.isEmpty()
        && !n.startsWith("/")
        && !n.endsWith("/")
        && !n.contains("//")
        && n.indexOf(';') < 0
        && n.indexOf('[') < 0;
  }

  @Native("isInstance")
  public static boolean isInstance(Machine m, int self, int object) {
    return object != 0 && m.heap().klass[object].isSubtypeOf(m.klassOf(self));
  }

  @Native("isAssignableFrom")
  public static boolean isAssignableFrom(Machine m, int self, int other) {
    if (other == 0) {
      throw m.nullPointer();
    }
    return m.klassOf(other).isSubtypeOf(m.klassOf(self));
  }

  @Native("isInterface")
  public static boolean isInterface(Machine m, int self) {
    return m.klassOf(self).isInterface();
  }

  @Native("isArray")
  public static boolean isArray(Machine m, int self) {
    return m.klassOf(self).isArray();
  }

  @Native("isPrimitive")
  public static boolean isPrimitive(Machine m, int self) {
    return m.klassOf(self).isPrimitive();
  }

  @Native("isHidden")
  public static boolean isHidden(Machine m, int self) {
    return m.klassOf(self).hidden;
  }

  @Native("initClassName")
  public static int initClassName(Machine m, int self) {
    Klass k = m.klassOf(self);
    int r = m.strings().intern(k.externalName());
    m.heap().setField(self, m.universe().classKlass().declaredField("name").slot, r);
    return r;
  }

  @Native("getSuperclass")
  public static int getSuperclass(Machine m, int self) {
    Klass k = m.klassOf(self);
    return k.superKlass == null || k.isInterface() ? 0 : m.mirror(k.superKlass);
  }

  @Native("getInterfaces0")
  public static int getInterfaces0(Machine m, int self) {
    return Reflection.mirrors(m, List.of(m.klassOf(self).interfaces));
  }

  @Native("getModifiers")
  public static int getModifiers(Machine m, int self) {
    return modifiers(m.klassOf(self));
  }

  static int modifiers(Klass k) {
    if (k.isArray()) {
      int c = modifiers(k.component);
      return (c & (Modifier.PUBLIC | Modifier.PRIVATE | Modifier.PROTECTED))
          | Modifier.FINAL
          | Modifier.ABSTRACT;
    }
    if (k.file != null) {
      for (ClassFile.InnerClass i : k.file.innerClasses()) {
        if (i.inner().equals(k.file.name())) {
          return i.flags() & ~SUPER;
        }
      }
    }
    return k.flags & ~SUPER;
  }

  @Native("getClassAccessFlagsRaw0")
  public static int getClassAccessFlagsRaw0(Machine m, int self) {
    return m.klassOf(self).flags;
  }

  @Native("getClassFileVersion0")
  public static int getClassFileVersion0(Machine m, int self) {
    Klass k = m.klassOf(self);
    return k.file == null ? 0 : (k.file.minorVersion() << 16) | k.file.majorVersion();
  }

  @Native({"getSigners"})
  public static int getSigners(int self) {
    return 0;
  }

  @Native({"setSigners"})
  public static void setSigners(int self, int signers) {}

  @Native("getGenericSignature0")
  public static int getGenericSignature0(Machine m, int self) {
    Klass k = m.klassOf(self);
    return k.file == null ? 0 : m.strings().make(k.file.signature());
  }

  @Native("getRawAnnotations")
  public static int getRawAnnotations(Machine m, int self) {
    return Reflection.bytes(m, attribute(m.klassOf(self), "RuntimeVisibleAnnotations"));
  }

  @Native("getRawTypeAnnotations")
  public static int getRawTypeAnnotations(Machine m, int self) {
    return Reflection.bytes(m, attribute(m.klassOf(self), "RuntimeVisibleTypeAnnotations"));
  }

  private static byte[] attribute(Klass k, String name) {
    return k.file == null ? null : k.file.attribute(name);
  }

  @Native("getConstantPool")
  public static int getConstantPool(Machine m, int self) {
    Klass pool = m.universe().require("jdk/internal/reflect/ConstantPool");
    m.mirror(pool);
    int r = m.newInstance(pool);
    m.heap().setField(r, pool.declaredField("constantPoolOop").slot, self);
    return r;
  }

  // ---- nesting ----

  @Native("getEnclosingMethod0")
  public static int getEnclosingMethod0(Machine m, int self) {
    Klass k = m.klassOf(self);
    ClassFile.EnclosingMethod e = k.file == null ? null : k.file.enclosingMethod();
    if (e == null) {
      return 0;
    }
    Klass owner = m.loading().load(k.loader, e.owner());
    int[] elements = {
      m.mirror(owner), m.strings().make(e.name()), m.strings().make(e.descriptor())
    };
    return m.newObjectArray(m.objectArrayKlass(), elements);
  }

  @Native("getDeclaringClass0")
  public static int getDeclaringClass0(Machine m, int self) {
    Klass k = m.klassOf(self);
    if (k.file == null) {
      return 0;
    }
    for (ClassFile.InnerClass i : k.file.innerClasses()) {
      if (i.inner().equals(k.file.name()) && i.outer() != null) {
        Klass outer = m.loading().load(k.loader, i.outer());
        if (!declares(outer, i)) {
          throw m.raise(
              "java/lang/IncompatibleClassChangeError",
              outer.externalName()
                  + " and "
                  + k.externalName()
                  + " disagree on InnerClasses attribute");
        }
        return m.mirror(outer);
      }
    }
    return 0;
  }

  private static boolean declares(Klass outer, ClassFile.InnerClass inner) {
    if (outer.file != null) {
      for (ClassFile.InnerClass i : outer.file.innerClasses()) {
        if (i.inner().equals(inner.inner()) && inner.outer().equals(i.outer())) {
          return true;
        }
      }
    }
    return false;
  }

  @Native("getSimpleBinaryName0")
  public static int getSimpleBinaryName0(Machine m, int self) {
    Klass k = m.klassOf(self);
    if (k.file != null) {
      for (ClassFile.InnerClass i : k.file.innerClasses()) {
        if (i.inner().equals(k.file.name())) {
          return m.strings().make(i.name());
        }
      }
    }
    return 0;
  }

  @Native("getDeclaredClasses0")
  public static int getDeclaredClasses0(Machine m, int self) {
    Klass k = m.klassOf(self);
    List<Klass> inner = new ArrayList<>();
    if (k.file != null) {
      for (ClassFile.InnerClass i : k.file.innerClasses()) {
        if (k.file.name().equals(i.outer()) && i.name() != null) {
          inner.add(m.loading().load(k.loader, i.inner()));
        }
      }
    }
    return Reflection.mirrors(m, inner);
  }

  @Native("getNestHost0")
  public static int getNestHost0(Machine m, int self) {
    return m.mirror(m.linker().nestHost(m.klassOf(self)));
  }

  @Native("getNestMembers0")
  public static int getNestMembers0(Machine m, int self) {
    Klass host = m.linker().nestHost(m.klassOf(self));
    List<Klass> members = new ArrayList<>();
    members.add(host);
    if (host.file != null) {
      for (String name : host.file.nestMembers()) {
        Klass k = m.loading().load(host.loader, name);
        if (m.linker().nestHost(k) == host) {
          members.add(k);
        }
      }
    }
    return Reflection.mirrors(m, members);
  }

  @Native("getPermittedSubclasses0")
  public static int getPermittedSubclasses0(Machine m, int self) {
    Klass k = m.klassOf(self);
    String[] names = k.file == null ? null : k.file.permittedSubclasses();
    if (names == null) {
      return 0;
    }
    List<Klass> all = new ArrayList<>();
    for (String n : names) {
      all.add(m.loading().load(k.loader, n));
    }
    return Reflection.mirrors(m, all);
  }

  @Native("isRecord0")
  public static boolean isRecord0(Machine m, int self) {
    Klass k = m.klassOf(self);
    return k.file != null && k.file.recordComponents() != null;
  }
}
