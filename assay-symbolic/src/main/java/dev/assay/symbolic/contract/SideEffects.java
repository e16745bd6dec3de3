package dev.assay.symbolic.contract;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.exec.GuestThrow;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds out from bytecode whether calling a method may change something that others can see. The
 * answer may be yes for a method that changes nothing, never the other way round.
 */
final class SideEffects {
  private final Machine machine;
  private final Klass home;
  private final Set<Method> reached = new LinkedHashSet<>();
  private final Deque<Method> open = new ArrayDeque<>();

  private SideEffects(Machine machine, Method first) {
    this.machine = machine;
    this.home = first.holder;
    reach(first);
  }

  /**
   * The methods of the program that may be executed if a method of an initialised class is called;
   * null if that may have an effect.
   */
  static @Nullable Set<Method> reachedWithout(Machine machine, Method first) {
    SideEffects e = new SideEffects(machine, first);
    while (!e.open.isEmpty()) {
      if (!e.isHarmless(e.open.pop())) {
        return null;
      }
    }
    return e.reached;
  }

  private void reach(Method m) {
    if (reached.add(m)) {
      open.push(m);
    }
  }

  private boolean isHarmless(Method m) {
    CodeAttribute code = m.codeAttribute();
    if (code == null
        || m.nativeTable != null
        || m.isSynchronized()
        || m.holder.loader != machine.appLoader()) {
      return false;
    }
    for (int bci = 0; bci < code.length(); bci += Bytecodes.lengthAt(code, bci)) {
      if (!isHarmless(m, code, bci)) {
        return false;
      }
    }
    return true;
  }

  private boolean isHarmless(Method m, CodeAttribute code, int bci) {
    int opcode = Bytecodes.opcode(code, bci);
    ConstantPool pool = m.file().pool();
    switch (opcode) {
      case Bytecodes.PUTSTATIC,
      Bytecodes.PUTFIELD,
      Bytecodes.MONITORENTER,
      Bytecodes.MONITOREXIT,
      Bytecodes.INVOKEINTERFACE,
      Bytecodes.INVOKEDYNAMIC:
        return false;
      case Bytecodes.LDC:
        return pool.tag(code.bytes()[code.start() + bci + 1] & 0xff) != ConstantPool.DYNAMIC;
      case Bytecodes.LDC_W, Bytecodes.LDC2_W:
        return pool.tag(operand(code, bci)) != ConstantPool.DYNAMIC;
      case Bytecodes.NEW:
        return startsNothing(pool.className(operand(code, bci)));
      case Bytecodes.GETSTATIC:
        return startsNothing(pool.memberOwner(operand(code, bci)));
      case Bytecodes.INVOKESTATIC, Bytecodes.INVOKESPECIAL, Bytecodes.INVOKEVIRTUAL:
        return isHarmlessCall(pool, operand(code, bci), opcode);
      default:
        return opcode < Bytecodes.IASTORE || opcode > Bytecodes.SASTORE;
    }
  }

  private static int operand(CodeAttribute code, int bci) {
    int at = code.start() + bci + 1;
    return (code.bytes()[at] & 0xff) << 8 | code.bytes()[at + 1] & 0xff;
  }

  private boolean isHarmlessCall(ConstantPool pool, int index, int opcode) {
    String owner = pool.memberOwner(index);
    String name = pool.memberName(index);
    String descriptor = pool.memberDescriptor(index);
    if (HarmlessMethods.contains(owner, name, descriptor)) {
      return true;
    }
    Klass k = load(owner);
    Method callee = k == null ? null : k.findMethod(name, descriptor);
    if (k == null || callee == null) {
      return false;
    }
    boolean only =
        switch (opcode) {
          case Bytecodes.INVOKESTATIC -> startsNothing(callee.holder);
          case Bytecodes.INVOKESPECIAL -> callee.isConstructor() || callee.isPrivate();
          default -> callee.isPrivate() || Modifier.isFinal(callee.flags | k.flags);
        };
    if (only) {
      reach(callee);
    }
    return only;
  }

  /** Whether no code of the program runs because a class is used for the first time. */
  private boolean startsNothing(String className) {
    if (machine.universe().boot(className) != null) {
      return true;
    }
    Klass k = load(className);
    return k != null && startsNothing(k);
  }

  private boolean startsNothing(Klass k) {
    if (home.isSubtypeOf(k) && !k.isInterface()) {
      return true;
    }
    for (Klass c = k; c != null && c.loader != 0; c = c.superKlass) {
      if (c.declared("<clinit>", "()V") != null) {
        return false;
      }
    }
    // A field may be that of an interface, and default methods let interfaces be initialised.
    for (Klass i : k.allInterfaces()) {
      if (i.loader != 0 && i.declared("<clinit>", "()V") != null) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Klass load(String className) {
    if (className.startsWith("[") || machine.universe().boot(className) != null) {
      return null;
    }
    try {
      return machine.loading().load(machine.appLoader(), className);
    } catch (GuestThrow e) {
      return null;
    }
  }
}
