package dev.assay.machine.natives.input;

import dev.assay.machine.Machine;
import dev.assay.machine.classfile.Bytecodes;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/**
 * The type of an object that is an input where a generic method gives it: what the program takes it
 * for says the cast that the compiler has put behind the call.
 */
public final class WantedType {
  private WantedType() {}

  /**
   * Where a thread is about to call such a method.
   *
   * @throws Unsupported if there is no cast
   */
  public static Klass of(Machine m, GuestThread t) {
    Method caller = t.method();
    int bci = caller.bci(t.pc());
    CodeAttribute code = bci < 0 ? null : caller.codeAttribute();
    int next = code == null ? 0 : bci + Bytecodes.lengthAt(code, bci);
    if (code == null
        || next >= code.length()
        || Bytecodes.opcode(code, next) != Bytecodes.CHECKCAST) {
      throw new Unsupported("an object as input of which nothing says what it is");
    }
    int at = code.start() + next + 1;
    int index = (code.bytes()[at] & 0xff) << 8 | code.bytes()[at + 1] & 0xff;
    return m.linker().resolveClass(caller.holder, index);
  }
}
