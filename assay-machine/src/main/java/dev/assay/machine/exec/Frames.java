package dev.assay.machine.exec;

import dev.assay.machine.code.CodeMap;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;

/** What the code outside the interpreter's loop has to know about the form of decoded methods. */
final class Frames {
  private Frames() {}

  /**
   * Makes the top frame exact: operand stack and {@code t.sp} as the bytecode has them. To be done
   * whenever the interpreter's loop is left for somebody who looks at the frame.
   */
  static void settle(GuestThread t) {
    int depth = t.depth;
    if (depth < 0) {
      return;
    }
    Method m = t.methods[depth];
    CodeMap map = m.map;
    if (map == null) {
      return; // stack form, which keeps t.sp itself
    }
    int pc = t.pcs[depth];
    int base = t.bases[depth];
    map.complete(pc, t.stack, base);
    t.sp = base + m.maxLocals + map.height(pc);
  }
}
