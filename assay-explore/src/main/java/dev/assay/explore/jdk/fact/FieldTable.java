package dev.assay.explore.jdk.fact;

import dev.assay.machine.types.Field;
import java.util.ArrayList;
import java.util.List;

/** A set of fields: rows of classes (see {@link ClassPattern}) and names of fields. */
public final class FieldTable implements Fact {
  private final List<KnownName> names;

  private FieldTable(List<KnownName> names) {
    this.names = List.copyOf(names);
  }

  /** Fields of some classes in every release, see {@link KnownName#member}. */
  public static FieldTable of(String classes, String... fields) {
    return new FieldTable(List.of()).and(classes, fields);
  }

  /** The same of classes in some releases only. */
  public static FieldTable of(Releases releases, String classes, String... fields) {
    return new FieldTable(List.of()).and(releases, classes, fields);
  }

  /** These and more fields. */
  public FieldTable and(String classes, String... fields) {
    return and(Releases.ALL, classes, fields);
  }

  /** These and more fields, which only some releases have. */
  public FieldTable and(Releases releases, String classes, String... fields) {
    List<KnownName> all = new ArrayList<>(names);
    ClassPattern holder = new ClassPattern(classes);
    for (String field : fields) {
      all.add(new KnownName(releases, KnownName.Kind.FIELD, holder, field, null));
    }
    return new FieldTable(all);
  }

  /** Whether a field is among them. All rows are looked at: the answer is to be remembered. */
  public boolean contains(Field f) {
    for (KnownName n : names) {
      if (n.holder().matches(f.holder.name) && n.isMember(f.name, f.descriptor)) {
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
