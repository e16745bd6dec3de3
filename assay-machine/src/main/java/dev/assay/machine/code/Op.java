package dev.assay.machine.code;

/**
 * Opcodes of the machine. Value types are gone where they do not matter: int, float and reference
 * values take one slot (suffix 1 or none), long and double two (suffix 2). A suffix {@code _Q}
 * marks a quick form with resolved operands.
 *
 * <p>A word is {@code opcode | a << 16 | b << 32}, with {@code a} unsigned 16 bits and {@code b}
 * signed 32 bits.
 */
public final class Op {
  // Handled in the interpreter's loop.
  public static final int NOP = 0;
  public static final int PUSH = 1;
  public static final int PUSH2 = 2;
  public static final int PUSHW = 3;
  public static final int LOAD = 4;
  public static final int LOAD2 = 5;
  public static final int STORE = 6;
  public static final int STORE2 = 7;
  public static final int IALOAD = 8;
  public static final int LALOAD = 9;
  public static final int BALOAD = 10;
  public static final int CALOAD = 11;
  public static final int SALOAD = 12;
  public static final int IASTORE = 13;
  public static final int LASTORE = 14;
  public static final int BASTORE = 15;
  public static final int CASTORE = 16;
  public static final int SASTORE = 17;
  public static final int AASTORE = 18;
  public static final int POP = 19;
  public static final int POP2 = 20;
  public static final int DUP = 21;
  public static final int DUP_X1 = 22;
  public static final int DUP_X2 = 23;
  public static final int DUP2 = 24;
  public static final int DUP2_X1 = 25;
  public static final int DUP2_X2 = 26;
  public static final int SWAP = 27;
  public static final int IADD = 28;
  public static final int LADD = 29;
  public static final int FADD = 30;
  public static final int DADD = 31;
  public static final int ISUB = 32;
  public static final int LSUB = 33;
  public static final int FSUB = 34;
  public static final int DSUB = 35;
  public static final int IMUL = 36;
  public static final int LMUL = 37;
  public static final int FMUL = 38;
  public static final int DMUL = 39;
  public static final int IDIV = 40;
  public static final int LDIV = 41;
  public static final int FDIV = 42;
  public static final int DDIV = 43;
  public static final int IREM = 44;
  public static final int LREM = 45;
  public static final int FREM = 46;
  public static final int DREM = 47;
  public static final int INEG = 48;
  public static final int LNEG = 49;
  public static final int FNEG = 50;
  public static final int DNEG = 51;
  public static final int ISHL = 52;
  public static final int LSHL = 53;
  public static final int ISHR = 54;
  public static final int LSHR = 55;
  public static final int IUSHR = 56;
  public static final int LUSHR = 57;
  public static final int IAND = 58;
  public static final int LAND = 59;
  public static final int IOR = 60;
  public static final int LOR = 61;
  public static final int IXOR = 62;
  public static final int LXOR = 63;
  public static final int IINC = 64;
  public static final int I2L = 65;
  public static final int I2F = 66;
  public static final int I2D = 67;
  public static final int L2I = 68;
  public static final int L2F = 69;
  public static final int L2D = 70;
  public static final int F2I = 71;
  public static final int F2L = 72;
  public static final int F2D = 73;
  public static final int D2I = 74;
  public static final int D2L = 75;
  public static final int D2F = 76;
  public static final int I2B = 77;
  public static final int I2C = 78;
  public static final int I2S = 79;
  public static final int LCMP = 80;
  public static final int FCMPL = 81;
  public static final int FCMPG = 82;
  public static final int DCMPL = 83;
  public static final int DCMPG = 84;
  public static final int IFEQ = 85;
  public static final int IFNE = 86;
  public static final int IFLT = 87;
  public static final int IFGE = 88;
  public static final int IFGT = 89;
  public static final int IFLE = 90;
  public static final int IF_ICMPEQ = 91;
  public static final int IF_ICMPNE = 92;
  public static final int IF_ICMPLT = 93;
  public static final int IF_ICMPGE = 94;
  public static final int IF_ICMPGT = 95;
  public static final int IF_ICMPLE = 96;
  public static final int GOTO = 97;
  public static final int TABLESWITCH = 98;
  public static final int LOOKUPSWITCH = 99;
  public static final int RETURN0 = 100;
  public static final int RETURN1 = 101;
  public static final int RETURN2 = 102;
  public static final int GETFIELD1_Q = 103;
  public static final int GETFIELD2_Q = 104;
  public static final int PUTFIELD1_Q = 105;
  public static final int PUTFIELD2_Q = 106;
  public static final int GETSTATIC1_Q = 107;
  public static final int GETSTATIC2_Q = 108;
  public static final int PUTSTATIC1_Q = 109;
  public static final int PUTSTATIC2_Q = 110;
  public static final int INVOKEVIRTUAL_Q = 111;
  public static final int INVOKESPECIAL_Q = 112;
  public static final int INVOKESTATIC_Q = 113;
  public static final int INVOKESTATIC_NI_Q = 114;
  public static final int INVOKEINTERFACE_Q = 115;
  public static final int NEW_Q = 116;
  public static final int ARRAYLENGTH = 117;
  public static final int CHECKCAST_Q = 118;
  public static final int INSTANCEOF_Q = 119;
  public static final int LDC_REF_Q = 120;
  public static final int LOAD_GETFIELD1_Q = 121;
  public static final int LOAD_LOAD = 122;
  public static final int LOAD_PUSH = 123;
  public static final int INC_GOTO = 124;
  public static final int MONITORENTER = 125;
  public static final int MONITOREXIT = 126;

  // Handled outside the loop.
  public static final int RETURN_SLOW = 127;
  public static final int GETFIELD = 128;
  public static final int PUTFIELD = 129;
  public static final int GETSTATIC = 130;
  public static final int PUTSTATIC = 131;
  public static final int PUTFIELD_NARROW_Q = 132;
  public static final int PUTSTATIC_NARROW_Q = 133;
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
  public static final int LDC2 = 148;
  public static final int INVOKE_POLYMORPHIC_Q = 149;
  public static final int INVOKEDYNAMIC_Q = 150;
  public static final int THREAD_END = 151;
  public static final int RECORD_LOADED = 152;
  public static final int RETURN_TO_HOST = 153;
  public static final int NATIVE_STEP = 154;
  public static final int FIELD_ACCESS_Q = 155;
  public static final int NARROW = 156;
  public static final int REFLECT_STEP = 157;

  private Op() {}

  public static long word(int op, int a, int b) {
    return (op & 0xffffL) | ((a & 0xffffL) << 16) | ((long) b << 32);
  }

  public static int op(long word) {
    return (int) word & 0xffff;
  }

  public static int a(long word) {
    return (int) word >>> 16;
  }

  public static int b(long word) {
    return (int) (word >> 32);
  }
}
