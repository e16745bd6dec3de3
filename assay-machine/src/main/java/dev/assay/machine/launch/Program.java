package dev.assay.machine.launch;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.UnsupportedVersionException;
import dev.assay.machine.exec.Exit;
import dev.assay.machine.exec.GuestThread;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.lang.reflect.Modifier;
import java.util.List;

/**
 * A program in a booted machine, from its entry to its end. The entry is a main method, or any
 * method given as {@code Class#method}: a static one is called as it is, an instance one on a new
 * object.
 */
public final class Program {
  private static final String MAIN = "([Ljava/lang/String;)V";

  private final Machine machine;
  private final Universe universe;

  public Program(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
  }

  /** Runs to the end and returns the exit status as {@code java} would. */
  public int run(String className, String methodName, List<String> arguments) {
    try {
      int status = runEntry(className, methodName, arguments);
      return shutDown(status);
    } catch (Exit e) {
      return e.status;
    }
  }

  private int runEntry(String className, String methodName, List<String> arguments) {
    String internal = className.replace('.', '/');
    checkTarget(internal);
    Klass k = machine.loading().load(machine.appLoader(), internal);
    Method entry = methodName == null ? mainMethod(k) : namedMethod(k, methodName);
    GuestThread t = machine.current();
    t.depth = -1;
    t.sp = 0;
    boolean uncaught = false;
    try {
      if (entry.isStatic()) {
        call(k, entry, arguments);
      } else {
        callOnNewObject(k, entry, arguments);
      }
    } catch (GuestThrow e) {
      uncaught = true;
      dispatchUncaught(t, e.object);
    }
    detach(t);
    return uncaught ? 1 : 0;
  }

  /** A target that cannot be used is the user's mistake, not an exception of the program. */
  private void checkTarget(String internal) {
    if (universe.jdk().classBytes(internal) != null) {
      return;
    }
    ClassPath.Found found = universe.classPath().find(internal);
    if (found == null) {
      throw new InputProblem(
          "no class " + internal.replace('/', '.') + " on the class path; check the name and -cp");
    }
    try {
      String name = universe.parse(found.bytes()).name();
      if (!name.equals(internal)) {
        throw new InputProblem(
            "the class file for "
                + internal.replace('/', '.')
                + " holds class "
                + name.replace('/', '.')
                + "; give that name and the matching class path");
      }
    } catch (UnsupportedVersionException e) {
      throw new InputProblem(
          "class "
              + internal.replace('/', '.')
              + " was compiled for a newer Java than JDK "
              + universe.feature()
              + "; use --jdk with a newer JDK");
    } catch (ClassFormatException e) {
      throw new InputProblem("class file of " + internal.replace('/', '.') + " is damaged: " + e.getMessage());
    }
  }

  private Method mainMethod(Klass k) {
    for (Klass c = k; c != null; c = c.superKlass) {
      Method m = c.declared("main", MAIN);
      if (m != null && m.isStatic() && Modifier.isPublic(m.flags)) {
        return m;
      }
    }
    if (universe.feature() >= 25) {
      for (String descriptor : new String[] {MAIN, "()V"}) {
        for (Klass c = k; c != null; c = c.superKlass) {
          Method m = c.declared("main", descriptor);
          if (m != null && !m.isPrivate()) {
            return m;
          }
        }
      }
    }
    throw new InputProblem(
        "class " + k.externalName() + " has no method public static void main(String[])");
  }

  private Method namedMethod(Klass k, String name) {
    Method found = null;
    for (Klass c = k; c != null && found == null; c = c.superKlass) {
      for (Method m : c.methods) {
        if (m.name.equals(name) && (m.descriptor.startsWith("()") || m.descriptor.equals(MAIN))) {
          found = m;
        }
      }
    }
    if (found == null) {
      throw new InputProblem(
          "class " + k.externalName() + " has no method " + name + " without parameters");
    }
    return found;
  }

  private void call(Klass k, Method entry, List<String> arguments) {
    initialize(k);
    if (entry.descriptor.equals(MAIN)) {
      machine.call(entry, argumentArray(arguments));
    } else {
      machine.call(entry);
    }
  }

  private void callOnNewObject(Klass k, Method entry, List<String> arguments) {
    Method constructor = k.declared("<init>", "()V");
    if (constructor == null || k.isAbstract()) {
      throw new InputProblem(
          "class " + k.externalName() + " cannot be instantiated without arguments, which "
              + entry.name + " needs");
    }
    initialize(k);
    int object = machine.newInstance(k);
    machine.call(constructor, object);
    if (entry.descriptor.equals(MAIN)) {
      machine.call(entry, object, argumentArray(arguments));
    } else {
      machine.call(entry, object);
    }
  }

  private void initialize(Klass k) {
    Klass unsafe = universe.require("jdk/internal/misc/Unsafe");
    machine.call(
        unsafe.declared("ensureClassInitialized0", "(Ljava/lang/Class;)V"), 0, machine.mirror(k));
  }

  private int argumentArray(List<String> arguments) {
    int[] refs = arguments.stream().mapToInt(machine.strings()::make).toArray();
    return machine.newObjectArray(machine.strings().klass().arrayOf(), refs);
  }

  private void dispatchUncaught(GuestThread t, int exception) {
    Klass thread = universe.require("java/lang/Thread");
    Method dispatch = thread.declared("dispatchUncaughtException", "(Ljava/lang/Throwable;)V");
    try {
      machine.call(dispatch, t.object, exception);
    } catch (GuestThrow ignored) {
      // As in HotSpot, an exception of the handler itself is dropped.
    }
  }

  /** The main thread ends like any other; what comes after runs on a thread of the JVM's own. */
  private void detach(GuestThread t) {
    Klass thread = universe.require("java/lang/Thread");
    try {
      machine.call(thread.declared("exit", "()V"), t.object);
    } catch (GuestThrow ignored) {
      // Nothing can be done about it at this point.
    }
    machine.setThreadStatus(t.object, Machine.THREAD_TERMINATED);
    machine.threads().notifyAll(t.object);
    machine.threads().awaitNonDaemons(t);
  }

  private int shutDown(int status) {
    Klass shutdown = universe.require("java/lang/Shutdown");
    machine.call(shutdown.declared("shutdown", "()V"));
    return status;
  }
}
