package dev.assay.models.java.util.zip;

import java.util.zip.DataFormatException;

/** What {@code java.util.zip.Inflater} does around its natives, around the models' instead. */
final class InflaterTwin {
  private final long address;
  private byte[] input = {};
  private int inputAt;
  private int inputEnd;
  private boolean finished;
  private boolean needDict;
  private long bytesRead;
  private long bytesWritten;

  // Set by the natives.
  private int inputConsumed;
  private int outputConsumed;

  InflaterTwin(boolean nowrap) {
    address = InflaterNatives.init(nowrap);
  }

  void setInput(byte[] bytes, int off, int len) {
    input = bytes;
    inputAt = off;
    inputEnd = off + len;
  }

  void setDictionary(byte[] bytes, int off, int len) {
    InflaterNatives.setDictionary(address, bytes, off, len);
    needDict = false;
  }

  boolean finished() {
    return finished;
  }

  boolean needsDictionary() {
    return needDict;
  }

  int getRemaining() {
    return inputEnd - inputAt;
  }

  int getAdler() {
    return InflaterNatives.getAdler(address);
  }

  long getBytesRead() {
    return bytesRead;
  }

  long getBytesWritten() {
    return bytesWritten;
  }

  int inflate(byte[] output, int off, int len) throws DataFormatException {
    long result;
    try {
      result =
          InflaterNatives.inflateBytesBytes(
              this, address, input, inputAt, inputEnd - inputAt, output, off, len);
    } catch (DataFormatException e) {
      inputAt += inputConsumed;
      bytesRead += inputConsumed;
      bytesWritten += outputConsumed;
      inputConsumed = 0;
      outputConsumed = 0;
      throw e;
    }
    int read = (int) (result & 0x7fff_ffffL);
    int written = (int) (result >>> 31 & 0x7fff_ffffL);
    finished |= (result >>> 62 & 1) != 0;
    needDict |= result < 0;
    inputAt += read;
    bytesRead += read;
    bytesWritten += written;
    return written;
  }

  void reset() {
    InflaterNatives.reset(address);
    input = new byte[0];
    inputAt = 0;
    inputEnd = 0;
    finished = false;
    needDict = false;
    bytesRead = 0;
    bytesWritten = 0;
  }

  void end() {
    InflaterNatives.end(address);
  }
}
