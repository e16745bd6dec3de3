package dev.assay.explore.jdk.fact;

import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;
import dev.assay.machine.types.Universe;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A method that a class of the JDK declares.
 *
 * @param descriptor null stands for all methods of that name
 */
public record JdkMethod(
    JdkClass holder, String name, @Nullable String descriptor, Releases releases)
    implements Fact.Single {
  /** Whether a method is this one. */
  public boolean is(Method m) {
    return m.name.equals(name)
        && (descriptor == null || m.descriptor.equals(descriptor))
        && holder.is(m.holder);
  }

  /** The method, the first one if there are several; null if this JDK has none. */
  public @Nullable Method find(Universe universe) {
    Klass k = holder.find(universe);
    return k == null
        ? null
        : descriptor == null ? k.declaredByName(name) : k.declared(name, descriptor);
  }

  /** A method without which programs cannot be examined. */
  public Method require(Universe universe) {
    Method m = find(universe);
    if (m == null) {
      throw new IllegalStateException("the JDK has no method " + holder.name() + "." + name);
    }
    return m;
  }

  @Override
  public boolean holdsIn(Universe universe) {
    return find(universe) != null;
  }

  @Override
  public List<KnownName> names() {
    ClassPattern of = new ClassPattern(holder.name());
    return List.of(new KnownName(releases, KnownName.Kind.METHOD, of, name, descriptor));
  }
}
