package dev.assay.machine.code;

/**
 * Opcodes of the machine. Decoded methods are in register form: operands name frame slots (locals
 * from 0, the operand stack from {@code maxLocals}), so that a load from a local needs no
 * instruction of its own. One slot holds any value, so there is no difference between int, float
 * and reference, nor, for many operations, between int and long.
 *
 * <p>A word is {@code opcode | a << 16} and either {@code b << 32 | c << 48} (three operands of 16
 * bits; {@code c} can be a signed constant, suffix {@code _K}) or a signed number of 32 bits in the
 * upper half ({@link #b}).
 *
 * <p>Methods the machine makes itself are in stack form ({@link #FIRST_GLUE} and above): their
 * operands lie on top of the operand stack, whose height they know at run time only.
 */
public final class Op {
  // ---- register form, handled in the interpreter's loop ----

  /** Slot a becomes slot b. */
  public static final int MOVE = 0;

  /** Slot a becomes the number in the upper half. */
  public static final int CONST = 1;

  /** Slot a becomes the next word. */
  public static final int CONST_WIDE = 2;

  // Slot a becomes the result for slots b and c. And, or and xor serve int and long.
  public static final int IADD = 3;
  public static final int ISUB = 4;
  public static final int IMUL = 5;
  public static final int IDIV = 6;
  public static final int IREM = 7;
  public static final int ISHL = 8;
  public static final int ISHR = 9;
  public static final int IUSHR = 10;
  public static final int AND = 11;
  public static final int OR = 12;
  public static final int XOR = 13;
  public static final int LADD = 14;
  public static final int LSUB = 15;
  public static final int LMUL = 16;
  public static final int LDIV = 17;
  public static final int LREM = 18;
  public static final int LSHL = 19;
  public static final int LSHR = 20;
  public static final int LUSHR = 21;
  public static final int FADD = 22;
  public static final int FSUB = 23;
  public static final int FMUL = 24;
  public static final int FDIV = 25;
  public static final int DADD = 26;
  public static final int DSUB = 27;
  public static final int DMUL = 28;
  public static final int DDIV = 29;
  public static final int LCMP = 30;
  public static final int FCMPL = 31;
  public static final int FCMPG = 32;
  public static final int DCMPL = 33;
  public static final int DCMPG = 34;

  // The same with a constant in the place of slot c.
  public static final int IADD_K = 35;
  public static final int IMUL_K = 36;
  public static final int IDIV_K = 37;
  public static final int IREM_K = 38;
  public static final int ISHL_K = 39;
  public static final int ISHR_K = 40;
  public static final int IUSHR_K = 41;
  public static final int AND_K = 42;
  public static final int LADD_K = 43;

  // Slot a becomes the result for slot b.
  public static final int INEG = 44;
  public static final int LNEG = 45;
  public static final int FNEG = 46;
  public static final int DNEG = 47;
  public static final int L2I = 48;
  public static final int I2B = 49;
  public static final int I2C = 50;
  public static final int I2S = 51;
  public static final int I2F = 52;
  public static final int I2D = 53;
  public static final int L2F = 54;
  public static final int L2D = 55;
  public static final int F2I = 56;
  public static final int F2L = 57;
  public static final int F2D = 58;
  public static final int D2I = 59;
  public static final int D2L = 60;
  public static final int D2F = 61;

  // Targets are pcs, complemented if the branch goes backwards. Slot a against zero; target in the
  // upper half.
  public static final int IFEQ = 62;
  public static final int IFNE = 63;
  public static final int IFLT = 64;
  public static final int IFGE = 65;
  public static final int IFGT = 66;
  public static final int IFLE = 67;

  // Slot a against slot b, int, long or reference; target c, signed.
  public static final int IF_CMPEQ = 68;
  public static final int IF_CMPNE = 69;
  public static final int IF_CMPLT = 70;
  public static final int IF_CMPGE = 71;
  public static final int IF_CMPGT = 72;
  public static final int IF_CMPLE = 73;

  // Slot a against the signed constant b; target c, signed.
  public static final int IF_CMPEQ_K = 74;
  public static final int IF_CMPNE_K = 75;
  public static final int IF_CMPLT_K = 76;
  public static final int IF_CMPGE_K = 77;
  public static final int IF_CMPGT_K = 78;
  public static final int IF_CMPLE_K = 79;

  // Slot a against the next word; target c, signed.
  public static final int IF_CMPEQ_W = 80;
  public static final int IF_CMPNE_W = 81;
  public static final int IF_CMPLT_W = 82;
  public static final int IF_CMPGE_W = 83;
  public static final int IF_CMPGT_W = 84;
  public static final int IF_CMPLE_W = 85;

  public static final int JUMP = 86;

  // Switch on slot a; the number of keys in the upper half, targets in the following words.
  public static final int TABLESWITCH = 87;

  // Slot a becomes element c of array b.
  public static final int IALOAD = 88;
  public static final int LALOAD = 89;
  public static final int BALOAD = 90;
  public static final int CALOAD = 91;
  public static final int SALOAD = 92;

  // Element b of array a becomes slot c.
  public static final int IASTORE = 93;
  public static final int LASTORE = 94;
  public static final int BASTORE = 95;
  public static final int CASTORE = 96;
  public static final int SASTORE = 97;
  public static final int AASTORE = 98;

  /** Slot a becomes the length of array b. */
  public static final int ARRAYLENGTH = 99;

  /** Slot a becomes field c of object b. */
  public static final int GET = 100;

  /** Field c of object a becomes slot b. */
  public static final int PUT = 101;

  // The same for fields that hold only part of an int.
  public static final int PUT_BOOLEAN = 102;
  public static final int PUT_BYTE = 103;
  public static final int PUT_CHAR = 104;
  public static final int PUT_SHORT = 105;

  /** Slot a becomes the static field with the number in the upper half. */
  public static final int GET_STATIC = 106;

  /** Slot a is of the class in the upper half, or null. */
  public static final int CAST = 107;

  /** Slot a becomes whether it is of the class in the upper half. */
  public static final int TEST = 108;

  /** Slot a becomes the object that lives at the fixed position in the upper half. */
  public static final int LITERAL = 109;

  // ---- register form, handled just outside the loop ----

  // Calls: the arguments begin at slot a, and there the result will be. The upper half is an index
  // into the class's virtual table, or the method's number.
  public static final int CALL_VIRTUAL = 110;
  public static final int CALL_SPECIAL = 111;
  public static final int CALL_STATIC = 112;

  /** A static call that cannot find its class uninitialised. */
  public static final int CALL_STATIC_NI = 113;

  public static final int CALL_INTERFACE = 114;

  // Returns slot a: no, one or two slots.
  public static final int RET0 = 115;
  public static final int RET1 = 116;
  public static final int RET2 = 117;

  /** As the other switch; found by searching. */
  public static final int LOOKUPSWITCH = 118;

  /** Slot a becomes a new object of the site in the upper half. */
  public static final int ALLOCATE = 119;

  /** The static field with the number in the upper half becomes slot a. */
  public static final int PUT_STATIC = 120;

  // Slot a becomes the remainder of slots b and c.
  public static final int FREM = 121;
  public static final int DREM = 122;

  // Stack shuffles; a is the first free slot above the operands.
  public static final int DUP_X1 = 123;
  public static final int DUP_X2 = 124;
  public static final int DUP2_X1 = 125;
  public static final int DUP2_X2 = 126;
  public static final int SWAP = 127;

  // ---- register form, handled by the slow path ----

  /** From here on words are not for the interpreter. */
  public static final int FIRST_SLOW = 128;

  public static final int RETURN_SLOW = 128;

  // Not yet linked: operands as above, but in place of the last an index into the pool.
  public static final int GETFIELD = 129;
  public static final int PUTFIELD = 130;
  public static final int GETSTATIC = 131;
  public static final int PUTSTATIC = 132;
  public static final int PUT_STATIC_NARROW = 133;
  public static final int INVOKEVIRTUAL = 134;
  public static final int INVOKESPECIAL = 135;
  public static final int INVOKESTATIC = 136;
  public static final int INVOKEINTERFACE = 137;
  public static final int INVOKEDYNAMIC = 138;
  public static final int NEW = 139;
  public static final int NEWARRAY = 140;
  public static final int ANEWARRAY = 141;
  public static final int MULTIANEWARRAY = 142;
  public static final int NEWARRAY_Q = 143;
  public static final int ATHROW = 144;
  public static final int CHECKCAST = 145;
  public static final int INSTANCEOF = 146;
  public static final int LDC = 147;
  public static final int MONITORENTER = 148;
  public static final int MONITOREXIT = 149;
  public static final int INVOKE_POLYMORPHIC_Q = 150;
  public static final int INVOKEDYNAMIC_Q = 151;

  // In front of an access, where accesses are watched: tells of it, and the thread may stop there.

  /** Not yet linked. */
  public static final int WATCH = 152;

  /** Object slot a; the field's slot b; c has {@link #WATCH_WRITE} and {@link #WATCH_VOLATILE}. */
  public static final int WATCH_FIELD = 153;

  /** The static field with the number in the upper half; a as c above. */
  public static final int WATCH_STATIC = 154;

  /** Element b of array a; c as above. */
  public static final int WATCH_ARRAY = 155;

  public static final int WATCH_WRITE = 1;
  public static final int WATCH_VOLATILE = 2;

  /** Of a field: it is plain data, so that many accesses are of no interest. */
  public static final int WATCH_DATA = 4;

  // ---- stack form ----

  public static final int FIRST_GLUE = 156;

  public static final int NOP = 156;
  public static final int PUSH = 157;
  public static final int LOAD = 158;
  public static final int LOAD2 = 159;
  public static final int STORE = 160;
  public static final int STORE2 = 161;
  public static final int POP = 162;
  public static final int POP2 = 163;
  public static final int GOTO = 164;
  public static final int RETURN0 = 165;
  public static final int RETURN1 = 166;
  public static final int RETURN2 = 167;
  public static final int GETFIELD1_Q = 168;
  public static final int GETFIELD2_Q = 169;
  public static final int GETSTATIC1_Q = 170;
  public static final int GETSTATIC2_Q = 171;
  public static final int INVOKEVIRTUAL_Q = 172;
  public static final int INVOKESPECIAL_Q = 173;
  public static final int INVOKESTATIC_Q = 174;
  public static final int INVOKEINTERFACE_Q = 175;
  public static final int CHECKCAST_Q = 176;
  public static final int LDC_REF_Q = 177;
  public static final int DUP = 178;
  public static final int NEW_Q = 179;

  // Stack form too, done by whoever made the method.
  public static final int FIRST_STEP = 180;

  public static final int THREAD_END = 180;
  public static final int RECORD_LOADED = 181;
  public static final int RETURN_TO_HOST = 182;
  public static final int NATIVE_STEP = 183;
  public static final int REFLECT_STEP = 184;

  /** The first word of a method whose calls are shown to whoever watches. */
  public static final int CALLED = 185;

  private Op() {}

  /** A word with one operand and a number of 32 bits. */
  public static long word(int op, int a, int b) {
    return (op & 0xffffL) | ((a & 0xffffL) << 16) | ((long) b << 32);
  }

  /** A word with three operands of 16 bits. */
  public static long word(int op, int a, int b, int c) {
    return (op & 0xffffL) | ((a & 0xffffL) << 16) | ((b & 0xffffL) << 32) | ((c & 0xffffL) << 48);
  }

  public static int op(long word) {
    return (int) word & 0xffff;
  }

  public static int a(long word) {
    return (int) word >>> 16;
  }

  /** The number in the upper half. */
  public static int b(long word) {
    return (int) (word >> 32);
  }

  /** The second of three operands. */
  public static int second(long word) {
    return (int) (word >>> 32) & 0xffff;
  }

  /** The third of three operands. */
  public static int third(long word) {
    return (int) (word >>> 48);
  }

  /** The same operands a and b for another opcode and third operand. */
  public static long withThird(long word, int op, int c) {
    return (word & 0x0000ffff_ffff0000L) | (op & 0xffffL) | ((c & 0xffffL) << 48);
  }
}
