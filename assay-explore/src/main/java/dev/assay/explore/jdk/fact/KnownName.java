package dev.assay.explore.jdk.fact;

import org.jspecify.annotations.Nullable;

/**
 * A class, or a member of one, that must exist in some releases of the JDK.
 *
 * @param holder the class, or several of which at least one must be there, or have the member
 * @param member the name of a field or method; a "*" at its end or beginning stands for anything;
 *     null if it is the class that is named
 * @param descriptor of the method; null if any will do
 */
public record KnownName(
    Releases releases,
    Kind kind,
    ClassPattern holder,
    @Nullable String member,
    @Nullable String descriptor) {
  private static final String ANY = "*";

  /** What is named. */
  public enum Kind {
    CLASS,
    FIELD,
    METHOD
  }

  /** Whether a field or method of one of the classes is meant. */
  public boolean isMember(String name, String itsDescriptor) {
    return member != null
        && (descriptor == null || descriptor.equals(itsDescriptor))
        && (member.equals(name)
            || (member.endsWith(ANY) && name.startsWith(member.substring(0, member.length() - 1)))
            || (member.startsWith(ANY) && name.endsWith(member.substring(1))));
  }

  @Override
  public String toString() {
    return switch (kind) {
      case CLASS -> holder.toString();
      case FIELD -> holder + "." + member;
      case METHOD -> holder + "." + member + (descriptor == null ? "(...)" : descriptor);
    };
  }
}
