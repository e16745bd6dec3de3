package dev.assay.explore.jdk.fact;

/**
 * A class, or several: {@code java/util/Date} is that class, {@code java/util/Date*} all whose
 * names begin so, {@code java/util/*} the classes of that package, and {@code java/util/**} those
 * of packages below it as well.
 */
public final class ClassPattern {
  private final String text;
  private final String stem;
  private final boolean isPrefix;
  private final boolean isPackage;

  public ClassPattern(String text) {
    this.text = text;
    this.stem = text.replace("*", "");
    this.isPrefix = text.endsWith("*");
    this.isPackage = text.endsWith("/*");
  }

  /** Whether a class, given by internal name, is one of them. */
  public boolean matches(String name) {
    return isPrefix
        ? name.startsWith(stem) && !(isPackage && name.indexOf('/', stem.length()) >= 0)
        : name.equals(stem);
  }

  @Override
  public String toString() {
    return text;
  }
}
