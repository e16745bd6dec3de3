package dev.assay.models.java.util.zip;

/** What {@code java.util.zip.Deflater} does around its natives, around the models' instead. */
final class DeflaterTwin {
  private final long address;
  private byte[] input = {};
  private int inputAt;
  private int inputEnd;
  private int level;
  private int strategy;
  private boolean setParams;
  private boolean finish;
  private boolean finished;
  private long bytesRead;

  DeflaterTwin(int level, boolean nowrap) {
    this.level = level;
    this.address = DeflaterNatives.init(level, 0, nowrap);
  }

  void setInput(byte[] bytes, int off, int len) {
    input = bytes;
    inputAt = off;
    inputEnd = off + len;
  }

  void setDictionary(byte[] bytes, int off, int len) {
    DeflaterNatives.setDictionary(address, bytes, off, len);
  }

  void setLevel(int newLevel) {
    setParams |= newLevel != level;
    level = newLevel;
  }

  void setStrategy(int newStrategy) {
    setParams |= newStrategy != strategy;
    strategy = newStrategy;
  }

  void finish() {
    finish = true;
  }

  boolean finished() {
    return finished;
  }

  boolean needsInput() {
    return inputAt == inputEnd;
  }

  long getBytesRead() {
    return bytesRead;
  }

  int getAdler() {
    return DeflaterNatives.getAdler(address);
  }

  int deflate(byte[] output, int off, int len, int flush) {
    int params = setParams ? 1 | strategy << 1 | level << 3 : 0;
    long result =
        DeflaterNatives.deflateBytesBytes(
            this,
            address,
            input,
            inputAt,
            inputEnd - inputAt,
            output,
            off,
            len,
            finish ? DeflaterModel.FINISH : flush,
            params);
    int read = (int) (result & 0x7fff_ffffL);
    inputAt += read;
    bytesRead += read;
    finished |= (result >>> 62 & 1) != 0;
    if (params != 0 && result >= 0) {
      setParams = false;
    }
    return (int) (result >>> 31 & 0x7fff_ffffL);
  }

  void reset() {
    DeflaterNatives.reset(address);
    finish = false;
    finished = false;
    input = new byte[0];
    inputAt = 0;
    inputEnd = 0;
    bytesRead = 0;
  }

  void end() {
    DeflaterNatives.end(address);
  }
}
