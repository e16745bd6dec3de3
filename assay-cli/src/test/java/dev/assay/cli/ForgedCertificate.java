package dev.assay.cli;

import dev.assay.certify.format.Certificate;
import dev.assay.certify.format.CertificateWriter;
import dev.assay.certify.format.EnabledThreads;
import dev.assay.certify.format.Header;
import dev.assay.certify.format.ScriptForm;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/** Certificates that say something else than their producers did. */
final class ForgedCertificate {
  private ForgedCertificate() {}

  /** The script of a certificate with another header. */
  static byte[] withHeader(byte[] file, Header header) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CertificateWriter other = new CertificateWriter(out, ScriptForm.FULL);
    other.script().enter(new EnabledThreads());
    other.script().leave();
    other.finish(header, null, 1, 0);
    byte[] donor = out.toByteArray();
    Certificate from = new Certificate(donor);
    Certificate c = new Certificate(file);
    int fixed = 12;
    int start = fixed + from.scriptBytes();
    int script = fixed + c.scriptBytes();
    int rest = file.length - script - c.headerBytes();
    ByteBuffer result = ByteBuffer.allocate(script + from.headerBytes() + rest);
    result.put(file, 0, script);
    result.put(donor, start, from.headerBytes());
    result.put(file, file.length - rest, rest);
    CRC32 sum = new CRC32();
    sum.update(result.array(), 0, result.capacity() - 4);
    result.putInt(result.capacity() - 4, (int) sum.getValue());
    return result.array();
  }
}
