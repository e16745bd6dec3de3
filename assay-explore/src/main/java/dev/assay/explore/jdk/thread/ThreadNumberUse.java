package dev.assay.explore.jdk.thread;

import dev.assay.explore.jdk.HashOrders;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.types.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * What code does with the number of a thread that it has asked for. Numbers of threads are
 * different, and rise in the order in which threads are made; what they are differs from one JVM to
 * the next.
 */
public final class ThreadNumberUse {
  /** Methods that give the number of a thread. */
  static final MethodTable GIVING =
      MethodTable.of("java/lang/Thread", "getId")
          .and(Releases.since(19), "java/lang/Thread", "threadId");

  private static final String CURRENT = "currentThread";

  private final Method method;
  private final CodeAttribute code;
  private final ConstantPool pool;

  /** Where the instructions begin, in their order. */
  private final List<Integer> starts = new ArrayList<>();

  private ThreadNumberUse(Method method, CodeAttribute code) {
    this.method = method;
    this.code = code;
    this.pool = method.file().pool();
    for (int bci = 0; bci >= 0 && bci < code.length(); ) {
      starts.add(bci);
      int length = Bytecodes.lengthAt(code, bci);
      bci = length < 0 ? -1 : bci + length;
    }
  }

  /**
   * Whether it does not matter to a method what the number is that the call in which it stands
   * returns: because it is only compared with those of other threads, perhaps after having been
   * kept in variables, or is only printed.
   */
  public static boolean isIndifferent(Method m, int pc) {
    CodeAttribute code = m.codeAttribute();
    if (code == null || m.bci(pc) < 0) {
      return false;
    }
    ThreadNumberUse use = new ThreadNumberUse(m, code);
    int call = use.starts.indexOf(m.bci(pc));
    return call >= 0 && use.isHarmless(call);
  }

  private int op(int index) {
    return index < 0 || index >= starts.size()
        ? Bytecodes.NOP
        : code.bytes()[code.start() + starts.get(index)] & 0xff;
  }

  private int u1(int index) {
    return code.bytes()[code.start() + starts.get(index) + 1] & 0xff;
  }

  private int u2(int index) {
    return u1(index) << 8 | (code.bytes()[code.start() + starts.get(index) + 2] & 0xff);
  }

  /** Whether an instruction gives the number of a thread. */
  private boolean isNumber(int index) {
    return isCall(index) || (isLoad(index) && keepsNumber(variable(index)));
  }

  private boolean isCall(int index) {
    return op(index) == Bytecodes.INVOKEVIRTUAL
        && GIVING.names().stream().anyMatch(n -> n.isMember(pool.memberName(u2(index)), "()J"));
  }

  private boolean isLoad(int index) {
    int op = op(index);
    return op == Bytecodes.LLOAD || (op >= Bytecodes.LLOAD_0 && op <= Bytecodes.LLOAD_3);
  }

  private boolean isStore(int index) {
    int op = op(index);
    return op == Bytecodes.LSTORE || (op >= Bytecodes.LSTORE_0 && op <= Bytecodes.LSTORE_3);
  }

  /** The variable that an instruction loads or stores. */
  private int variable(int index) {
    int op = op(index);
    if (op == Bytecodes.LLOAD || op == Bytecodes.LSTORE) {
      return u1(index);
    }
    return op - (isLoad(index) ? Bytecodes.LLOAD_0 : Bytecodes.LSTORE_0);
  }

  /** Whether nothing but numbers of threads is stored in a variable. */
  private boolean keepsNumber(int variable) {
    boolean isAny = false;
    for (int i = 0; i < starts.size(); i++) {
      if (isStore(i) && variable(i) == variable) {
        isAny = true;
        if (!isCall(i - 1)) {
          return false;
        }
      }
    }
    return isAny;
  }

  /** Whether what an instruction gives is only compared with other numbers, or printed. */
  private boolean isHarmless(int index) {
    int next = index + 1;
    if (isCall(index) && isStore(next)) {
      int variable = variable(next);
      if (!keepsNumber(variable)) {
        return false;
      }
      for (int i = 0; i < starts.size(); i++) {
        if (isLoad(i) && variable(i) == variable && !isHarmless(i)) {
          return false;
        }
      }
      return true;
    }
    return isCompared(index) || HashOrders.isPrintedFrom(method, code, starts.get(index));
  }

  private boolean isCompared(int index) {
    if (!isNumber(index)) {
      return false; // a text in which it stands
    }
    int next = index + 1;
    if (op(next) == Bytecodes.LCMP) {
      int before = index - 1;
      while (isCall(index) && findsThread(before)) {
        before--;
      }
      return isNumber(before);
    }
    while (findsThread(next)) {
      next++;
    }
    return isNumber(next) && op(next + 1) == Bytecodes.LCMP;
  }

  /** Whether an instruction only helps to find a thread. */
  private boolean findsThread(int index) {
    int op = op(index);
    return op == Bytecodes.ALOAD
        || (op >= Bytecodes.ALOAD_0 && op <= Bytecodes.ALOAD_3)
        || op == Bytecodes.GETFIELD
        || op == Bytecodes.GETSTATIC
        || (op == Bytecodes.INVOKESTATIC && pool.memberName(u2(index)).equals(CURRENT));
  }
}
