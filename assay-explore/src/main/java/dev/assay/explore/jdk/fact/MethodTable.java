package dev.assay.explore.jdk.fact;

import dev.assay.machine.types.Method;
import java.util.ArrayList;
import java.util.List;

/** A set of methods: rows of classes (see {@link ClassPattern}) and names of methods. */
public final class MethodTable implements Fact {
  private final List<KnownName> names;

  private MethodTable(List<KnownName> names) {
    this.names = List.copyOf(names);
  }

  /** Methods of some classes in every release, see {@link KnownName#member}. */
  public static MethodTable of(String classes, String... methods) {
    return new MethodTable(List.of()).and(classes, methods);
  }

  /** The same in some releases. */
  public static MethodTable of(Releases releases, String classes, String... methods) {
    return new MethodTable(List.of()).and(releases, classes, methods);
  }

  /** These and more methods; a name may be followed by a descriptor. */
  public MethodTable and(String classes, String... methods) {
    return and(Releases.ALL, classes, methods);
  }

  /** These and more methods, which only some releases have. */
  public MethodTable and(Releases releases, String classes, String... methods) {
    List<KnownName> all = new ArrayList<>(names);
    ClassPattern holder = new ClassPattern(classes);
    for (String method : methods) {
      int open = method.indexOf('(');
      String name = open < 0 ? method : method.substring(0, open);
      String descriptor = open < 0 ? null : method.substring(open);
      all.add(new KnownName(releases, KnownName.Kind.METHOD, holder, name, descriptor));
    }
    return new MethodTable(all);
  }

  /** Whether a method is among them. All rows are looked at: the answer is to be remembered. */
  public boolean contains(Method m) {
    for (KnownName n : names) {
      if (n.holder().matches(m.holder.name) && n.isMember(m.name, m.descriptor)) {
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
