package dev.assay.machine.flow;

import static dev.assay.machine.classfile.Bytecodes.IINC;

import org.jspecify.annotations.Nullable;

/**
 * Finds the locals that may be read before they are written: the classical backward analysis, first
 * over blocks until nothing changes, then once through each block. An exception may leave a block
 * before any of its instructions, so what is live in a handler is live in all of its range.
 */
final class Liveness {
  private final ControlFlow flow;
  private final TypeInference types;
  private final Instructions in;
  private final int words;

  /** For each block {@code words} words: live at its start. */
  private final long[] liveIn;

  /** Read in the block before being written there; and written there. */
  private final long[] read;

  private final long[] written;

  Liveness(ControlFlow flow, TypeInference types) {
    this.flow = flow;
    this.types = types;
    in = flow.instructions();
    words = (flow.usedLocals() + 63) >> 6;
    liveIn = new long[flow.blockCount() * words];
    read = new long[flow.blockCount() * words];
    written = new long[flow.blockCount() * words];
  }

  /** Gives, by bci, the live locals together with the stack slots that {@code types} knows. */
  long[] @Nullable [] solve(MaskPool masks) {
    int last = flow.blockCount() - 1;
    for (int block = last; block >= 0; block--) {
      summarise(block);
    }
    boolean changed = words > 0;
    while (changed) {
      changed = false;
      for (int block = last; block >= 0; block--) {
        changed |= types.isReachable(block) && update(block);
      }
    }
    long[] @Nullable [] result = new long[in.end()][];
    for (int block = last; block >= 0; block--) {
      if (types.isReachable(block)) {
        spread(block, masks, result);
      }
    }
    return result;
  }

  private void summarise(int block) {
    int base = block * words;
    int end = flow.end(block);
    for (int bci = flow.start(block); bci < end; bci += in.length(bci)) {
      int opcode = in.plainOpcode(bci);
      if (reads(opcode)) {
        int local = in.local(bci);
        int word = base + (local >> 6);
        read[word] |= 1L << local & ~written[word];
      }
      if (Instructions.isStore(opcode)) {
        int local = in.local(bci);
        written[base + (local >> 6)] |= 1L << local;
      }
    }
  }

  private boolean update(int block) {
    int base = block * words;
    boolean changed = false;
    for (int w = 0; w < words; w++) {
      long out = 0;
      for (int successor : flow.successors(block)) {
        out |= liveIn[successor * words + w];
      }
      long live = read[base + w] | (out & ~written[base + w]);
      for (int handler : flow.handlers(block)) {
        live |= liveIn[handler * words + w];
      }
      if (live != liveIn[base + w]) {
        liveIn[base + w] = live;
        changed = true;
      }
    }
    return changed;
  }

  /** Walks backwards through a block whose live-out set is final. */
  private void spread(int block, MaskPool masks, long[] @Nullable [] result) {
    long[] live = new long[words];
    long[] thrown = new long[words];
    for (int w = 0; w < words; w++) {
      for (int successor : flow.successors(block)) {
        live[w] |= liveIn[successor * words + w];
      }
      for (int handler : flow.handlers(block)) {
        thrown[w] |= liveIn[handler * words + w];
      }
    }
    long[] scratch = masks.scratch();
    for (int bci = flow.end(block) - 1; bci >= flow.start(block); bci--) {
      if (!flow.isInstruction(bci)) {
        continue;
      }
      int opcode = in.plainOpcode(bci);
      if (Instructions.isStore(opcode)) {
        int local = in.local(bci);
        live[local >> 6] &= ~(1L << local);
      }
      if (reads(opcode)) {
        int local = in.local(bci);
        live[local >> 6] |= 1L << local;
      }
      long[] stack = types.occupied()[bci];
      if (stack == null) {
        throw new IllegalStateException();
      }
      System.arraycopy(stack, 0, scratch, 0, scratch.length);
      for (int w = 0; w < words; w++) {
        live[w] |= thrown[w];
        scratch[w] |= live[w];
      }
      result[bci] = masks.intern(scratch);
    }
  }

  private static boolean reads(int opcode) {
    return Instructions.isLoad(opcode) || opcode == IINC;
  }
}
