package dev.assay.certify.format;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;

/**
 * Writes a certificate: the script while it comes, then everything that is known only in the end.
 */
public final class CertificateWriter {
  static final byte[] MAGIC = {'A', 'S', 'S', 'A', 'Y', 'S', 'C', 'C'};
  static final int VERSION = 7;

  /** The sizes of subgraphs take no more than this part of script and header. */
  private static final int FULL_SHARE = 22;

  private static final int TRUSTFUL_SHARE = 6;

  private final ScriptForm form;
  private final CRC32 sum = new CRC32();
  private final DataOutputStream out;
  private final Chunks chunks;
  private final ScriptWriter script;

  /** Divides the script into pieces, each behind its length. */
  private static final class Chunks extends OutputStream {
    private final DataOutputStream out;
    private final byte[] buffer = new byte[0xffff];
    private int count;
    private long total;

    Chunks(DataOutputStream out) {
      this.out = out;
    }

    @Override
    public void write(int value) throws IOException {
      buffer[count++] = (byte) value;
      if (count == buffer.length) {
        flushChunk();
      }
    }

    private void flushChunk() throws IOException {
      out.writeShort(count);
      out.write(buffer, 0, count);
      total += count;
      count = 0;
    }

    void end() throws IOException {
      if (count > 0) {
        flushChunk();
      }
      out.writeShort(0);
    }
  }

  /** Begins a certificate. The stream is closed in the end. */
  public CertificateWriter(OutputStream to, ScriptForm form) {
    this.form = form;
    out = new DataOutputStream(new CheckedOutputStream(to, sum));
    try {
      out.write(MAGIC);
      out.writeShort(VERSION);
      out.writeShort(form.ordinal());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    chunks = new Chunks(out);
    script = new ScriptWriter(chunks, form);
  }

  public ScriptWriter script() {
    return script;
  }

  /**
   * Ends the certificate.
   *
   * @param sizes of the subgraphs, by which it is to be divided, or null
   */
  public void finish(Header header, @Nullable Subgraphs sizes, long states, long transitions) {
    script.finish();
    try {
      chunks.end();
      long rest = chunks.total + writeHeader(header);
      byte[] list =
          sizes == null
              ? Subgraphs.none()
              : sizes.toBytes(rest / (form.isTrustful() ? TRUSTFUL_SHARE : FULL_SHARE));
      out.writeInt(list.length);
      out.write(list);
      out.writeLong(states);
      out.writeLong(transitions);
      out.writeInt((int) sum.getValue());
      out.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the header; how many bytes it takes. */
  private int writeHeader(Header header) throws IOException {
    byte[] raw = header.toBytes();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(raw);
    deflater.finish();
    byte[] packed = new byte[raw.length + 1024];
    int length = deflater.deflate(packed);
    deflater.end();
    out.writeInt(raw.length);
    out.writeInt(length);
    out.write(packed, 0, length);
    return length;
  }
}
