package dev.assay.machine.classfile;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The constant pool of one class. Every accessor checks that the entry is of the kind it reads and
 * throws {@link ClassFormatException} otherwise.
 */
public final class ConstantPool {
  public static final int UTF8 = 1;
  public static final int INTEGER = 3;
  public static final int FLOAT = 4;
  public static final int LONG = 5;
  public static final int DOUBLE = 6;
  public static final int CLASS = 7;
  public static final int STRING = 8;
  public static final int FIELD = 9;
  public static final int METHOD = 10;
  public static final int INTERFACE_METHOD = 11;
  public static final int NAME_AND_TYPE = 12;
  public static final int METHOD_HANDLE = 15;
  public static final int METHOD_TYPE = 16;
  public static final int DYNAMIC = 17;
  public static final int INVOKE_DYNAMIC = 18;
  public static final int MODULE = 19;
  public static final int PACKAGE = 20;

  private static final String[] NO_NAMES = {};

  private final byte[] bytes;

  /** Position of each entry's tag; 0 where there is no entry. */
  private final int[] positions;

  /** Decoded Utf8 entries. Two threads may decode the same entry; strings make that harmless. */
  private final @Nullable String[] decoded;

  private ConstantPool(byte[] bytes, int[] positions) {
    this.bytes = bytes;
    this.positions = positions;
    this.decoded = new String[positions.length];
  }

  /** Notes where the entries at the cursor lie and moves the cursor behind the pool. */
  static ConstantPool index(byte[] bytes, Cursor in) {
    int size = in.u2();
    if (size == 0) {
      throw new ClassFormatException("Illegal constant pool size 0 in class file <Unknown>");
    }
    int[] positions = new int[size];
    for (int i = 1; i < size; i++) {
      positions[i] = in.position();
      int tag = in.u1();
      switch (tag) {
        case UTF8 -> in.skip(in.u2());
        case INTEGER,
            FLOAT,
            FIELD,
            METHOD,
            INTERFACE_METHOD,
            NAME_AND_TYPE,
            DYNAMIC,
            INVOKE_DYNAMIC ->
            in.skip(4);
        case LONG, DOUBLE -> {
          in.skip(8);
          i++;
          if (i == size) {
            throw new ClassFormatException(
                "Invalid constant pool index " + i + " for long/double in class file <Unknown>");
          }
        }
        case CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE -> in.skip(2);
        case METHOD_HANDLE -> in.skip(3);
        default ->
            throw new ClassFormatException(
                "Unknown constant tag " + tag + " at index " + i + " in class file <Unknown>");
      }
    }
    return new ConstantPool(bytes, positions);
  }

  byte[] bytes() {
    return bytes;
  }

  /** One more than the largest index, as in the class file. */
  public int size() {
    return positions.length;
  }

  /** The kind of entry {@code i}; 0 for index 0 and for the second half of a long or double. */
  public int tag(int i) {
    if (i < 0 || i >= positions.length) {
      throw invalidIndex(i);
    }
    int position = positions[i];
    return position == 0 ? 0 : bytes[position];
  }

  public String utf8(int i) {
    int position = position(i, UTF8);
    String s = decoded[i];
    if (s == null) {
      s = decode(position + 3, u2(position + 1));
      decoded[i] = s;
    }
    return s;
  }

  /** The value of an Integer, or the bits of a Float. */
  public int intAt(int i) {
    int tag = tag(i);
    if (tag != INTEGER && tag != FLOAT) {
      throw wrongTag(i, tag);
    }
    return s4(positions[i] + 1);
  }

  /** The value of a Long, or the bits of a Double. */
  public long longAt(int i) {
    int tag = tag(i);
    if (tag != LONG && tag != DOUBLE) {
      throw wrongTag(i, tag);
    }
    return (long) s4(positions[i] + 1) << 32 | (s4(positions[i] + 5) & 0xffffffffL);
  }

  /** The internal name of a Class, or an array's descriptor. */
  public String className(int i) {
    return utf8(u2(position(i, CLASS) + 1));
  }

  public String string(int i) {
    return utf8(u2(position(i, STRING) + 1));
  }

  /** The descriptor of a MethodType. */
  public String methodType(int i) {
    return utf8(u2(position(i, METHOD_TYPE) + 1));
  }

  /** The name of a Module. */
  public String moduleName(int i) {
    return utf8(u2(position(i, MODULE) + 1));
  }

  /** The internal name of a Package. */
  public String packageName(int i) {
    return utf8(u2(position(i, PACKAGE) + 1));
  }

  /** The class that a Fieldref, Methodref or InterfaceMethodref names. */
  public String memberOwner(int i) {
    return className(u2(memberPosition(i) + 1));
  }

  /**
   * The name in a Fieldref, Methodref, InterfaceMethodref, Dynamic, InvokeDynamic or NameAndType.
   */
  public String memberName(int i) {
    return utf8(u2(nameAndType(i) + 1));
  }

  /** The descriptor that goes with {@link #memberName}. */
  public String memberDescriptor(int i) {
    return utf8(u2(nameAndType(i) + 3));
  }

  /** Whether entry {@code i} names a method of an interface. */
  public boolean isInterfaceMember(int i) {
    memberPosition(i);
    return tag(i) == INTERFACE_METHOD;
  }

  /** The bootstrap method of a Dynamic or InvokeDynamic. */
  public int bootstrapIndex(int i) {
    int tag = tag(i);
    if (tag != DYNAMIC && tag != INVOKE_DYNAMIC) {
      throw wrongTag(i, tag);
    }
    return u2(positions[i] + 1);
  }

  /** The kind of a MethodHandle, 1 (getField) to 9 (invokeInterface). */
  public int handleKind(int i) {
    int kind = bytes[position(i, METHOD_HANDLE) + 1];
    if (kind < 1 || kind > 9) {
      throw new ClassFormatException("Bad method handle kind " + (kind & 0xff) + " at index " + i);
    }
    return kind;
  }

  /** The index of the member that a MethodHandle refers to. */
  public int handleReference(int i) {
    int reference = u2(position(i, METHOD_HANDLE) + 2);
    memberPosition(reference);
    return reference;
  }

  /** The first index that an entry consists of. */
  int first(int i) {
    return u2(positions[i] + 1);
  }

  /** The second one. */
  int second(int i) {
    return u2(positions[i] + 3);
  }

  /** The index that a MethodHandle refers to, whatever is there. */
  int handleTarget(int i) {
    return u2(position(i, METHOD_HANDLE) + 2);
  }

  /** Reads a counted list of Class indices. */
  String[] classNames(Cursor in) {
    int count = in.u2();
    if (count == 0) {
      return NO_NAMES;
    }
    String[] names = new String[count];
    for (int i = 0; i < count; i++) {
      names[i] = className(in.u2());
    }
    return names;
  }

  /** {@link #utf8}, with null for index 0. */
  @Nullable String optionalUtf8(int i) {
    return i == 0 ? null : utf8(i);
  }

  private int nameAndType(int i) {
    int tag = tag(i);
    return switch (tag) {
      case NAME_AND_TYPE -> positions[i];
      case FIELD, METHOD, INTERFACE_METHOD, DYNAMIC, INVOKE_DYNAMIC ->
          position(u2(positions[i] + 3), NAME_AND_TYPE);
      default -> throw wrongTag(i, tag);
    };
  }

  private int memberPosition(int i) {
    int tag = tag(i);
    if (tag != FIELD && tag != METHOD && tag != INTERFACE_METHOD) {
      throw wrongTag(i, tag);
    }
    return positions[i];
  }

  private int position(int i, int expectedTag) {
    if (i <= 0 || i >= positions.length) {
      throw invalidIndex(i);
    }
    int position = positions[i];
    if (position == 0 || bytes[position] != expectedTag) {
      throw wrongTag(i, tag(i));
    }
    return position;
  }

  private int u2(int position) {
    return (bytes[position] & 0xff) << 8 | (bytes[position + 1] & 0xff);
  }

  private int s4(int position) {
    return u2(position) << 16 | u2(position + 2);
  }

  /** Decodes modified UTF-8 (JVMS 4.4.7): no byte 0, no four-byte form, no over-long form. */
  private String decode(int start, int length) {
    int end = start + length;
    int at = start;
    while (at < end && bytes[at] > 0) {
      at++;
    }
    if (at == end) {
      return new String(bytes, start, length, StandardCharsets.ISO_8859_1);
    }
    char[] chars = new char[length];
    int count = 0;
    for (int i = start; i < at; i++) {
      chars[count++] = (char) bytes[i];
    }
    while (at < end) {
      int b = bytes[at];
      if (b > 0) {
        chars[count++] = (char) b;
        at++;
      } else if ((b & 0xe0) == 0xc0 && continues(at + 1, end)) {
        int c = (b & 0x1f) << 6 | (bytes[at + 1] & 0x3f);
        if (c != 0 && c < 0x80) {
          throw illegalUtf8(at);
        }
        chars[count++] = (char) c;
        at += 2;
      } else if ((b & 0xf0) == 0xe0 && continues(at + 1, end) && continues(at + 2, end)) {
        int c = (b & 0x0f) << 12 | (bytes[at + 1] & 0x3f) << 6 | (bytes[at + 2] & 0x3f);
        if (c < 0x800) {
          throw illegalUtf8(at);
        }
        chars[count++] = (char) c;
        at += 3;
      } else {
        throw illegalUtf8(at);
      }
    }
    return new String(chars, 0, count);
  }

  private boolean continues(int at, int end) {
    return at < end && (bytes[at] & 0xc0) == 0x80;
  }

  private static ClassFormatException illegalUtf8(int at) {
    return new ClassFormatException("Illegal UTF8 string in constant pool at byte " + at);
  }

  private static ClassFormatException invalidIndex(int i) {
    return new ClassFormatException("Invalid constant pool index " + i);
  }

  private static ClassFormatException wrongTag(int i, int tag) {
    return new ClassFormatException("Unexpected constant tag " + tag + " at index " + i);
  }
}
