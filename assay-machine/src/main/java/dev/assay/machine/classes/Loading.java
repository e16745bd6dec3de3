package dev.assay.machine.classes;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.UnsupportedVersionException;
import dev.assay.machine.code.Op;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.flow.VerifyException;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.threads.FrameCursor;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.Suspend;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Class loading. The three built-in loaders are served by the machine itself; for any other loader
 * the program's own {@code loadClass} runs, in a frame on top of the instruction that needs the
 * class, and the instruction is executed again afterwards.
 */
public final class Loading {
  // Parts of the class file parser's messages.
  private static final String UNKNOWN = "<Unknown>";
  private static final String OLD_VERSION = "Unsupported class file version ";
  private static final String TRUNCATED = "Truncated class file";

  private final Machine machine;
  private final Universe universe;
  private final DefinitionChecks checks;

  /** Classes that built-in loaders are defining; their supertypes are loaded by recursion. */
  private final Set<String> underWay = new HashSet<>();

  private Method loadAndWrap;
  private Method loadPlain;

  public Loading(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
    this.checks = new DefinitionChecks(machine);
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
    return load(loader, name, name, wrap);
  }

  /** An error names {@code wanted}, which is an array type where only its elements are missing. */
  private Klass load(int loader, String name, String wanted, boolean wrap) {
    Klass k = loaded(loader, name);
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
            ? machine.raise("java/lang/NoClassDefFoundError", wanted)
            : machine.raise("java/lang/ClassNotFoundException", wanted);
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
    callLoader(loader, name, wanted, wrap);
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
            ? load(loader, name.substring(dims + 1, name.length() - 1), name, wrap)
            : universe.primitive(kind);
    for (int i = 0; i < dims; i++) {
      k = k.arrayOf();
    }
    return k;
  }

  /** Whether a built-in loader would not find a class; of other loaders nothing is known. */
  boolean isMissing(int loader, String name) {
    return loader == machine.appLoader()
        && loaded(loader, name) == null
        && name.charAt(0) != '['
        && loadBuiltin(loader, name) == null;
  }

  /** What the application and platform loaders would find; null if nothing. */
  private Klass loadBuiltin(int loader, String name) {
    int slash = name.lastIndexOf('/');
    String packageName = slash < 0 ? "" : name.substring(0, slash);
    Integer module = machine.modules().packageModule(packageName);
    if (module != null) {
      int owner = machine.modules().moduleLoader(module);
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
    if (!underWay.add(name)) {
      throw machine.raise("java/lang/ClassCircularityError", name);
    }
    try {
      return define(loader, name, file, entry, false);
    } finally {
      underWay.remove(name);
    }
  }

  /**
   * Parses a class file that is to be defined under a name, or under its own if that is null. A
   * damaged one raises the error HotSpot gives.
   */
  public ClassFile parse(String name, byte[] bytes) {
    try {
      ClassFile file = universe.parse(bytes);
      checks.checkFile(name, file);
      return file;
    } catch (UnsupportedVersionException e) {
      String message = e.getMessage();
      throw machine.raise(
          "java/lang/UnsupportedClassVersionError",
          message.startsWith(OLD_VERSION) ? oldVersion(name, message) : message);
    } catch (ClassFormatException e) {
      throw machine.raise("java/lang/ClassFormatError", formatMessage(name, e.getMessage()));
    }
  }

  private static String oldVersion(String name, String message) {
    return (name == null ? UNKNOWN : name)
        + " (class file version "
        + message.substring(OLD_VERSION.length())
        + ") was compiled with an invalid major version";
  }

  /** HotSpot says in which class, but not where in it. */
  private static String formatMessage(String name, String message) {
    if (message.startsWith(TRUNCATED)) {
      return TRUNCATED;
    }
    return name == null ? message : message.replace(UNKNOWN, name);
  }

  /** Defines a parsed class: loads its supertypes first, in HotSpot's order, and checks them. */
  public Klass define(int loader, String name, ClassFile file) {
    return define(loader, name, file, -1, false);
  }

  private Klass define(int loader, String name, ClassFile file, int entry, boolean injected) {
    String[] names = file.interfaces();
    Klass[] interfaces = new Klass[names.length];
    for (int i = 0; i < names.length; i++) {
      interfaces[i] = loadSupertype(loader, file, names[i]);
      checks.checkInterface(name, interfaces[i]);
    }
    Klass superKlass =
        file.superName() == null ? null : loadSupertype(loader, file, file.superName());
    checks.checkSupertypes(loader, name, file, superKlass, interfaces);
    Klass known = null;
    Klass k = null;
    // Machines that need the class at the same time must get one class, and all of it.
    synchronized (universe) {
      if (name.equals(file.name())) {
        known = universe.loaded(loader, name);
      }
      if (known == null) {
        k = universe.define(file, name, superKlass, interfaces, loader);
        k.codeSource = entry;
        k.injected = injected;
        if (loader != 0 && loader != machine.platformLoader()) {
          verify(k);
        }
      }
    }
    if (known != null) {
      return definedBefore(known, file, superKlass, interfaces);
    }
    if (injected || !isBuiltIn(loader)) {
      // From now on the class exists in this state; what built-in loaders find exists in all.
      machine.mirror(k);
    }
    return k;
  }

  /** Defines a class under its own name for a loader that must not have defined that name yet. */
  public Klass defineNew(int loader, ClassFile file) {
    Klass known = loaded(loader, file.name());
    if (known != null && known.loader == loader) {
      throw machine.raise(
          "java/lang/LinkageError",
          "loader "
              + machine.locations().ofLoader(loader)
              + " attempted duplicate "
              + (known.isInterface() ? "interface" : "class")
              + " definition for "
              + known.externalName()
              + ". ("
              + known.externalName()
              + " is in "
              + machine.locations().of(known)
              + parentDescription(loader)
              + ")");
    }
    return define(loader, file.name(), file, -1, true);
  }

  private String parentDescription(int loader) {
    if (isBuiltIn(loader)) {
      return "";
    }
    Field f = machine.heap().klass[loader].findField("parent", null);
    int parent = (int) machine.heap().field(loader, f.slot);
    return ", parent loader " + machine.locations().ofLoader(parent);
  }

  /**
   * Defines a hidden class on behalf of another class. Its name ends with a number; the same class
   * defined again gets the next one.
   */
  Klass defineHidden(Klass lookup, String prefix, ClassFile file, long number) {
    for (long n = number; ; n++) {
      String name = prefix + "/0x" + String.format("%016x", n);
      Klass known;
      synchronized (universe) {
        known = universe.hiddenClass(lookup.loader, name);
        if (known == null) {
          Klass k = define(lookup.loader, name, file);
          universe.recordHidden(k);
          return k;
        }
      }
      if (!machine.heap().isLive(known.mirror)) {
        // Only another path has it; there it was made from the same bytes, which give the number.
        return definedBefore(known, file, known.superKlass, known.interfaces);
      }
    }
  }

  private Klass loadSupertype(int loader, ClassFile file, String supertype) {
    if (!isBuiltIn(loader)
        && loaded(loader, supertype) == null
        && (supertype.equals(file.name()) || isBeingDefined(loader, supertype))) {
      throw machine.raise("java/lang/ClassCircularityError", supertype);
    }
    return load(loader, supertype);
  }

  /**
   * Another path of the search has defined this class already; in the current state it does not
   * exist yet. It is the same class if it looks the same.
   */
  private Klass definedBefore(Klass k, ClassFile file, Klass superKlass, Klass[] interfaces) {
    if (!DefinitionChecks.isSame(k, file, superKlass, interfaces)) {
      throw new Unsupported("class " + k.externalName() + " defined differently on another path");
    }
    machine.mirror(k);
    return k;
  }

  private boolean isBuiltIn(int loader) {
    return loader == 0 || loader == machine.appLoader() || loader == machine.platformLoader();
  }

  /**
   * The class that a loader is known to give for a name, or null. What a loader of the program has
   * defined exists only in the states in which its class object does.
   */
  public Klass loaded(int loader, String name) {
    Klass k = universe.loaded(loader, name);
    Klass element = k;
    while (element != null && element.component != null) {
      element = element.component;
    }
    boolean exists =
        element == null
            || (isBuiltIn(element.loader) && !element.injected)
            || machine.heap().isLive(element.mirror);
    return exists ? k : null;
  }

  /** Whether the current thread is already defining this class, waiting for a supertype of it. */
  private boolean isBeingDefined(int loader, String name) {
    GuestThread t = machine.current();
    FrameCursor cursor = new FrameCursor(machine, t);
    while (cursor.advance()) {
      Method m = cursor.method;
      if (cursor.index < 0
          && cursor.arguments >= 0
          && m.name.equals("defineClass1")
          && t.stack[cursor.arguments] == loader
          && name.equals(nameIn(t, cursor.arguments))) {
        return true;
      }
    }
    return false;
  }

  /** The name of the class that the arguments of a defineClass1 under way define. */
  private String nameIn(GuestThread t, int arguments) {
    byte[] all = machine.heap().bytes((int) t.stack[arguments + 2]);
    int offset = (int) t.stack[arguments + 3];
    int length = (int) t.stack[arguments + 4];
    return universe.parse(Arrays.copyOfRange(all, offset, offset + length)).name();
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

  // ---- the program's own loaders ----

  private void callLoader(int loader, String name, String wanted, boolean wrap) {
    GuestThread t = machine.current();
    prepareTrampolines();
    t.pushValue(loader);
    t.pushValue(machine.strings().make(name.replace('/', '.')));
    t.pushValue(machine.strings().make(wanted));
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
    loadPlain =
        universe.shared("!loadClass", () -> trampoline(loaderKlass, "!loadClass", loadClass));
    loadAndWrap =
        universe.shared(
            "!loadClassOrError",
            () -> {
              Method m = trampoline(loaderKlass, "!loadClassOrError", loadClass);
              m.handlers = new Method.Handler[] {new Method.Handler(0, 4, 5, 0)};
              return m;
            });
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
    String descriptor = "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)V";
    return universe.synthetic(holder, name, descriptor, 1, code);
  }

  /** Called by the trampolines: a loader has answered, or has thrown. */
  public void recordLoaded(GuestThread t) {
    int base = t.bases[t.depth];
    int loader = (int) t.stack[base];
    String name = machine.strings().get((int) t.stack[base + 1]).replace('.', '/');
    int result = (int) t.stack[t.sp - 1];
    if (Op.a(t.method().code[t.pc()]) == 1) {
      Klass k = machine.heap().klass[result];
      if (!k.isSubtypeOf(universe.require("java/lang/ClassNotFoundException"))) {
        throw leave(t, new GuestThrow(result));
      }
      Klass from = t.depth == 0 ? null : t.methods[t.depth - 1].holder;
      if (from != null && from.loader == loader) {
        machine.linker().noteUnresolvable(from, name);
      }
      String wanted = machine.strings().get((int) t.stack[base + 2]);
      throw leave(t, machine.raise("java/lang/NoClassDefFoundError", wanted, result));
    }
    Klass k = result == 0 ? null : machine.klassOf(result);
    if (k == null || !k.name.equals(name)) {
      boolean wraps = t.method() == loadAndWrap;
      throw leave(
          t,
          machine.raise(
              wraps ? "java/lang/NoClassDefFoundError" : "java/lang/ClassNotFoundException", name));
    }
    universe.recordInitiating(loader, name, k);
    t.sp--;
    t.pcs[t.depth]++;
  }

  /**
   * Drops the trampoline's frame; not earlier, since stack traces need it to see what called it.
   */
  private static GuestThrow leave(GuestThread t, GuestThrow exception) {
    t.pop();
    return exception;
  }
}
