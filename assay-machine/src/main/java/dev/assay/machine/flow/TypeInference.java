package dev.assay.machine.flow;

import static dev.assay.machine.classfile.Bytecodes.*;

import dev.assay.machine.classfile.ClassFile;
import dev.assay.machine.classfile.CodeAttribute;
import dev.assay.machine.classfile.ConstantPool;
import dev.assay.machine.classfile.Descriptors;
import dev.assay.machine.classfile.MethodInfo;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds the types of all slots before every reachable instruction, by the work list algorithm of
 * JVMS 4.10.2 over basic blocks: a block whose entry types have changed is walked through again,
 * until nothing changes. The last walk through a block sees its final types, so each walk simply
 * overwrites what the one before it has noted. The operands of the instructions have been checked
 * before.
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

  private final long[] @Nullable [] references;
  private final long[] @Nullable [] occupied;

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
  long[] @Nullable [] references() {
    return references;
  }

  /** The stack slots in which a value begins, for each reachable instruction. */
  long[] @Nullable [] occupied() {
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
    for (int block = 0; block >= 0; block = pending.nextSetBit(0)) {
      pending.clear(block);
      walk(block);
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

  /** The kinds of the slots before an instruction, once all is known. */
  char[] kinds(int bci) {
    char[] kinds = new char[code.maxLocals() + code.maxStack()];
    for (int block = 0; block < flow.blockCount(); block++) {
      TypeFrame.Saved entry = entries[block];
      if (entry == null || bci < flow.start(block) || bci >= flow.end(block)) {
        continue;
      }
      frame.restore(entry);
      for (int at = flow.start(block); at < bci; at += in.length(at)) {
        frame.at(at);
        step(at);
      }
      for (int i = 0; i < locals; i++) {
        kinds[i] = kind(frame.local(i));
      }
      for (int i = 0; i < frame.depth(); i++) {
        kinds[code.maxLocals() + i] = kind(frame.stack(i));
      }
    }
    return kinds;
  }

  private static char kind(int type) {
    return Types.isReference(type)
        ? 'L'
        : type == Types.SECOND_HALF || type == Types.UNUSABLE ? 0 : (char) type;
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
    TypeFrame.Saved merged = known == null ? frame.saveForHandler() : frame.mergeIntoHandler(known);
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
      case LDC -> frame.push(constantType(in.u1(bci + 1)));
      case LDC_W, LDC2_W -> frame.push(constantType(in.u2(bci + 1)));
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
      // No slot has this type yet: none had when the first path arrived, and merging adds no types.
      case NEW -> frame.push(Types.uninitialised(bci));
      case MULTIANEWARRAY -> stepNewArrays(bci);
      default -> throw frame.fail("bad instruction with opcode " + opcode);
    }
  }

  private int constantType(int index) {
    return switch (pool.tag(index)) {
      case ConstantPool.INTEGER -> Types.INT;
      case ConstantPool.FLOAT -> Types.FLOAT;
      case ConstantPool.LONG -> Types.LONG;
      case ConstantPool.DOUBLE -> Types.DOUBLE;
      case ConstantPool.DYNAMIC -> Types.ofDescriptor(pool.memberDescriptor(index).charAt(0));
      default -> Types.REFERENCE;
    };
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
    int type = Types.ofDescriptor(pool.memberDescriptor(index).charAt(0));
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
    String descriptor = pool.memberDescriptor(index);
    String parameters = Descriptors.parameterKinds(descriptor);
    for (int i = parameters.length() - 1; i >= 0; i--) {
      frame.pop(Types.ofDescriptor(parameters.charAt(i)));
    }
    if (opcode == INVOKESPECIAL && pool.memberName(index).equals(CONSTRUCTOR)) {
      stepConstructor(index);
    } else if (opcode != INVOKESTATIC && opcode != INVOKEDYNAMIC) {
      frame.pop(Types.REFERENCE);
    }
    char kind = Descriptors.returnKind(descriptor);
    if (kind != 'V') {
      frame.push(Types.ofDescriptor(kind));
    }
  }

  /**
   * JDK 17 generates subclasses of it for serialisation, which make an object of one class with the
   * constructor of a superclass; no JVM verifies them.
   */
  private static final String CONSTRUCTOR_ACCESSOR =
      "jdk/internal/reflect/SerializationConstructorAccessorImpl";

  private void stepConstructor(int index) {
    int receiver = frame.popReference();
    if (!Types.isUninitialised(receiver)) {
      throw frame.fail("constructor called for " + Types.describe(receiver));
    }
    String owner = pool.memberOwner(index);
    boolean fits =
        receiver == Types.UNINITIALISED_THIS
            ? owner.equals(file.name()) || owner.equals(file.superName())
            : owner.equals(pool.className(in.u2(Types.creator(receiver) + 1)));
    if (!fits && !CONSTRUCTOR_ACCESSOR.equals(file.superName())) {
      throw frame.fail("constructor of the wrong class " + owner);
    }
    frame.initialise(receiver);
  }

  private void stepNewArrays(int bci) {
    for (int i = in.u1(bci + 3); i > 0; i--) {
      frame.pop(Types.INT);
    }
    frame.push(Types.REFERENCE);
  }
}
