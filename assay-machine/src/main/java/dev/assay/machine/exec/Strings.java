package dev.assay.machine.exec;

import dev.assay.machine.Machine;
import dev.assay.machine.heap.Heap;
import dev.assay.machine.heap.Identities;
import dev.assay.machine.types.Klass;
import java.nio.charset.StandardCharsets;

/** Strings of the program and of the host, one into the other. */
public final class Strings {
  private static final byte LATIN1 = 0;

  private final Machine machine;
  private final Heap heap;
  private final Klass string;
  private final int valueSlot;
  private final int coderSlot;
  private final int hashSlot;
  private final int hashIsZeroSlot;

  public Strings(Machine machine) {
    this.machine = machine;
    this.heap = machine.heap();
    this.string = machine.universe().require("java/lang/String");
    this.valueSlot = string.declaredField("value").slot;
    this.coderSlot = string.declaredField("coder").slot;
    this.hashSlot = string.declaredField("hash").slot;
    this.hashIsZeroSlot = string.declaredField("hashIsZero").slot;
  }

  public Klass klass() {
    return string;
  }

  /** The text of a String object; null for the null reference. */
  public String get(int r) {
    if (r == 0) {
      return null;
    }
    if (dependsOnInput(r)) {
      throw new Unsupported("a text that depends on an input");
    }
    return decode((byte[]) heap.data[(int) heap.field(r, valueSlot)], heap.field(r, coderSlot));
  }

  /** The same for people to read: a text that depends on an input has question marks there. */
  public String show(int r) {
    if (r == 0 || !dependsOnInput(r)) {
      return get(r);
    }
    long[] fields = heap.fields(r);
    boolean isPlain = !Symbols.isTerm(fields[valueSlot]) && fields[coderSlot] == LATIN1;
    if (!isPlain || !(heap.data[(int) fields[valueSlot]] instanceof long[] characters)) {
      return "?";
    }
    byte[] bytes = new byte[characters.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = Symbols.isTerm(characters[i]) ? (byte) '?' : (byte) characters[i];
    }
    return decode(bytes, LATIN1);
  }

  private boolean dependsOnInput(int r) {
    long[] fields = heap.fields(r);
    return Symbols.isTerm(fields[valueSlot])
        || Symbols.isTerm(fields[coderSlot])
        || !(heap.data[(int) fields[valueSlot]] instanceof byte[]);
  }

  private static String decode(byte[] bytes, long coder) {
    if (coder == LATIN1) {
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
    char[] chars = new char[bytes.length / 2];
    for (int i = 0; i < chars.length; i++) {
      chars[i] = (char) ((bytes[2 * i] & 0xff) | (bytes[2 * i + 1] << 8));
    }
    return new String(chars);
  }

  /** A new String object made on behalf of the current thread; null gives the null reference. */
  public int make(String text) {
    if (text == null) {
      return 0;
    }
    byte[] bytes = encode(text);
    int array = machine.allocate(machine.byteArrayKlass(), bytes, 16 + bytes.length);
    return fill(array, bytes.length != text.length() || text.isEmpty() ? coder(text) : LATIN1);
  }

  private int fill(int array, byte coder) {
    long[] fields = new long[string.instanceSlots];
    fields[valueSlot] = array;
    fields[coderSlot] = coder;
    return machine.allocate(string, fields, 16 + 8 * fields.length);
  }

  private static byte coder(String text) {
    return (byte) (isLatin1(text) ? 0 : 1);
  }

  private static boolean isLatin1(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > 0xff) {
        return false;
      }
    }
    return true;
  }

  private static byte[] encode(String text) {
    if (isLatin1(text)) {
      return text.getBytes(StandardCharsets.ISO_8859_1);
    }
    byte[] bytes = new byte[text.length() * 2];
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      bytes[2 * i] = (byte) c;
      bytes[2 * i + 1] = (byte) (c >> 8);
    }
    return bytes;
  }

  /**
   * The interned string of that text. Its position depends on the text alone, so it does not matter
   * which thread came first.
   */
  public int intern(String text) {
    int position = machine.universe().literalPosition(text);
    if (!heap.isLive(position)) {
      Identities.Chain c = heap.identities().chainOf(position);
      heap.putKept(heap.identities().position(c, 1), machine.byteArrayKlass(), encode(text));
      heap.putKept(position, string, pristine(text, 0, c));
    }
    return position;
  }

  /**
   * The data of an interned string (occurrence 0 of its chain) or of its characters (occurrence 1,
   * for the same reason as the string itself).
   */
  public Object pristine(String text, int occurrence, Identities.Chain c) {
    if (occurrence == 1) {
      return encode(text);
    }
    long[] fields = new long[string.instanceSlots];
    fields[valueSlot] = heap.identities().position(c, 1);
    fields[coderSlot] = coder(text);
    // Known from the start: whether anybody has asked for it must not show in a state.
    fields[hashSlot] = text.hashCode();
    fields[hashIsZeroSlot] = text.hashCode() == 0 ? 1 : 0;
    return fields;
  }
}
