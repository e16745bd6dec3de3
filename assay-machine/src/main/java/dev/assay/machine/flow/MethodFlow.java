package dev.assay.machine.flow;

import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.classfile.MethodInfo;
import org.jspecify.annotations.Nullable;

/**
 * What holds before each instruction of one method. Slots are numbered as in a frame: the locals
 * from 0, then the operand stack from {@code maxLocals}. A long or double takes two slots and its
 * value is in the lower one; the upper one is neither live nor a reference.
 *
 * <p>Where no instruction begins, and where no path leads to, the depth is -1 and the masks are
 * empty.
 */
public final class MethodFlow {
  private final int slots;
  private final char[] depths;
  private final long[] @Nullable [] references;
  private final long[] @Nullable [] live;
  private final long[] empty;

  private MethodFlow(
      int slots,
      char[] depths,
      long[] @Nullable [] references,
      long[] @Nullable [] live,
      long[] empty) {
    this.slots = slots;
    this.depths = depths;
    this.references = references;
    this.live = live;
    this.empty = empty;
  }

  /**
   * Analyses and verifies a method.
   *
   * @throws VerifyException if its code may not run
   * @throws IllegalArgumentException if it has no code
   */
  public static MethodFlow analyze(ClassFile file, MethodInfo method) {
    CodeAttribute code = method.code();
    if (code == null) {
      throw new IllegalArgumentException(method + " has no code");
    }
    try {
      Descriptors.checkMethod(method.descriptor());
      ControlFlow flow = new ControlFlow(method.toString(), code);
      StaticConstraints.check(method.toString(), file.pool(), flow.instructions());
      int slots = code.maxLocals() + code.maxStack();
      MaskPool masks = new MaskPool(slots);
      TypeInference types = new TypeInference(file, method, code, flow, masks);
      types.run();
      long[] @Nullable [] live = new Liveness(flow, types).solve(masks);
      return new MethodFlow(slots, types.depths(), types.references(), live, masks.scratch());
    } catch (ClassFormatException e) {
      throw new VerifyException(method.toString(), 0, String.valueOf(e.getMessage()));
    }
  }

  /**
   * The kinds of the values in the slots before an instruction: I, F, J, D, L for references, or 0
   * where there is none, or none that could be used.
   */
  public static char[] kinds(ClassFile file, MethodInfo method, int bci) {
    CodeAttribute code = method.code();
    if (code == null) {
      throw new IllegalArgumentException(method + " has no code");
    }
    ControlFlow flow = new ControlFlow(method.toString(), code);
    MaskPool masks = new MaskPool(code.maxLocals() + code.maxStack());
    TypeInference types = new TypeInference(file, method, code, flow, masks);
    types.run();
    return types.kinds(bci);
  }

  /** The number of stack slots in use before the instruction, or -1 if it cannot be reached. */
  public int stackDepth(int bci) {
    return references[bci] == null ? -1 : depths[bci];
  }

  /** Whether the slot holds a reference, be it null or to an object under construction. */
  public boolean isReference(int bci, int slot) {
    return isSet(referenceMask(bci), slot);
  }

  /**
   * Whether the value in the slot may be used later: a local that is read on some path before it is
   * written, or a stack slot below the stack's depth.
   */
  public boolean isLive(int bci, int slot) {
    return isSet(liveMask(bci), slot);
  }

  /**
   * The slots for which {@link #isReference} holds, slot {@code i} being bit {@code i % 64} of word
   * {@code i / 64}. The array is shared: callers do not write to it. Equal masks of one method are
   * the same array.
   */
  public long[] referenceMask(int bci) {
    long[] mask = references[bci];
    return mask == null ? empty : mask;
  }

  /** The slots for which {@link #isLive} holds, in the form of {@link #referenceMask}. */
  public long[] liveMask(int bci) {
    long[] mask = live[bci];
    return mask == null ? empty : mask;
  }

  /** The number of slots: locals and operand stack together. */
  public int slots() {
    return slots;
  }

  private boolean isSet(long[] mask, int slot) {
    if (slot < 0 || slot >= slots) {
      throw new IndexOutOfBoundsException("slot " + slot + " of " + slots);
    }
    return (mask[slot >> 6] >>> slot & 1) != 0;
  }
}
