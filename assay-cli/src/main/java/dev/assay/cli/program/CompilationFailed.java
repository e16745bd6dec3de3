package dev.assay.cli.program;

/** Source does not compile. */
public final class CompilationFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String compilerOutput;

  /**
   * Says which file and why.
   *
   * @param compilerOutput what javac prints
   */
  public CompilationFailed(String file, String compilerOutput) {
    super(file + " does not compile", null, false, false);
    this.compilerOutput = compilerOutput;
  }

  public String compilerOutput() {
    return compilerOutput;
  }
}
