package dev.assay.machine.classes;

import dev.assay.machine.Machine;
import dev.assay.machine.code.Op;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.reflect.ReflectiveCalls;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.nio.file.Path;

/**
 * Protection domains of classes. A loader of the program gives one with each class it defines. The
 * built-in loaders, whose work the machine does, would make one from the place a class came from:
 * that is done when somebody asks for it, with the JDK's own code.
 */
public final class ProtectionDomains {
  private final Machine machine;
  private final Universe universe;
  private final Heap heap;

  // Addresses in the code below.
  private static final int FROM_PATH = 1;
  private static final int FROM_URL = 8;
  private static final int FROM_CODE_SOURCE = 13;
  private static final int RETURN = 23;
  private static final int NONE = 24;

  public ProtectionDomains(Machine machine) {
    this.machine = machine;
    this.universe = machine.universe();
    this.heap = machine.heap();
  }

  private int slot() {
    Field f = universe.classKlass().declaredField("protectionDomain");
    return f == null ? Klass.DOMAIN : f.slot;
  }

  /** Notes the domain that a class was defined with; 0 for none. */
  public void record(Klass k, int domain) {
    if (domain != 0) {
      heap.setField(machine.mirror(k), slot(), domain);
    }
  }

  /**
   * Code for the method that gives a class's domain. Locals: the class, a path or URL as text, the
   * URL, the code source.
   */
  public long[] code(Method m) {
    Klass file = universe.require("java/io/File");
    Klass url = universe.require("java/net/URL");
    Klass source = universe.require("java/security/CodeSource");
    Klass parser = universe.require("sun/net/www/ParseUtil");
    Klass secure = universe.require("java/security/SecureClassLoader");
    return new long[] {
      step(ReflectiveCalls.FIND_DOMAIN),
      allocate(m, FROM_PATH, file),
      Op.word(Op.DUP, 0, 0),
      Op.word(Op.LOAD, 1, 0),
      special(file, "<init>", "(Ljava/lang/String;)V"),
      Op.word(
          Op.INVOKESTATIC_Q,
          1,
          method(parser, "fileToEncodedURL", "(Ljava/io/File;)Ljava/net/URL;").id),
      Op.word(Op.STORE, 2, 0),
      Op.word(Op.GOTO, 0, FROM_CODE_SOURCE),
      allocate(m, FROM_URL, url),
      Op.word(Op.DUP, 0, 0),
      Op.word(Op.LOAD, 1, 0),
      special(url, "<init>", "(Ljava/lang/String;)V"),
      Op.word(Op.STORE, 2, 0),
      allocate(m, FROM_CODE_SOURCE, source),
      Op.word(Op.DUP, 0, 0),
      Op.word(Op.LOAD, 2, 0),
      Op.word(Op.PUSH, 0, 0),
      special(source, "<init>", "(Ljava/net/URL;[Ljava/security/CodeSigner;)V"),
      Op.word(Op.STORE, 3, 0),
      step(ReflectiveCalls.PUSH_LOADER),
      Op.word(Op.LOAD, 3, 0),
      special(
          secure,
          "getProtectionDomain",
          "(Ljava/security/CodeSource;)Ljava/security/ProtectionDomain;"),
      step(ReflectiveCalls.RECORD_DOMAIN),
      Op.word(Op.RETURN1, 0, 0),
      noDomain(),
      Op.word(Op.RETURN1, 0, 0)
    };
  }

  private static long step(int which) {
    return ReflectiveCalls.step(which, 0);
  }

  private long allocate(Method m, int pc, Klass k) {
    return Op.word(Op.NEW_Q, 0, universe.site(m, pc, k).id);
  }

  private static Method method(Klass k, String name, String descriptor) {
    return k.declared(name, descriptor);
  }

  private static long special(Klass k, String name, String descriptor) {
    Method m = method(k, name, descriptor);
    return Op.word(Op.INVOKESPECIAL_Q, m.argSlots, m.id);
  }

  /** JDK 17 asks a native method, which says null; later ones answer for themselves. */
  private long noDomain() {
    Klass holder = universe.boot("java/lang/Class$Holder");
    Field all = holder == null ? null : holder.declaredField("allPermDomain");
    return all == null ? Op.word(Op.PUSH, 0, 0) : Op.word(Op.GETSTATIC1_Q, all.slot, holder.mirror);
  }

  // ---- steps ----

  /** The class that was asked; a lambda's class has the domain of the class that contains it. */
  private Klass subject(GuestThread t) {
    Klass k = machine.klassOf((int) t.stack[t.bases[t.depth]]);
    return k.generated && k.origin.method != null ? k.origin.method.holder : k;
  }

  /** Pushes the domain if it is known; else prepares for making it. */
  public void find(GuestThread t) {
    Klass k = subject(t);
    int known = (int) heap.field(machine.mirror(k), slot());
    if (known != 0) {
      t.pushValue(known);
      t.pcs[t.depth] = RETURN;
      return;
    }
    boolean builtIn = k.loader == machine.appLoader() || k.loader == machine.platformLoader();
    if (!builtIn || k.isArray()) {
      t.pcs[t.depth] = NONE;
      return;
    }
    String module =
        k.codeSource >= 0
            ? null
            : machine.locations().moduleName(machine.modules().module(k.loader, k.packageName()));
    String place = module == null ? file(k).toString() : "jrt:/" + module;
    t.pcs[t.depth] = module == null ? FROM_PATH : FROM_URL;
    t.stack[t.bases[t.depth] + 1] = machine.strings().make(place);
  }

  /** The class path's entry or the source file that a class came from. */
  private Path file(Klass k) {
    Path file =
        k.codeSource >= 0
            ? universe.classPath().entries().get(k.codeSource)
            : universe.classPath().source();
    if (file == null) {
      throw new Unsupported("the protection domain of a class compiled in memory");
    }
    return file;
  }

  public void pushLoader(GuestThread t) {
    t.pushValue(subject(t).loader);
    t.pcs[t.depth]++;
  }

  public void recordFound(GuestThread t) {
    record(subject(t), (int) t.stack[t.sp - 1]);
    t.pcs[t.depth]++;
  }
}
