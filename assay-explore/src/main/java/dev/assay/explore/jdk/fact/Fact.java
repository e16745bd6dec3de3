package dev.assay.explore.jdk.fact;

import dev.assay.machine.types.Universe;
import java.util.List;

/**
 * Something that is known of the JDK. Facts are constants of the classes in {@code
 * dev.assay.explore.jdk}; a test finds them there and sees whether they are so.
 */
public sealed interface Fact permits ClassNames, FieldTable, MethodTable, Fact.Single {
  /** Everything that must exist for the fact to be in force. */
  List<KnownName> names();

  /** A fact about one class, which can be looked up while a program is examined. */
  sealed interface Single extends Fact permits CodeStart, JdkClass, JdkField, JdkMethod {
    Releases releases();

    /** Whether it is so in the JDK that a program runs on; loads the class. */
    boolean holdsIn(Universe universe);

    /** Whether it should be so in that JDK, but is not. */
    default boolean isMissingIn(Universe universe) {
      return releases().contains(universe.feature()) && !holdsIn(universe);
    }
  }
}
