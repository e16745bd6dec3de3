package dev.assay.machine.state.stream;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * What {@link StateWriter} and {@link StateReader} agree on. A stream is a head and then records. A
 * record begins with a byte that says what it is:
 *
 * <ul>
 *   <li>{@link #COMPONENT}, then whatever the {@link ComponentCodec} writes;
 *   <li>{@link #KEY}, key, then whatever the {@link KeyCodec} writes;
 *   <li>{@link #CELL}, component, list: a cell of a list;
 *   <li>{@link #NODE} plus height, left, right: an inner node of a map;
 *   <li>{@link #ROOT} plus height, left, right: the root of a map;
 *   <li>{@link #STATE}, the number of parts, and for each part that is not as in the state before:
 *       1 plus the number of parts left out, and the part; at the end 0.
 * </ul>
 *
 * Components are counted, and so are cells, nodes and roots together; a reference is how many
 * records back the thing was defined, 1 for the latest, or 0 for nothing. Numbers are written by
 * {@link #writeNumber}.
 */
final class StateStream {
  static final int MAGIC = 0x41535432; // "AST2"

  static final int STATE = 0;
  static final int COMPONENT = 1;
  static final int KEY = 2;
  static final int CELL = 3;
  static final int NODE = 32;
  static final int ROOT = 64;
  static final int MAX_HEIGHT = 31;

  private StateStream() {}

  /** Writes a number from 0 on, seven bits to a byte, the lowest first. */
  static void writeNumber(DataOutput out, int value) throws IOException {
    int rest = value;
    while (rest >>> 7 != 0) {
      out.writeByte((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    out.writeByte(rest);
  }

  /** Reads a number that {@link #writeNumber} wrote. */
  static int readNumber(DataInput in) throws IOException {
    int value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      int next = in.readUnsignedByte();
      if (shift == 28 && next > 7) {
        break;
      }
      value |= (next & 0x7f) << shift;
      if (next < 0x80) {
        return value;
      }
    }
    throw damaged("a number does not fit 31 bits");
  }

  /** What a reader throws, unless the input just ends. */
  static IOException damaged(String what) {
    return new IOException("damaged stream of states: " + what);
  }
}
