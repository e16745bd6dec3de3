package dev.assay.machine.classes;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.code.Op;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.lang.reflect.Modifier;

/** Resolution of constant-pool entries (JVMS 5.4.3) with the errors HotSpot gives. */
public final class Linker {
  private static final int JAVA_9 = 53;

  private final Machine machine;

  public Linker(Machine machine) {
    this.machine = machine;
  }

  public Klass resolveClass(Klass from, int index) {
    return resolveClass(from, from.file.pool().className(index));
  }

  /** The class a name stands for in {@code from}, which must be allowed to use it. */
  public Klass resolveClass(Klass from, String name) {
    if (from.hidden && name.equals(from.file.name())) {
      return from;
    }
    if (from.loader != 0 && isUnresolvable(from, name)) {
      throw failedBefore(name);
    }
    Klass k = machine.loading().load(from.loader, name);
    checkClassAccess(from, k);
    return k;
  }

  /** Notes that a class which {@code from} mentions could not be found. */
  void noteUnresolvable(Klass from, String name) {
    int index = classIndex(from, name);
    if (index != 0) {
      machine.invokeLinker().noteUnresolvable(from, index);
    }
  }

  private boolean isUnresolvable(Klass from, String name) {
    if (machine.heap().field(machine.mirror(from), Klass.RESOLVED) == 0) {
      return false;
    }
    int index = classIndex(from, name);
    return index != 0 && machine.invokeLinker().isUnresolvable(from, index);
  }

  /** The entry for a class in a constant pool, or 0. */
  private static int classIndex(Klass from, String name) {
    ConstantPool pool = from.file.pool();
    for (int i = 1; i < pool.size(); i++) {
      if (pool.tag(i) == ConstantPool.CLASS && pool.className(i).equals(name)) {
        return i;
      }
    }
    return 0;
  }

  /** A class that could not be found once is not looked for again (JVMS 5.4.3). */
  private GuestThrow failedBefore(String name) {
    int cause =
        machine.throwables().create("java/lang/ClassNotFoundException", name.replace('/', '.'), 0);
    return machine.raise("java/lang/NoClassDefFoundError", name, cause);
  }

  /**
   * Whether a handler's catch type covers an exception. A type that is not loaded cannot be a
   * supertype of an object that exists, so the program's own loaders are not asked; but a type that
   * the application's loader cannot find is an error.
   */
  public boolean catches(Klass from, int index, Klass exception) {
    String name = from.file.pool().className(index);
    if (from.loader != 0 && machine.loading().isMissing(from.loader, name)) {
      int cause =
          machine
              .throwables()
              .create("java/lang/ClassNotFoundException", name.replace('/', '.'), 0);
      throw machine.raise("java/lang/NoClassDefFoundError", name, cause);
    }
    for (Klass k = exception; k != null; k = k.superKlass) {
      if (k.name.equals(name)) {
        Klass known = machine.loading().loaded(from.loader, name);
        return known == null || known == k;
      }
    }
    return false;
  }

  private void checkClassAccess(Klass from, Klass k) {
    Klass e = k;
    while (e.component != null) {
      e = e.component;
    }
    if (e.isPrimitive()
        || Modifier.isPublic(e.flags)
        || from.samePackage(e)
        || from.hidden
        || isMagic(from)) {
      return;
    }
    throw machine.raise(
        "java/lang/IllegalAccessError",
        "failed to access class "
            + e.externalName()
            + " from class "
            + from.externalName()
            + " ("
            + machine.locations().pair(e, from)
            + ")");
  }

  public Field resolveField(Method m, int index, boolean isStatic, boolean put) {
    ConstantPool pool = m.file().pool();
    Klass owner = resolveClass(m.holder, pool.memberOwner(index));
    String name = pool.memberName(index);
    Field f = owner.findField(name, pool.memberDescriptor(index));
    if (f == null) {
      throw machine.raise(
          "java/lang/NoSuchFieldError", noSuchField(owner, name, pool.memberDescriptor(index)));
    }
    if (!canAccess(m.holder, f.holder, f.flags, owner)) {
      throw machine.raise(
          "java/lang/IllegalAccessError",
          "class "
              + m.holder.externalName()
              + " tried to access "
              + accessWord(f.flags)
              + "field "
              + f.holder.externalName()
              + "."
              + f.name
              + " ("
              + machine.locations().pair(m.holder, f.holder)
              + ")");
    }
    if (f.isStatic() != isStatic) {
      throw machine.raise(
          "java/lang/IncompatibleClassChangeError",
          "Expected "
              + (isStatic ? "static" : "non-static")
              + " field "
              + f.holder.externalName()
              + "."
              + f.name);
    }
    if (put && Modifier.isFinal(f.flags) && f.holder != m.holder) {
      throw machine.raise(
          "java/lang/IllegalAccessError",
          "Update to "
              + (isStatic ? "static" : "non-static")
              + " final field "
              + f.holder.externalName()
              + "."
              + f.name
              + " attempted from a different class ("
              + m.holder.externalName()
              + ") than the field's declaring class");
    }
    if (put && Modifier.isFinal(f.flags)) {
      checkInitializer(m, f);
    }
    return f;
  }

  /** Only initialisers may write final fields (JVMS 6.5, putfield and putstatic), since Java 9. */
  private void checkInitializer(Method m, Field f) {
    String initializer = f.isStatic() ? "<clinit>" : "<init>";
    if (m.isSynthetic() || m.file().majorVersion() < JAVA_9 || m.name.equals(initializer)) {
      return;
    }
    throw machine.raise(
        "java/lang/IllegalAccessError",
        "Update to "
            + (f.isStatic() ? "static" : "non-static")
            + " final field "
            + f.holder.externalName()
            + "."
            + f.name
            + " attempted from a different method ("
            + m.name
            + ") than the initializer method "
            + initializer
            + " ");
  }

  private String noSuchField(Klass owner, String name, String descriptor) {
    if (machine.universe().feature() < 21) {
      return name;
    }
    return "Class "
        + owner.externalName()
        + " does not have member field '"
        + typeName(descriptor)
        + " "
        + name
        + "'";
  }

  private static String accessWord(int flags) {
    return Modifier.isPrivate(flags) ? "private " : Modifier.isProtected(flags) ? "protected " : "";
  }

  /** Whether code of {@code from} may use a member (JVMS 5.4.4). */
  public boolean canAccess(Klass from, Klass holder, int flags, Klass referenced) {
    if (Modifier.isPublic(flags) || from == holder || isMagic(from)) {
      return true;
    }
    if (Modifier.isPrivate(flags)) {
      return nestHost(from) == nestHost(holder);
    }
    if (from.samePackage(holder)) {
      return true;
    }
    if (Modifier.isProtected(flags)) {
      for (Klass k = from; k != null; k = k.superKlass) {
        if (k == holder) {
          return true;
        }
      }
      // Arrays inherit clone from Object as if it were public.
      return referenced.isArray();
    }
    return false;
  }

  /** Accessors that JDK 17 generates for reflection may use everything. */
  static boolean isMagic(Klass k) {
    for (Klass s = k; s != null; s = s.superKlass) {
      if (s.loader == 0 && s.name.equals("jdk/internal/reflect/MagicAccessorImpl")) {
        return true;
      }
    }
    return false;
  }

  /** In messages a class that the machine has written appears as the one it was written for. */
  private static Klass shown(Klass k) {
    return k.generated && k.nestHostOverride != null ? k.nestHostOverride : k;
  }

  /** The classes JDK 17 generates for reflective access are exempt from access checks. */
  private static boolean isAccessor(Klass k) {
    for (Klass s = k.superKlass; s != null; s = s.superKlass) {
      if (s.loader == 0 && s.name.equals("jdk/internal/reflect/MagicAccessorImpl")) {
        return true;
      }
    }
    return false;
  }

  /** The class that a descriptor of an object or array type names, seen from a class. */
  public Klass ofDescriptor(Klass from, String descriptor) {
    return resolveClass(
        from,
        descriptor.charAt(0) == 'L'
            ? descriptor.substring(1, descriptor.length() - 1)
            : descriptor);
  }

  public Klass nestHost(Klass k) {
    if (k.nestHostOverride != null) {
      return k.nestHostOverride == k ? k : nestHost(k.nestHostOverride);
    }
    if (k.file == null || k.file.nestHost() == null) {
      return k;
    }
    Klass host = machine.loading().load(k.loader, k.file.nestHost());
    if (host.loader != k.loader || !host.samePackage(k)) {
      return k;
    }
    for (String member : host.file.nestMembers()) {
      if (member.equals(k.name)) {
        return host;
      }
    }
    return k;
  }

  public Method resolveMethod(Method m, int index, int op) {
    ConstantPool pool = m.file().pool();
    String ownerName = pool.memberOwner(index);
    Klass owner = resolveClass(m.holder, ownerName);
    String name = pool.memberName(index);
    String descriptor = pool.memberDescriptor(index);
    checkKind(owner, name, descriptor, pool.isInterfaceMember(index), op);
    Method target = requireMethod(owner, name, descriptor);
    requireAccess(m.holder, target, owner);
    checkStatic(target, op == Op.INVOKESTATIC);
    return target;
  }

  private void requireAccess(Klass from, Method target, Klass owner) {
    if (!canAccess(from, target.holder, target.flags, owner)) {
      throw machine.raise(
          "java/lang/IllegalAccessError",
          (from.isInterface() ? "interface " : "class ")
              + shown(from).externalName()
              + " tried to access "
              + accessWord(target.flags)
              + "method '"
              + signature(target)
              + "' ("
              + machine.locations().pair(shown(from), target.holder)
              + ")");
    }
  }

  /**
   * A constant handle and the method it names must agree on what kind of method it is, and it must
   * be one that a class may use.
   */
  public void checkHandle(Klass from, Klass owner, ConstantPool pool, int index, boolean isStatic) {
    String name = pool.memberName(index);
    String descriptor = pool.memberDescriptor(index);
    if (pool.isInterfaceMember(index) != owner.isInterface()) {
      throw machine.raise(
          "java/lang/IncompatibleClassChangeError",
          "Method '"
              + signature(owner, name, descriptor)
              + "' must be "
              + (owner.isInterface() ? "InterfaceMethodref" : "Methodref")
              + " constant");
    }
    Method target = requireMethod(owner, name, descriptor);
    requireAccess(from, target, owner);
    checkStatic(target, isStatic);
  }

  private void checkStatic(Method target, boolean isStatic) {
    if (target.isStatic() != isStatic) {
      throw machine.raise(
          "java/lang/IncompatibleClassChangeError",
          "Expect"
              + (isStatic ? "ed static" : "ing non-static")
              + " method '"
              + signature(target)
              + "'");
    }
  }

  /** The method that a class has or inherits. */
  public Method requireMethod(Klass owner, String name, String descriptor) {
    Method target = owner.findMethod(name, descriptor);
    if (target == null) {
      target = machine.invokeLinker().findPolymorphic(owner, name);
    }
    if (target == null) {
      throw machine.raise(
          "java/lang/NoSuchMethodError", "'" + signature(owner, name, descriptor) + "'");
    }
    return target;
  }

  /** The instruction, the constant and the class must agree on whether it is an interface. */
  private void checkKind(
      Klass owner, String name, String descriptor, boolean interfaceEntry, int op) {
    String problem = null;
    if (op == Op.INVOKEVIRTUAL && owner.isInterface()) {
      problem = "Found interface " + owner.externalName() + ", but class was expected";
    } else if (op == Op.INVOKEINTERFACE && !owner.isInterface()) {
      problem = "Found class " + owner.externalName() + ", but interface was expected";
    } else if (interfaceEntry != owner.isInterface()) {
      problem =
          "Method '"
              + signature(owner, name, descriptor)
              + "' must be "
              + (interfaceEntry ? "Methodref" : "InterfaceMethodref")
              + " constant";
    }
    if (problem != null) {
      throw machine.raise("java/lang/IncompatibleClassChangeError", problem);
    }
  }

  /**
   * invokespecial: the superclass's implementation for {@code super.m()}, else the method itself.
   */
  public Method selectSpecial(Method from, Method target, int index) {
    if (target.isConstructor() || target.isPrivate()) {
      return target;
    }
    Klass owner = resolveClass(from.holder, from.file().pool().memberOwner(index));
    if (owner.isInterface() || owner == from.holder) {
      return target;
    }
    if (from.holder.superKlass != null && from.holder.isSubtypeOf(owner)) {
      Method m = from.holder.superKlass.findMethod(target.name, target.descriptor);
      return m == null ? target : m;
    }
    return target;
  }

  /** The virtual-table entry for a call through a class type; -1 if there is none. */
  public int vtableIndex(Method from, int index, Method target) {
    if (!target.holder.isInterface()) {
      return target.vtableIndex;
    }
    Klass owner = resolveClass(from.holder, from.file().pool().memberOwner(index));
    Method[] table = owner.vtable;
    for (int i = 0; i < table.length; i++) {
      Method m = table[i];
      if (m.name.equals(target.name) && m.descriptor.equals(target.descriptor) && !m.isPrivate()) {
        return i;
      }
    }
    return -1;
  }

  public String signature(Method m) {
    return signature(m.holder, m.name, m.descriptor);
  }

  /** {@code void pkg.Type.name(int, java.lang.String)}, as HotSpot writes methods in errors. */
  public static String signature(Klass owner, String name, String descriptor) {
    return signature(owner.prettyName() + "." + name, descriptor);
  }

  /** The same with a name that may be without its class. */
  public static String signature(String name, String descriptor) {
    StringBuilder b = new StringBuilder(typeName(Descriptors.returnType(descriptor)));
    b.append(' ').append(name).append('(');
    String separator = "";
    for (String p : Descriptors.parameterTypes(descriptor)) {
      b.append(separator).append(typeName(p));
      separator = ", ";
    }
    return b.append(')').toString();
  }

  public static String typeName(String descriptor) {
    return switch (descriptor.charAt(0)) {
      case 'Z' -> "boolean";
      case 'B' -> "byte";
      case 'C' -> "char";
      case 'S' -> "short";
      case 'I' -> "int";
      case 'J' -> "long";
      case 'F' -> "float";
      case 'D' -> "double";
      case 'V' -> "void";
      case '[' -> typeName(descriptor.substring(1)) + "[]";
      default -> descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
    };
  }
}
