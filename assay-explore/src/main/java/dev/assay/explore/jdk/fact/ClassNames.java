package dev.assay.explore.jdk.fact;

import java.util.ArrayList;
import java.util.List;

/** A set of classes, given by patterns (see {@link ClassPattern}). */
public final class ClassNames implements Fact {
  private final List<KnownName> names;
  private final ClassPattern[] patterns;

  private ClassNames(List<KnownName> names) {
    this.names = List.copyOf(names);
    this.patterns = names.stream().map(KnownName::holder).toArray(ClassPattern[]::new);
  }

  /** Classes of every release. */
  public static ClassNames of(String... patterns) {
    return new ClassNames(List.of()).and(Releases.ALL, patterns);
  }

  /** These and more, which only some releases have. */
  public ClassNames and(Releases releases, String... more) {
    List<KnownName> all = new ArrayList<>(names);
    for (String pattern : more) {
      ClassPattern holder = new ClassPattern(pattern);
      all.add(new KnownName(releases, KnownName.Kind.CLASS, holder, null, null));
    }
    return new ClassNames(all);
  }

  /** Whether a class, given by internal name, is among them. */
  public boolean contains(String name) {
    for (ClassPattern p : patterns) {
      if (p.matches(name)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<KnownName> names() {
    return names;
  }
}
