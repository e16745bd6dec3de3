package dev.assay.certify.format;

/** What a script has told of its last step, for sources to fill in. */
public abstract class StepFields implements ScriptSource {
  int thread;
  int place;
  int choice;
  Kind kind = Kind.NEW;
  int elsewhere;
  boolean hasDigest;
  int digest;

  @Override
  public final int thread() {
    return thread;
  }

  @Override
  public final int place() {
    return place;
  }

  @Override
  public final int choice() {
    return choice;
  }

  @Override
  public final Kind kind() {
    return kind;
  }

  @Override
  public final int elsewhere() {
    return elsewhere;
  }

  @Override
  public final boolean hasDigest() {
    return hasDigest;
  }

  @Override
  public final int digest() {
    return digest;
  }
}
