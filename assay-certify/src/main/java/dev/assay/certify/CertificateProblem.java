package dev.assay.certify;

/** A file is no certificate, or a damaged one; the message is one line for the user. */
public final class CertificateProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Says what is wrong. */
  public CertificateProblem(String message) {
    super(message, null, false, false);
  }
}
