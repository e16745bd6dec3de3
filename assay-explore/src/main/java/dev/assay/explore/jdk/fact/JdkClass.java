package dev.assay.explore.jdk.fact;

import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A class of the JDK, by its internal name. */
public record JdkClass(String name, Releases releases) implements Fact.Single {
  public static JdkClass of(String name) {
    return new JdkClass(name, Releases.ALL);
  }

  /** The same, which only some releases have. */
  public JdkClass in(Releases some) {
    return new JdkClass(name, some);
  }

  /** Whether a class is this one. */
  public boolean is(Klass k) {
    return k.name.equals(name);
  }

  /** The class; null if this JDK has none. */
  public @Nullable Klass find(Universe universe) {
    return universe.boot(name);
  }

  /** The class, without which programs cannot be examined. */
  public Klass require(Universe universe) {
    return universe.require(name);
  }

  public JdkField field(String field) {
    return new JdkField(this, field, releases);
  }

  /** Its methods of a name. */
  public JdkMethod method(String method) {
    return new JdkMethod(this, method, null, releases);
  }

  public JdkMethod method(String method, String descriptor) {
    return new JdkMethod(this, method, descriptor, releases);
  }

  @Override
  public boolean holdsIn(Universe universe) {
    return find(universe) != null;
  }

  @Override
  public List<KnownName> names() {
    ClassPattern pattern = new ClassPattern(name);
    return List.of(new KnownName(releases, KnownName.Kind.CLASS, pattern, null, null));
  }
}
