package dev.assay.machine.classfile;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The code of a method. It stays in the class file's bytes; {@link #start} says where. */
public final class CodeAttribute {
  private static final int MAX_CODE_LENGTH = 65535;
  private static final ExceptionEntry[] NO_HANDLERS = {};

  private final ClassFile owner;
  private final int maxStack;
  private final int maxLocals;
  private final int start;
  private final int length;
  private final ExceptionEntry[] handlers;
  private final Attributes attributes;

  /** Pairs (bci, line) of all LineNumberTable attributes in their order. */
  private volatile int @Nullable [] lines;

  private volatile LocalVariable @Nullable [] localVariables;

  /**
   * An entry of the exception table.
   *
   * @param start first bci of the range
   * @param end first bci behind the range
   * @param handler where the handler begins
   * @param catchTypeIndex constant pool index of the class it catches, 0 for everything
   */
  public record ExceptionEntry(int start, int end, int handler, int catchTypeIndex) {}

  /** A variable that lives in {@code slot} from bci {@code start} for {@code length} bytes. */
  public record LocalVariable(int start, int length, String name, String descriptor, int slot) {}

  CodeAttribute(ClassFile owner, Cursor in) {
    this.owner = owner;
    maxStack = in.u2();
    maxLocals = in.u2();
    length = in.length();
    if (length == 0 || length > MAX_CODE_LENGTH) {
      throw new ClassFormatException(
          "Invalid method Code length " + length + " in class file " + owner.name());
    }
    start = in.position();
    in.skip(length);
    int count = in.u2();
    handlers = count == 0 ? NO_HANDLERS : new ExceptionEntry[count];
    for (int i = 0; i < count; i++) {
      handlers[i] = readHandler(in);
    }
    attributes = Attributes.skip(owner.pool(), in);
    if (!in.atEnd()) {
      throw new ClassFormatException(
          "Code attribute has wrong length in class file " + owner.name());
    }
  }

  private ExceptionEntry readHandler(Cursor in) {
    ExceptionEntry entry = new ExceptionEntry(in.u2(), in.u2(), in.u2(), in.u2());
    if (entry.start >= entry.end || entry.end > length) {
      throw new ClassFormatException(
          "Invalid exception table range ["
              + entry.start
              + ", "
              + entry.end
              + ") in class file "
              + owner.name());
    }
    if (entry.handler >= length) {
      throw new ClassFormatException(
          "Invalid exception handler address " + entry.handler + " in class file " + owner.name());
    }
    if (entry.catchTypeIndex != 0) {
      owner.pool().className(entry.catchTypeIndex);
    }
    return entry;
  }

  public int maxStack() {
    return maxStack;
  }

  public int maxLocals() {
    return maxLocals;
  }

  /** The array that holds the code, which is the whole class file. */
  public byte[] bytes() {
    return owner.bytes();
  }

  /** Where in {@link #bytes} the instruction with bci 0 is. */
  public int start() {
    return start;
  }

  public int length() {
    return length;
  }

  public ExceptionEntry[] handlers() {
    return handlers;
  }

  /** The source line of an instruction, or -1 if the class file does not say. */
  public int lineAt(int bci) {
    int[] table = lines;
    if (table == null) {
      table = readLines();
      lines = table;
    }
    int bestBci = -1;
    int line = -1;
    for (int i = 0; i < table.length; i += 2) {
      int candidate = table[i];
      if (candidate == bci) {
        return table[i + 1];
      }
      if (candidate < bci && candidate >= bestBci) {
        bestBci = candidate;
        line = table[i + 1];
      }
    }
    return line;
  }

  private int[] readLines() {
    int[] table = {};
    Cursor in = attributes.find("LineNumberTable");
    while (in != null) {
      int at = table.length;
      int count = in.u2();
      table = Arrays.copyOf(table, at + 2 * count);
      for (int i = 0; i < count; i++) {
        table[at++] = in.u2();
        table[at++] = in.u2();
      }
      in = attributes.findFrom(in.position(), "LineNumberTable");
    }
    return table;
  }

  /** The variables of all LocalVariableTable attributes; empty without debug information. */
  public LocalVariable[] localVariables() {
    LocalVariable[] result = localVariables;
    if (result == null) {
      result = readLocalVariables();
      localVariables = result;
    }
    return result;
  }

  private LocalVariable[] readLocalVariables() {
    LocalVariable[] table = {};
    Cursor in = attributes.find("LocalVariableTable");
    while (in != null) {
      int at = table.length;
      int count = in.u2();
      table = Arrays.copyOf(table, at + count);
      for (int i = 0; i < count; i++) {
        table[at++] = readLocalVariable(in);
      }
      in = attributes.findFrom(in.position(), "LocalVariableTable");
    }
    return table;
  }

  private LocalVariable readLocalVariable(Cursor in) {
    ConstantPool pool = owner.pool();
    int from = in.u2();
    int extent = in.u2();
    if (from + extent > length) {
      throw new ClassFormatException(
          "Invalid length " + extent + " in LocalVariableTable in class file " + owner.name());
    }
    return new LocalVariable(from, extent, pool.utf8(in.u2()), pool.utf8(in.u2()), in.u2());
  }

  Attributes attributes() {
    return attributes;
  }

  /** A copy of an attribute's body, or null. */
  public byte @Nullable [] attribute(String attributeName) {
    return attributes.body(attributeName);
  }
}
