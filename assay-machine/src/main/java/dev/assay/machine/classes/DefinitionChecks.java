package dev.assay.machine.classes;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.MethodInfo;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What HotSpot checks while it defines a class, beyond the shape of the class file: names, flags
 * and the class's relation to its supertypes. Every failed check raises HotSpot's error with its
 * text.
 */
final class DefinitionChecks {
  private static final int ACC_SUPER = 0x20;
  private static final int ACC_ANNOTATION = 0x2000;
  private static final int ACC_ENUM = 0x4000;
  private static final int ACC_MODULE = 0x8000;
  private static final int JAVA_5 = 49;

  private final Machine machine;

  DefinitionChecks(Machine machine) {
    this.machine = machine;
  }

  private GuestThrow formatError(String message) {
    return machine.raise("java/lang/ClassFormatError", message);
  }

  private GuestThrow incompatible(String message) {
    return machine.raise("java/lang/IncompatibleClassChangeError", message);
  }

  // ---- the class file alone ----

  /** {@code given} is the name under which the class is to be defined, or null. */
  void checkFile(String given, ClassFile file) {
    file.checkFormat(false);
    checkFlags(file);
    if (given != null && !file.name().equals(given)) {
      throw machine.raise(
          "java/lang/NoClassDefFoundError", given + " (wrong name: " + file.name() + ")");
    }
    if (Modifier.isInterface(file.accessFlags()) && !"java/lang/Object".equals(file.superName())) {
      throw formatError(
          "Interfaces must have java.lang.Object as superclass in class file " + file.name());
    }
    Set<String> seen = new HashSet<>();
    for (String i : file.interfaces()) {
      if (!seen.add(i)) {
        throw formatError("Duplicate interface name \"" + i + "\" in class file " + file.name());
      }
    }
    file.checkFormat(true);
  }

  private void checkFlags(ClassFile file) {
    int flags = file.accessFlags();
    if ((flags & ACC_MODULE) != 0) {
      throw machine.raise(
          "java/lang/NoClassDefFoundError",
          file.name() + " is not a class because access_flag ACC_MODULE is set");
    }
    boolean isInterface = Modifier.isInterface(flags);
    boolean strict = file.majorVersion() >= JAVA_5;
    boolean illegal =
        (Modifier.isAbstract(flags) && Modifier.isFinal(flags))
            || (isInterface && !Modifier.isAbstract(flags))
            || (isInterface && strict && (flags & (ACC_SUPER | ACC_ENUM)) != 0)
            || (!isInterface && strict && (flags & ACC_ANNOTATION) != 0);
    if (illegal) {
      throw formatError(
          "Illegal class modifiers in class "
              + file.name()
              + ": 0x"
              + Integer.toHexString(flags & 0xffff).toUpperCase(java.util.Locale.ROOT));
    }
  }

  // ---- supertypes ----

  /** An interface that was just loaded, on behalf of a class that implements it. */
  void checkInterface(String name, Klass i) {
    if (!i.isInterface()) {
      throw incompatible(
          "class "
              + name.replace('/', '.')
              + " can not implement "
              + i.externalName()
              + ", because it is not an interface ("
              + i.externalName()
              + " is in "
              + machine.locations().of(i)
              + ")");
    }
  }

  void checkSupertypes(
      int loader, String name, ClassFile file, Klass superKlass, Klass[] interfaces) {
    if (superKlass == null) {
      return;
    }
    String shown = name.replace('/', '.');
    if (superKlass.isInterface()) {
      throw incompatible(
          "class " + shown + " has interface " + superKlass.externalName() + " as super class");
    }
    if (Modifier.isFinal(superKlass.flags)) {
      throw incompatible(
          "class " + shown + " cannot inherit from final class " + superKlass.externalName());
    }
    checkSealed(loader, file, superKlass);
    checkAccess(loader, file, superKlass, "superclass");
    for (Klass i : interfaces) {
      checkSealed(loader, file, i);
      checkAccess(loader, file, i, "superinterface");
    }
    checkFinalMethods(loader, file, superKlass);
  }

  private static String packageOf(String name) {
    int slash = name.lastIndexOf('/');
    return slash < 0 ? "" : name.substring(0, slash);
  }

  private static boolean samePackage(int loader, ClassFile file, Klass k) {
    return loader == k.loader && packageOf(file.name()).equals(k.packageName());
  }

  private void checkAccess(int loader, ClassFile file, Klass supertype, String what) {
    if (Modifier.isPublic(supertype.flags)
        || samePackage(loader, file, supertype)
        || Linker.isMagic(supertype)) {
      return;
    }
    String shown = file.name().replace('/', '.');
    String here = machine.locations().of(loader, packageOf(file.name()));
    String there = machine.locations().of(supertype);
    String places =
        here.equals(there)
            ? shown + " and " + supertype.externalName() + " are in " + here
            : shown + " is in " + here + "; " + supertype.externalName() + " is in " + there;
    throw machine.raise(
        "java/lang/IllegalAccessError",
        (Modifier.isInterface(file.accessFlags()) ? "interface " : "class ")
            + shown
            + " cannot access its "
            + what
            + " "
            + supertype.externalName()
            + " ("
            + places
            + ")");
  }

  private void checkSealed(int loader, ClassFile file, Klass supertype) {
    String[] permitted = supertype.file == null ? null : supertype.file.permittedSubclasses();
    if (permitted == null) {
      return;
    }
    String shown = file.name().replace('/', '.');
    String packageName = packageOf(file.name());
    int module = machine.modules().module(loader, packageName);
    int sealedModule = machine.modules().module(supertype.loader, supertype.packageName());
    String detail = null;
    if (module != sealedModule) {
      detail =
          "Failed same module check: subclass "
              + shown
              + " is in module '"
              + moduleText(module)
              + "' with loader "
              + machine.locations().ofLoader(loader)
              + ", and sealed class "
              + supertype.externalName()
              + " is in module '"
              + moduleText(sealedModule)
              + "' with loader "
              + machine.locations().ofLoader(supertype.loader);
    } else if (!Modifier.isPublic(file.accessFlags()) && !samePackage(loader, file, supertype)) {
      detail =
          "Failed same package check: non-public subclass "
              + shown
              + " is in package '"
              + packageName.replace('/', '.')
              + "' with classloader "
              + machine.locations().ofLoader(loader)
              + ", and sealed class "
              + supertype.externalName()
              + " is in package '"
              + supertype.packageName().replace('/', '.')
              + "' with classloader "
              + machine.locations().ofLoader(supertype.loader);
    } else if (!List.of(permitted).contains(file.name())) {
      detail =
          "Failed listed permitted subclass check: class "
              + shown
              + " is not a permitted subclass of "
              + supertype.externalName();
    }
    if (detail != null) {
      throw incompatible(
          machine.universe().feature() >= 21 ? detail : oldSealedText(shown, file, supertype));
    }
  }

  private static String oldSealedText(String shown, ClassFile file, Klass supertype) {
    if (!supertype.isInterface()) {
      return "class " + shown + " cannot inherit from sealed class " + supertype.externalName();
    }
    return Modifier.isInterface(file.accessFlags())
        ? "class " + shown + " cannot extend sealed interface " + supertype.externalName()
        : "class " + shown + " cannot implement sealed interface " + supertype.externalName();
  }

  private String moduleText(int module) {
    String name = machine.locations().moduleName(module);
    return name == null ? "unnamed module" : name;
  }

  private void checkFinalMethods(int loader, ClassFile file, Klass superKlass) {
    if (Modifier.isInterface(file.accessFlags())) {
      return;
    }
    for (MethodInfo m : file.methods()) {
      int skipped = Modifier.PRIVATE | Modifier.STATIC;
      if ((m.flags() & skipped) != 0 || m.name().charAt(0) == '<') {
        continue;
      }
      for (Klass k = superKlass; k != null; k = k.superKlass) {
        Method overridden = k.declared(m.name(), m.descriptor());
        if (overridden != null
            && Modifier.isFinal(overridden.flags)
            && (overridden.flags & skipped) == 0
            && (isInherited(overridden) || samePackage(loader, file, k))) {
          throw incompatible(
              "class "
                  + file.name().replace('/', '.')
                  + " overrides final method "
                  + k.externalName()
                  + "."
                  + m.name()
                  + m.descriptor());
        }
      }
    }
  }

  private static boolean isInherited(Method m) {
    return Modifier.isPublic(m.flags) || Modifier.isProtected(m.flags);
  }

  /** Whether two definitions of a name are the same class. */
  static boolean isSame(Klass k, ClassFile file, Klass superKlass, Klass[] interfaces) {
    return k.superKlass == superKlass
        && Arrays.equals(k.interfaces, interfaces)
        && Arrays.equals(k.file.bytes(), file.bytes());
  }
}
