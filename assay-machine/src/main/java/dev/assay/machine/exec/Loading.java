package dev.assay.machine.exec;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.UnsupportedVersionException;
import dev.assay.machine.code.Op;
import dev.assay.machine.flow.VerifyException;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.lang.reflect.Modifier;

/**
 * Class loading. The three built-in loaders are served by the machine itself; for any other loader
 * the program's own {@code loadClass} runs, in a frame on top of the instruction that needs the
 * class, and the instruction is executed again afterwards.
 */
public final class Loading {
  private final Machine machine;
  private final Universe universe;
  private Method loadAndWrap;
  private Method loadPlain;

  public Loading(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
  }

  /**
   * The class of that name as the loader sees it. A class that cannot be found raises
   * NoClassDefFoundError caused by the loader's ClassNotFoundException.
   */
  public Klass load(int loader, String name) {
    return load(loader, name, true);
  }

  /** Same, but with {@code wrap} false the loader's own exception goes through. */
  public Klass load(int loader, String name, boolean wrap) {
    Klass k = universe.loaded(loader, name);
    if (k != null) {
      return k;
    }
    if (name.charAt(0) == '[') {
      return loadArray(loader, name, wrap);
    }
    if (loader == 0) {
      k = universe.boot(name);
      if (k == null) {
        throw wrap
            ? machine.raise("java/lang/NoClassDefFoundError", name)
            : machine.raise("java/lang/ClassNotFoundException", name.replace('/', '.'));
      }
      return k;
    }
    if (loader == machine.appLoader() || loader == machine.platformLoader()) {
      k = loadBuiltin(loader, name);
      if (k != null) {
        universe.recordInitiating(loader, name, k);
        return k;
      }
    }
    callLoader(loader, name, wrap);
    throw Suspend.CALL_FIRST;
  }

  private Klass loadArray(int loader, String name, boolean wrap) {
    int dims = 0;
    while (name.charAt(dims) == '[') {
      dims++;
    }
    char kind = name.charAt(dims);
    Klass k =
        kind == 'L'
            ? load(loader, name.substring(dims + 1, name.length() - 1), wrap)
            : universe.primitive(kind);
    for (int i = 0; i < dims; i++) {
      k = k.arrayOf();
    }
    return k;
  }

  /** What the application and platform loaders would find; null if nothing. */
  private Klass loadBuiltin(int loader, String name) {
    int slash = name.lastIndexOf('/');
    String packageName = slash < 0 ? "" : name.substring(0, slash);
    Integer module = machine.packageModule(packageName);
    if (module != null) {
      int owner = machine.moduleLoader(module);
      if (owner == 0) {
        return universe.boot(name);
      }
      Klass k = universe.loaded(owner, name);
      if (k != null) {
        return k;
      }
      byte[] bytes = universe.jdk().classBytes(name);
      return bytes == null ? null : define(owner, name, bytes, -1);
    }
    return loader == machine.appLoader() ? loadFromClassPath(loader, name) : null;
  }

  public Klass loadFromClassPath(int loader, String name) {
    Klass k = universe.loaded(loader, name);
    if (k != null) {
      return k;
    }
    ClassPath.Found found = universe.classPath().find(name);
    return found == null ? null : define(loader, name, found.bytes(), found.entry());
  }

  /** Defines a class of a module that belongs to a loader other than the bootstrap loader. */
  public Klass loadFromModule(int loader, String name) {
    Klass k = universe.loaded(loader, name);
    if (k != null) {
      return k;
    }
    byte[] bytes = universe.jdk().classBytes(name);
    return bytes == null ? null : define(loader, name, bytes, -1);
  }

  private Klass define(int loader, String name, byte[] bytes, int entry) {
    ClassFile file = parse(name, bytes);
    if (!file.name().equals(name)) {
      throw machine.raise(
          "java/lang/NoClassDefFoundError", name + " (wrong name: " + file.name() + ")");
    }
    Klass k = define(loader, name, file);
    k.codeSource = entry;
    return k;
  }

  /** Parses a class file; a damaged one raises the error HotSpot gives. */
  public ClassFile parse(String name, byte[] bytes) {
    try {
      return universe.parse(bytes);
    } catch (UnsupportedVersionException e) {
      throw machine.raise("java/lang/UnsupportedClassVersionError", e.getMessage());
    } catch (ClassFormatException e) {
      throw machine.raise("java/lang/ClassFormatError", e.getMessage());
    }
  }

  /** Defines a parsed class: loads its supertypes first and checks them. */
  public Klass define(int loader, String name, ClassFile file) {
    Klass superKlass = file.superName() == null ? null : load(loader, file.superName());
    String[] names = file.interfaces();
    Klass[] interfaces = new Klass[names.length];
    for (int i = 0; i < names.length; i++) {
      interfaces[i] = load(loader, names[i]);
    }
    checkHierarchy(loader, name, file, superKlass, interfaces);
    Klass k = universe.define(file, name, superKlass, interfaces, loader);
    if (loader != 0 && loader != machine.platformLoader()) {
      verify(k);
    }
    return k;
  }

  /**
   * Verifies a class's code, all of it, as HotSpot does: what is wrong is told when the class is
   * about to be initialised. Classes of the JDK are trusted.
   */
  private static void verify(Klass k) {
    try {
      for (Method m : k.methods) {
        if (m.codeAttribute() != null) {
          m.flow();
        }
      }
    } catch (VerifyException | ClassFormatException e) {
      k.verifyError = e.getMessage();
      k.trivialInitialization = false;
    }
  }

  private void checkHierarchy(
      int loader, String name, ClassFile file, Klass superKlass, Klass[] interfaces) {
    String shown = name.replace('/', '.');
    if (superKlass == null) {
      return;
    }
    if (superKlass.isInterface() && !Modifier.isInterface(file.accessFlags())) {
      throw machine.raise(
          "java/lang/IncompatibleClassChangeError",
          "class " + shown + " has interface " + superKlass.externalName() + " as super class");
    }
    if (Modifier.isFinal(superKlass.flags)) {
      String what = "class " + shown + " cannot inherit from final class " + superKlass.externalName();
      throw machine.raise(
          universe.feature() >= 16
              ? "java/lang/IncompatibleClassChangeError"
              : "java/lang/VerifyError",
          what);
    }
    for (Klass i : interfaces) {
      if (!i.isInterface()) {
        throw machine.raise(
            "java/lang/IncompatibleClassChangeError",
            "class " + shown + " can not implement " + i.externalName() + ", because it is not an interface");
      }
    }
  }

  // ---- the program's own loaders ----

  private void callLoader(int loader, String name, boolean wrap) {
    GuestThread t = machine.current();
    prepareTrampolines();
    t.pushValue(loader);
    t.pushValue(machine.strings().make(name.replace('/', '.')));
    machine.slowPath().pushFrame(t, wrap ? loadAndWrap : loadPlain);
  }

  /**
   * Frames that call {@code loadClass} and note the result. Their names begin with '!': the caller
   * executes its instruction again when they have returned.
   */
  private void prepareTrampolines() {
    if (loadAndWrap != null) {
      return;
    }
    Klass loaderKlass = universe.require("java/lang/ClassLoader");
    Method loadClass = loaderKlass.declared("loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
    loadAndWrap = trampoline(loaderKlass, "!loadClassOrError", loadClass);
    loadAndWrap.handlers =
        new Method.Handler[] {new Method.Handler(0, 4, 5, 0)};
    loadPlain = trampoline(loaderKlass, "!loadClass", loadClass);
  }

  private Method trampoline(Klass holder, String name, Method loadClass) {
    long[] code = {
      Op.word(Op.LOAD, 0, 0),
      Op.word(Op.LOAD, 1, 0),
      Op.word(Op.INVOKEVIRTUAL_Q, 2, loadClass.vtableIndex),
      Op.word(Op.RECORD_LOADED, 0, 0),
      Op.word(Op.RETURN0, 0, 0),
      Op.word(Op.RECORD_LOADED, 1, 0),
    };
    return universe.synthetic(holder, name, "(Ljava/lang/Object;Ljava/lang/Object;)V", 1, code);
  }

  /** Called by the trampolines: a loader has answered, or has thrown. */
  void recordLoaded(GuestThread t) {
    int base = t.bases[t.depth];
    int loader = (int) t.stack[base];
    String name = machine.strings().get((int) t.stack[base + 1]).replace('.', '/');
    int result = (int) t.stack[t.sp - 1];
    if (Op.a(t.method().code[t.pc()]) == 1) {
      t.pop();
      Klass k = machine.heap().klass[result];
      if (k.isSubtypeOf(universe.require("java/lang/ClassNotFoundException"))) {
        throw machine.raise("java/lang/NoClassDefFoundError", name, result);
      }
      throw new GuestThrow(result);
    }
    if (result == 0) {
      t.pop();
      throw machine.raise("java/lang/NoClassDefFoundError", name);
    }
    Klass k = machine.klassOf(result);
    if (!k.name.equals(name)) {
      t.pop();
      throw machine.raise(
          "java/lang/NoClassDefFoundError", name + " (wrong name: " + k.name + ")");
    }
    universe.recordInitiating(loader, name, k);
    t.sp--;
    t.pcs[t.depth]++;
  }
}
