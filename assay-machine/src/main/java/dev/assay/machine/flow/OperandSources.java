package dev.assay.machine.flow;

import static dev.assay.machine.classfile.Bytecodes.*;

import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.CodeAttribute.ExceptionEntry;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.classfile.Descriptors;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * For each slot of the operand stack the instruction that put its value there, as far as HotSpot
 * knows it when it explains a null (JEP 358). HotSpot does not look for a fixpoint: it sweeps over
 * the code from its start, passing each instruction's stack on to those that follow, and is content
 * as soon as a sweep arrives at the instruction in question and something is known there. Sources
 * that differ where paths meet are unknown.
 */
final class OperandSources {
  /** Not known, or different on different paths. */
  static final int UNKNOWN = -1;

  /** HotSpot notes writes to this many locals and takes all others for written. */
  private static final int TRACKED_LOCALS = 64;

  private final ConstantPool pool;
  private final Instructions in;

  /** By bci, the source of each stack slot before the instruction; null where nothing is known. */
  private final int[] @Nullable [] stacks;

  /** By bci, a bit for each local that may have been written. */
  private final long[] written;

  private boolean complete;
  private boolean progress;

  /** The stack of the instruction being looked at, with room to grow. */
  private int[] stack = new int[16];

  private int depth;

  OperandSources(ConstantPool pool, CodeAttribute code, int target) {
    this.pool = pool;
    in = new Instructions(code);
    stacks = new int[code.length()][];
    written = new long[code.length()];
    stacks[0] = new int[0];
    for (ExceptionEntry handler : code.handlers()) {
      if (stacks[handler.handler()] == null) {
        stacks[handler.handler()] = new int[] {handler.handler()};
      }
    }
    do {
      complete = true;
      progress = false;
      sweep(target);
    } while (!complete && progress);
  }

  /** The source of the value {@code slot} slots below the top before {@code bci}. */
  int source(int bci, int slot) {
    int[] known = stacks[bci];
    return known == null || slot >= known.length ? UNKNOWN : known[known.length - 1 - slot];
  }

  boolean isKnown(int bci) {
    return stacks[bci] != null;
  }

  /** Whether a local may have been written before {@code bci}. */
  boolean isWritten(int bci, int local) {
    return local >= TRACKED_LOCALS || (written[bci] >>> local & 1) != 0;
  }

  private void sweep(int target) {
    for (int bci = 0; bci < in.end(); ) {
      int[] known = stacks[bci];
      int length = in.length(bci);
      if (length <= 0) {
        throw new VerifyException("", bci, "bad instruction");
      }
      if (known == null) {
        complete = false;
      } else {
        if (stack.length < known.length + 8) {
          stack = new int[2 * known.length + 8];
        }
        System.arraycopy(known, 0, stack, 0, known.length);
        depth = known.length;
        step(bci, bci + length);
      }
      bci += length;
      if (bci == target && stacks[bci] != null) {
        complete = true;
        return;
      }
    }
  }

  private void step(int bci, int next) {
    int opcode = in.plainOpcode(bci);
    long writes = written[bci];
    String effect = StackEffects.of(opcode);
    if (opcode == CHECKCAST) {
      // The same value stays on the stack.
    } else if (effect != null) {
      apply(effect, bci);
    } else if (Instructions.isLoad(opcode)) {
      push(bci, Types.isWide(Types.ofLocalAccess(opcode)) ? 2 : 1);
    } else if (Instructions.isStore(opcode)) {
      boolean wide = Types.isWide(Types.ofLocalAccess(opcode));
      pop(wide ? 2 : 1);
      writes |= bit(in.local(bci)) | (wide ? bit(in.local(bci) + 1) : 0);
    } else if (opcode != IINC) {
      // To HotSpot an incremented parameter is still the parameter.
      stepSpecial(bci, opcode);
    }
    if (opcode == TABLESWITCH || opcode == LOOKUPSWITCH) {
      for (int i = in.switchSize(bci) - 1; i >= 0; i--) {
        pass(in.switchTarget(bci, i), writes);
      }
      return;
    }
    if ((opcode >= IFEQ && opcode <= GOTO)
        || opcode == IFNULL
        || opcode == IFNONNULL
        || opcode == GOTO_W) {
      pass(in.branchTarget(bci), writes);
    }
    boolean endsPath =
        (opcode >= IRETURN && opcode <= RETURN)
            || opcode == ATHROW
            || opcode == GOTO
            || opcode == GOTO_W;
    if (!endsPath) {
      pass(next, writes);
    }
  }

  private static long bit(int local) {
    return local < TRACKED_LOCALS ? 1L << local : 0;
  }

  private void apply(String effect, int bci) {
    int arrow = effect.indexOf('>');
    for (int i = arrow - 1; i >= 0; i--) {
      pop(Types.isWide(effect.charAt(i)) ? 2 : 1);
    }
    if (arrow + 1 < effect.length()) {
      push(bci, Types.isWide(effect.charAt(arrow + 1)) ? 2 : 1);
    }
  }

  private void stepSpecial(int bci, int opcode) {
    switch (opcode) {
      case LDC, LDC_W, NEW -> push(bci, 1);
      case LDC2_W -> push(bci, 2);
      case POP -> pop(1);
      case POP2 -> pop(2);
      case DUP -> duplicate(1, 0);
      case DUP_X1 -> duplicate(1, 1);
      case DUP_X2 -> duplicate(1, 2);
      case DUP2 -> duplicate(2, 0);
      case DUP2_X1 -> duplicate(2, 1);
      case DUP2_X2 -> duplicate(2, 2);
      case SWAP -> {
        int upper = stack[depth - 1];
        stack[depth - 1] = stack[depth - 2];
        stack[depth - 2] = upper;
      }
      case GETSTATIC -> push(bci, fieldSlots(bci));
      case PUTSTATIC -> pop(fieldSlots(bci));
      case GETFIELD -> {
        pop(1);
        push(bci, fieldSlots(bci));
      }
      case PUTFIELD -> pop(1 + fieldSlots(bci));
      case INVOKEVIRTUAL, INVOKESPECIAL, INVOKESTATIC, INVOKEINTERFACE, INVOKEDYNAMIC -> {
        String descriptor = pool.memberDescriptor(in.u2(bci + 1));
        boolean receiver = opcode != INVOKESTATIC && opcode != INVOKEDYNAMIC;
        pop(Descriptors.argumentSlots(descriptor) + (receiver ? 1 : 0));
        push(bci, Descriptors.slots(Descriptors.returnType(descriptor)));
      }
      case MULTIANEWARRAY -> {
        pop(in.u1(bci + 3));
        push(bci, 1);
      }
      default -> {}
    }
  }

  private int fieldSlots(int bci) {
    return Descriptors.slots(pool.memberDescriptor(in.u2(bci + 1)));
  }

  private void push(int source, int slots) {
    for (int i = 0; i < slots; i++) {
      stack[depth++] = source;
    }
  }

  private void pop(int slots) {
    if (slots > depth) {
      throw new IndexOutOfBoundsException("stack underflow");
    }
    depth -= slots;
  }

  private void duplicate(int count, int skipped) {
    int moved = count + skipped;
    System.arraycopy(stack, depth - moved, stack, depth - moved + count, moved);
    System.arraycopy(stack, depth, stack, depth - moved, count);
    depth += count;
  }

  private void pass(int bci, long writes) {
    int[] known = stacks[bci];
    if (known == null) {
      progress = true;
      stacks[bci] = Arrays.copyOf(stack, depth);
      written[bci] = writes;
      return;
    }
    for (int i = 0; i < known.length; i++) {
      if (known[i] != stack[i]) {
        known[i] = UNKNOWN;
      }
    }
    written[bci] |= writes;
  }
}
