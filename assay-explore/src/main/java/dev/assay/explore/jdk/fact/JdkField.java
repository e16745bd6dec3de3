package dev.assay.explore.jdk.fact;

import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A field that a class of the JDK declares. */
public record JdkField(JdkClass holder, String name, Releases releases) implements Fact.Single {
  /** The same, which only some releases have. */
  public JdkField in(Releases some) {
    return new JdkField(holder, name, some);
  }

  /** Whether a field is this one. */
  public boolean is(Field f) {
    return f.name.equals(name) && holder.is(f.holder);
  }

  /** The field; null if this JDK has none. */
  public @Nullable Field find(Universe universe) {
    Klass k = holder.find(universe);
    return k == null ? null : k.declaredField(name);
  }

  /** The slot of the field in objects; negative if this JDK has none. */
  public int slot(Universe universe) {
    Field f = find(universe);
    return f == null ? -1 : f.slot;
  }

  /** The slot of a field without which programs cannot be examined. */
  public int requireSlot(Universe universe) {
    int slot = slot(universe);
    if (slot < 0) {
      throw new IllegalStateException("the JDK has no field " + holder.name() + "." + name);
    }
    return slot;
  }

  @Override
  public boolean holdsIn(Universe universe) {
    return find(universe) != null;
  }

  @Override
  public List<KnownName> names() {
    ClassPattern of = new ClassPattern(holder.name());
    return List.of(new KnownName(releases, KnownName.Kind.FIELD, of, name, null));
  }
}
