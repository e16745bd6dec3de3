package dev.assay.machine.flow;

import static dev.assay.machine.classfile.Bytecodes.*;

import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.classfile.MethodInfo;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds the types of all slots before every reachable instruction, by the work list algorithm of JVMS
 * 4.10.2 over basic blocks: a block whose entry types have changed is walked through again, until
 * nothing changes. The last walk through a block sees its final types, so each walk simply overwrites
 * what the one before it has noted.
 */
final class TypeInference {
  private static final int ACC_STATIC = 0x0008;
  private static final String CONSTRUCTOR = "<init>";

  private final ClassFile file;
  private final ConstantPool pool;
  private final MethodInfo method;
  private final CodeAttribute code;
  private final ControlFlow flow;
  private final Instructions in;
  private final TypeFrame frame;
  private final int locals;
  private final char returnKind;
  private final MaskPool masks;

  /** Entry types of the blocks; null while no path to a block is known. */
  private final TypeFrame.@Nullable Saved[] entries;

  private final BitSet pending = new BitSet();

  /** Results by bci; null or 0 where nothing begins or nothing leads to. */
  private final char[] depths;

  private final long @Nullable [][] references;
  private final long @Nullable [][] occupied;

  private final long[] referenceScratch;
  private final long[] occupiedScratch;

  TypeInference(
      ClassFile file, MethodInfo method, CodeAttribute code, ControlFlow flow, MaskPool masks) {
    this.file = file;
    this.pool = file.pool();
    this.method = method;
    this.code = code;
    this.flow = flow;
    this.in = flow.instructions();
    this.masks = masks;
    String descriptor = method.descriptor();
    boolean isStatic = (method.flags() & ACC_STATIC) != 0;
    returnKind = Descriptors.returnKind(descriptor);
    int argumentSlots = Descriptors.argumentSlots(descriptor) + (isStatic ? 0 : 1);
    if (argumentSlots > code.maxLocals()) {
      throw new VerifyException(method.toString(), 0, "arguments can't fit into locals");
    }
    locals = Math.max(flow.usedLocals(), argumentSlots);
    frame = new TypeFrame(method.toString(), locals, code.maxStack());
    entries = new TypeFrame.Saved[flow.blockCount()];
    depths = new char[code.length()];
    references = new long[code.length()][];
    occupied = new long[code.length()][];
    referenceScratch = masks.scratch();
    occupiedScratch = masks.scratch();
    enter(isStatic, descriptor);
  }

  /** The stack's depth before each instruction. */
  char[] depths() {
    return depths;
  }

  /** The slots that hold references, for each reachable instruction. */
  long @Nullable [][] references() {
    return references;
  }

  /** The stack slots in which a value begins, for each reachable instruction. */
  long @Nullable [][] occupied() {
    return occupied;
  }

  boolean isReachable(int block) {
    return entries[block] != null;
  }

  private void enter(boolean isStatic, String descriptor) {
    int local = 0;
    if (!isStatic) {
      boolean uninitialised =
          method.name().equals(CONSTRUCTOR) && !file.name().equals("java/lang/Object");
      if (uninitialised) {
        frame.setThisUninitialised();
      }
      frame.store(local++, uninitialised ? Types.UNINITIALISED_THIS : Types.REFERENCE);
    }
    String parameters = Descriptors.parameterKinds(descriptor);
    for (int i = 0; i < parameters.length(); i++) {
      int type = Types.ofDescriptor(parameters.charAt(i));
      frame.store(local, type);
      local += Types.isWide(type) ? 2 : 1;
    }
    entries[0] = frame.save();
    pending.set(0);
  }

  void run() {
    try {
      for (int block = 0; block >= 0; block = pending.nextSetBit(0)) {
        pending.clear(block);
        walk(block);
      }
    } catch (ClassFormatException e) {
      throw frame.fail(String.valueOf(e.getMessage()));
    }
  }

  private void walk(int block) {
    TypeFrame.Saved entry = entries[block];
    if (entry == null) {
      throw new IllegalStateException();
    }
    frame.restore(entry);
    int[] handlers = flow.handlers(block);
    boolean localsChanged = true;
    int end = flow.end(block);
    for (int bci = flow.start(block); bci < end; bci += in.length(bci)) {
      frame.at(bci);
      if (localsChanged) {
        for (int handler : handlers) {
          reachHandler(handler);
        }
      }
      note(bci);
      step(bci);
      localsChanged = frame.takeLocalsChanged();
    }
    for (int successor : flow.successors(block)) {
      reach(successor);
    }
  }

  private void reach(int block) {
    if (block == flow.blockCount()) {
      throw frame.fail("control falls off the end of the code");
    }
    TypeFrame.Saved known = entries[block];
    TypeFrame.Saved merged = known == null ? frame.save() : frame.merge(known);
    if (merged != known) {
      entries[block] = merged;
      pending.set(block);
    }
  }

  private void reachHandler(int block) {
    TypeFrame.Saved known = entries[block];
    TypeFrame.Saved merged =
        known == null ? frame.saveForHandler() : frame.mergeIntoHandler(known);
    if (merged != known) {
      entries[block] = merged;
      pending.set(block);
    }
  }

  private void note(int bci) {
    long[] holds = referenceScratch;
    long[] begins = occupiedScratch;
    masks.clear(holds);
    masks.clear(begins);
    for (int i = 0; i < locals; i++) {
      if (Types.isReference(frame.local(i))) {
        holds[i >> 6] |= 1L << i;
      }
    }
    int depth = frame.depth();
    int slot = code.maxLocals();
    for (int i = 0; i < depth; i++, slot++) {
      int type = frame.stack(i);
      if (type != Types.SECOND_HALF) {
        begins[slot >> 6] |= 1L << slot;
      }
      if (Types.isReference(type)) {
        holds[slot >> 6] |= 1L << slot;
      }
    }
    depths[bci] = (char) depth;
    references[bci] = masks.intern(holds);
    occupied[bci] = masks.intern(begins);
  }

  private void step(int bci) {
    int opcode = in.plainOpcode(bci);
    String effect = StackEffects.of(opcode);
    if (effect != null) {
      checkOperands(bci, opcode);
      frame.apply(effect);
    } else if (Instructions.isLoad(opcode)) {
      frame.push(frame.load(in.local(bci), Types.ofLocalAccess(opcode)));
    } else if (Instructions.isStore(opcode)) {
      int type = Types.ofLocalAccess(opcode);
      int found = type == Types.REFERENCE ? frame.popReference() : frame.pop(type);
      frame.store(in.local(bci), found);
    } else {
      stepSpecial(bci, opcode);
    }
  }

  private void stepSpecial(int bci, int opcode) {
    switch (opcode) {
      case LDC -> frame.push(constantType(in.u1(bci + 1), false));
      case LDC_W -> frame.push(constantType(in.u2(bci + 1), false));
      case LDC2_W -> frame.push(constantType(in.u2(bci + 1), true));
      case POP -> frame.popSlots(1);
      case POP2 -> frame.popSlots(2);
      case DUP -> frame.duplicate(1, 0);
      case DUP_X1 -> frame.duplicate(1, 1);
      case DUP_X2 -> frame.duplicate(1, 2);
      case DUP2 -> frame.duplicate(2, 0);
      case DUP2_X1 -> frame.duplicate(2, 1);
      case DUP2_X2 -> frame.duplicate(2, 2);
      case SWAP -> frame.swap();
      case IINC -> frame.load(in.local(bci), Types.INT);
      case IRETURN, LRETURN, FRETURN, DRETURN, ARETURN, RETURN -> stepReturn(opcode);
      case GETSTATIC, PUTSTATIC, GETFIELD, PUTFIELD -> stepField(bci, opcode);
      case INVOKEVIRTUAL, INVOKESPECIAL, INVOKESTATIC, INVOKEINTERFACE, INVOKEDYNAMIC ->
          stepCall(bci, opcode);
      case NEW -> stepNew(bci);
      case MULTIANEWARRAY -> stepNewArrays(bci);
      default -> throw frame.fail("bad instruction with opcode " + opcode);
    }
  }

  private void checkOperands(int bci, int opcode) {
    switch (opcode) {
      case NEWARRAY -> {
        int elementType = in.u1(bci + 1);
        if (elementType < 4 || elementType > 11) {
          throw frame.fail("bad array type " + elementType);
        }
      }
      case ANEWARRAY, CHECKCAST, INSTANCEOF -> expectTag(in.u2(bci + 1), ConstantPool.CLASS);
      default -> {}
    }
  }

  private int constantType(int index, boolean wide) {
    int type =
        switch (tag(index)) {
          case ConstantPool.INTEGER -> Types.INT;
          case ConstantPool.FLOAT -> Types.FLOAT;
          case ConstantPool.LONG -> Types.LONG;
          case ConstantPool.DOUBLE -> Types.DOUBLE;
          case ConstantPool.STRING,
              ConstantPool.CLASS,
              ConstantPool.METHOD_HANDLE,
              ConstantPool.METHOD_TYPE ->
              Types.REFERENCE;
          case ConstantPool.DYNAMIC ->
              Types.ofDescriptor(Descriptors.kind(pool.memberDescriptor(index)));
          default -> Types.UNUSABLE;
        };
    if (type == Types.UNUSABLE || Types.isWide(type) != wide) {
      throw badConstant(index);
    }
    return type;
  }

  private void stepReturn(int opcode) {
    int expected = returnKind == 'V' ? Types.UNUSABLE : Types.ofDescriptor(returnKind);
    int returned =
        switch (opcode) {
          case IRETURN -> Types.INT;
          case LRETURN -> Types.LONG;
          case FRETURN -> Types.FLOAT;
          case DRETURN -> Types.DOUBLE;
          case ARETURN -> Types.REFERENCE;
          default -> Types.UNUSABLE;
        };
    if (returned != expected) {
      throw frame.fail("return instruction does not fit the method's type");
    }
    if (returned != Types.UNUSABLE) {
      frame.pop(returned);
    }
    if (!frame.isThisInitialised()) {
      throw frame.fail("constructor returns before this is initialised");
    }
  }

  private void stepField(int bci, int opcode) {
    int index = in.u2(bci + 1);
    expectTag(index, ConstantPool.FIELD);
    int type = Types.ofDescriptor(Descriptors.kind(pool.memberDescriptor(index)));
    switch (opcode) {
      case GETSTATIC -> frame.push(type);
      case PUTSTATIC -> frame.pop(type);
      case GETFIELD -> {
        frame.pop(Types.REFERENCE);
        frame.push(type);
      }
      default -> {
        frame.pop(type);
        int receiver = frame.popReference();
        boolean ownField =
            receiver == Types.UNINITIALISED_THIS && pool.memberOwner(index).equals(file.name());
        if (Types.isUninitialised(receiver) && !ownField) {
          throw frame.fail("field of " + Types.describe(receiver) + " assigned");
        }
      }
    }
  }

  private void stepCall(int bci, int opcode) {
    int index = in.u2(bci + 1);
    checkCallTag(opcode, index);
    String name = pool.memberName(index);
    String descriptor = pool.memberDescriptor(index);
    String parameters = Descriptors.parameterKinds(descriptor);
    for (int i = parameters.length() - 1; i >= 0; i--) {
      frame.pop(Types.ofDescriptor(parameters.charAt(i)));
    }
    if (name.startsWith("<")) {
      stepConstructor(opcode, name, index);
    } else if (opcode != INVOKESTATIC && opcode != INVOKEDYNAMIC) {
      frame.pop(Types.REFERENCE);
    }
    if (opcode == INVOKEINTERFACE
        && (in.u1(bci + 3) != Descriptors.argumentSlots(descriptor) + 1 || in.u1(bci + 4) != 0)) {
      throw frame.fail("invokeinterface with a wrong argument count");
    }
    if (opcode == INVOKEDYNAMIC && in.u2(bci + 3) != 0) {
      throw frame.fail("invokedynamic with operands that are not zero");
    }
    char kind = Descriptors.returnKind(descriptor);
    if (kind != 'V') {
      frame.push(Types.ofDescriptor(kind));
    }
  }

  private void checkCallTag(int opcode, int index) {
    int tag = tag(index);
    boolean fits =
        switch (opcode) {
          case INVOKEVIRTUAL -> tag == ConstantPool.METHOD;
          case INVOKEINTERFACE -> tag == ConstantPool.INTERFACE_METHOD;
          case INVOKEDYNAMIC -> tag == ConstantPool.INVOKE_DYNAMIC;
          default -> tag == ConstantPool.METHOD || tag == ConstantPool.INTERFACE_METHOD;
        };
    if (!fits) {
      throw badConstant(index);
    }
  }

  private void stepConstructor(int opcode, String name, int index) {
    if (opcode != INVOKESPECIAL
        || !name.equals(CONSTRUCTOR)
        || Descriptors.returnKind(pool.memberDescriptor(index)) != 'V') {
      throw frame.fail("call of " + name);
    }
    int receiver = frame.popReference();
    if (!Types.isUninitialised(receiver)) {
      throw frame.fail("constructor called for " + Types.describe(receiver));
    }
    String owner = pool.memberOwner(index);
    boolean fits =
        receiver == Types.UNINITIALISED_THIS
            ? owner.equals(file.name()) || owner.equals(file.superName())
            : owner.equals(pool.className(in.u2(Types.creator(receiver) + 1)));
    if (!fits) {
      throw frame.fail("constructor of the wrong class " + owner);
    }
    frame.initialise(receiver);
  }

  private void stepNew(int bci) {
    int index = in.u2(bci + 1);
    expectTag(index, ConstantPool.CLASS);
    if (pool.className(index).startsWith("[")) {
      throw frame.fail("new creates an array");
    }
    int type = Types.uninitialised(bci);
    frame.forget(type);
    frame.push(type);
  }

  private void stepNewArrays(int bci) {
    int index = in.u2(bci + 1);
    expectTag(index, ConstantPool.CLASS);
    int dimensions = in.u1(bci + 3);
    String type = pool.className(index);
    if (dimensions == 0 || dimensions > type.length() - type.replace("[", "").length()) {
      throw frame.fail("multianewarray with " + dimensions + " dimensions of " + type);
    }
    for (int i = 0; i < dimensions; i++) {
      frame.pop(Types.INT);
    }
    frame.push(Types.REFERENCE);
  }

  private int tag(int index) {
    return index < pool.size() ? pool.tag(index) : 0;
  }

  private void expectTag(int index, int expected) {
    if (tag(index) != expected) {
      throw badConstant(index);
    }
  }

  private VerifyException badConstant(int index) {
    return frame.fail("bad constant pool index " + index + " with tag " + tag(index));
  }
}
