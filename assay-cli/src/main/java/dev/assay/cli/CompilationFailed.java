package dev.assay.cli;

/** Source does not compile. */
final class CompilationFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String compilerOutput;

  /**
   * Says which file and why.
   *
   * @param compilerOutput what javac prints
   */
  CompilationFailed(String file, String compilerOutput) {
    super(file + " does not compile", null, false, false);
    this.compilerOutput = compilerOutput;
  }

  String compilerOutput() {
    return compilerOutput;
  }
}
