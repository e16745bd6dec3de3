package dev.assay.certify.format;

import dev.assay.certify.CertificateProblem;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/** A certificate that was read from a file. */
public final class Certificate {
  /** No honest script has more states per byte; what has is not followed. */
  private static final long MOST_STATES_PER_BYTE = 1 << 16;

  /** The same of the way to a part, whose states nobody has to find again. */
  private static final long MOST_STEPS_PER_BYTE = 1 << 12;

  private static final int ENDING = 8 + 8 + 4;

  private final byte[] bytes;
  private final ScriptForm form;
  private final int scriptStart;
  private final int scriptEnd;
  private final int headerBytes;
  private final int subgraphsBytes;
  private final Header header;
  private final @Nullable Subgraphs subgraphs;
  private final long states;
  private final long transitions;

  /**
   * Reads a certificate.
   *
   * @throws CertificateProblem if it is none, of another version, or damaged
   */
  public Certificate(byte[] bytes) {
    this.bytes = bytes;
    int fixed = CertificateWriter.MAGIC.length + 4;
    if (bytes.length < fixed
        || !Arrays.equals(
            bytes, 0, CertificateWriter.MAGIC.length, CertificateWriter.MAGIC, 0, 8)) {
      throw new CertificateProblem("it is no certificate of Assay");
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    in.position(CertificateWriter.MAGIC.length);
    int version = in.getShort() & 0xffff;
    if (version != CertificateWriter.VERSION) {
      throw new CertificateProblem(
          "it has version " + version + ", but this is for " + CertificateWriter.VERSION);
    }
    if (bytes.length < fixed + 2 + 8 + 4 + ENDING) {
      throw new CertificateProblem("it ends too early");
    }
    CRC32 sum = new CRC32();
    sum.update(bytes, 0, bytes.length - 4);
    if ((int) sum.getValue() != in.getInt(bytes.length - 4)) {
      throw new CertificateProblem("it is damaged: its checksum is wrong");
    }
    int ordinal = in.getShort() & 0xffff;
    if (ordinal >= ScriptForm.values().length) {
      throw new CertificateProblem("it has a script of unknown form");
    }
    form = ScriptForm.values()[ordinal];
    states = in.getLong(bytes.length - ENDING);
    transitions = in.getLong(bytes.length - ENDING + 8);
    scriptStart = in.position();
    int limit = bytes.length - ENDING;
    scriptEnd = endOfScript(in, limit);
    long scriptBytes = scriptEnd - scriptStart;
    if (states < 1
        || states > Integer.MAX_VALUE
        || states > MOST_STATES_PER_BYTE * scriptBytes
        || transitions < 0
        || transitions > Long.MAX_VALUE / (2 * Subgraphs.RESOLUTION)) {
      throw new CertificateProblem("it has an impossible number of states");
    }
    int beforeHeader = in.position();
    header = readHeader(in, limit);
    headerBytes = in.position() - beforeHeader;
    need(in, 4, limit);
    subgraphsBytes = in.getInt();
    if (subgraphsBytes < 0 || subgraphsBytes != limit - in.position()) {
      throw new CertificateProblem("its parts do not fit together");
    }
    subgraphs =
        Subgraphs.of(
            bytes, in.position(), subgraphsBytes, states, form.isTrustful() ? states : transitions);
  }

  private static void need(ByteBuffer in, int count, int limit) {
    if (limit - in.position() < count) {
      throw new CertificateProblem("it ends too early");
    }
  }

  private static int endOfScript(ByteBuffer in, int limit) {
    for (; ; ) {
      need(in, 2, limit);
      int length = in.getShort() & 0xffff;
      if (length == 0) {
        return in.position();
      }
      need(in, length, limit);
      in.position(in.position() + length);
    }
  }

  private static Header readHeader(ByteBuffer in, int limit) {
    need(in, 8, limit);
    int length = in.getInt();
    int packed = in.getInt();
    if (packed < 0 || length < 0 || length > Header.MOST_BYTES || length / 1100 > packed) {
      throw new CertificateProblem("its header is damaged");
    }
    need(in, packed, limit);
    byte[] raw = new byte[length];
    Inflater inflater = new Inflater();
    inflater.setInput(in.array(), in.position(), packed);
    try {
      if (inflater.inflate(raw) != length) {
        throw new CertificateProblem("its header is damaged");
      }
    } catch (DataFormatException e) {
      throw new CertificateProblem("its header is damaged");
    } finally {
      inflater.end();
    }
    in.position(in.position() + packed);
    return Header.of(raw);
  }

  public ScriptForm form() {
    return form;
  }

  public Header header() {
    return header;
  }

  /** Sizes of subgraphs by which the script can be divided, or null. */
  public @Nullable Subgraphs subgraphs() {
    return subgraphs;
  }

  /** How many states the script enters, as the certificate says. */
  public long states() {
    return states;
  }

  /** How many transitions the script tells, as the certificate says. */
  public long transitions() {
    return transitions;
  }

  /** The size of the file. */
  public int bytes() {
    return bytes.length;
  }

  public int scriptBytes() {
    return scriptEnd - scriptStart;
  }

  public int headerBytes() {
    return headerBytes;
  }

  public int subgraphsBytes() {
    return subgraphsBytes;
  }

  /** The script, from its beginning. */
  public ScriptReader script() {
    return new ScriptReader(new ChunkInput(), form, states, MOST_STEPS_PER_BYTE * scriptBytes());
  }

  /** Tells this certificate from all others. */
  public String digest() {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(digest, 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** The bytes of the script, without the lengths between them. */
  private final class ChunkInput extends InputStream {
    private int at = scriptStart;
    private int left;

    @Override
    public int read() {
      if (left == 0) {
        if (at + 2 >= scriptEnd) {
          return -1;
        }
        left = (bytes[at] & 255) << 8 | (bytes[at + 1] & 255);
        at += 2;
      }
      left--;
      return bytes[at++] & 255;
    }
  }
}
