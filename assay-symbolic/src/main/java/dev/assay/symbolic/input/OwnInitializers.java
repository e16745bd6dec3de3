package dev.assay.symbolic.input;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds out from bytecode whether it makes no difference when a class is initialised: its
 * initialiser writes its own static fields and objects that it has made, and reads nothing that
 * others write. The answer may be no where it makes no difference, never the other way round, but
 * for methods of the JDK that are given objects of the program.
 */
final class OwnInitializers {
  private static final String OF_OTHERS = "dev/assay/|org/sosy_lab/|org/cprover/";

  private final Machine machine;
  private final Map<Klass, Boolean> known = new HashMap<>();

  OwnInitializers(Machine machine) {
    this.machine = machine;
  }

  /** Whether the moment of a class's initialisation can be noticed. */
  boolean canBeNoticed(Klass k) {
    for (Klass c = k; c != null && c.loader != 0; c = c.superKlass) {
      if (!isOwn(c)) {
        return true;
      }
    }
    for (Klass i : k.allInterfaces()) {
      if (i.loader != 0 && !isOwn(i)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOwn(Klass k) {
    Boolean earlier = known.get(k);
    if (earlier != null) {
      return earlier;
    }
    known.put(k, true); // of initialisers that need each other each is told by the others
    Method m = k.declared("<clinit>", "()V");
    boolean own = m == null || new Reading(k).isOwn(m);
    known.put(k, own);
    return own;
  }

  private @Nullable Klass load(String className) {
    if (className.startsWith("[")) {
      return null;
    }
    Klass boot = machine.universe().boot(className);
    if (boot != null) {
      return boot;
    }
    try {
      return machine.loading().load(machine.appLoader(), className);
    } catch (GuestThrow e) {
      return null;
    }
  }

  /** Reading an initialiser and the methods that it calls. */
  private final class Reading {
    private final Klass home;
    private final Set<Method> reached = new HashSet<>();

    Reading(Klass home) {
      this.home = home;
    }

    boolean isOwn(Method m) {
      if (!reached.add(m)) {
        return true;
      }
      CodeAttribute code = m.codeAttribute();
      if (code == null || m.nativeTable != null || m.isSynchronized()) {
        return false;
      }
      for (int bci = 0; bci < code.length(); bci += Bytecodes.lengthAt(code, bci)) {
        if (!isOwn(m, code, bci)) {
          return false;
        }
      }
      return true;
    }

    private boolean isOwn(Method m, CodeAttribute code, int bci) {
      ConstantPool pool = m.file().pool();
      return switch (Bytecodes.opcode(code, bci)) {
        case Bytecodes.MONITORENTER, Bytecodes.MONITOREXIT -> false;
        case Bytecodes.INVOKEDYNAMIC ->
            pool.memberName(operand(code, bci)).equals("makeConcatWithConstants");
        case Bytecodes.NEW -> isHarmless(pool.className(operand(code, bci)));
        case Bytecodes.PUTSTATIC -> pool.memberOwner(operand(code, bci)).equals(home.name);
        case Bytecodes.GETSTATIC -> isConstant(pool, operand(code, bci));
        case Bytecodes.INVOKESTATIC,
            Bytecodes.INVOKESPECIAL,
            Bytecodes.INVOKEVIRTUAL,
            Bytecodes.INVOKEINTERFACE ->
            isOwnCall(pool, operand(code, bci), Bytecodes.opcode(code, bci));
        default -> true;
      };
    }

    private int operand(CodeAttribute code, int bci) {
      int at = code.start() + bci + 1;
      return (code.bytes()[at] & 0xff) << 8 | code.bytes()[at + 1] & 0xff;
    }

    /** Whether using a class for the first time makes no difference either. */
    private boolean isHarmless(String className) {
      Klass k = load(className);
      return k != null && (k.loader == 0 || k == home || !canBeNoticed(k));
    }

    /** A static field of its own, or one that has the same value whenever it is read. */
    private boolean isConstant(ConstantPool pool, int index) {
      Klass k = load(pool.memberOwner(index));
      if (k == null) {
        return false;
      }
      if (k == home || k.loader == 0) {
        return true;
      }
      Field f = k.findField(pool.memberName(index), pool.memberDescriptor(index));
      boolean isValue =
          f != null && (!f.isReference() || f.descriptor.equals("Ljava/lang/String;"));
      return isValue && Modifier.isFinal(f.flags) && isHarmless(k.name);
    }

    private boolean isOwnCall(ConstantPool pool, int index, int opcode) {
      String owner = pool.memberOwner(index);
      if (owner.startsWith("[")) {
        return true; // clone
      }
      for (String others : OF_OTHERS.split("\\|")) {
        if (owner.startsWith(others)) {
          return false;
        }
      }
      Klass k = load(owner);
      if (k == null) {
        return false;
      }
      if (k.loader == 0) {
        return isOwnCallOfJdk(owner, pool.memberName(index));
      }
      Method callee = k.findMethod(pool.memberName(index), pool.memberDescriptor(index));
      boolean isOnly =
          callee != null
              && (opcode == Bytecodes.INVOKESTATIC
                  || opcode == Bytecodes.INVOKESPECIAL
                  || Modifier.isFinal(callee.flags | k.flags)
                  || callee.isPrivate());
      if (callee == null || !isOnly || !isHarmless(k.name)) {
        return false;
      }
      return callee.holder.loader == 0
          ? isOwnCallOfJdk(callee.holder.name, callee.name)
          : isOwn(callee);
    }

    /** Threads, exits, and settings are noticed. */
    private boolean isOwnCallOfJdk(String owner, String name) {
      return switch (owner) {
        case "java/lang/Thread", "java/lang/Runtime" -> false;
        case "java/lang/System" ->
            name.equals("arraycopy")
                || name.equals("identityHashCode")
                || name.equals("lineSeparator");
        default -> !name.startsWith("set") && !name.startsWith("putIfAbsent");
      };
    }
  }
}
