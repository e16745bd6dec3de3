package dev.assay.symbolic.run;

import dev.assay.machine.classfile.ClassFormatException;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which classes of the program's class path have subclasses there, loaded or not. */
final class Subclasses {
  private final Universe universe;
  private @Nullable Set<String> extended;

  Subclasses(Universe universe) {
    this.universe = universe;
  }

  /** Whether an object may be of a class without being exactly of that class. */
  boolean exist(Klass k) {
    if (Modifier.isFinal(k.flags)) {
      return false;
    }
    return k.loader == 0 || extended().contains(k.name);
  }

  private Set<String> extended() {
    Set<String> found = extended;
    if (found == null) {
      Set<String> all = new HashSet<>();
      ClassPath path = universe.classPath();
      path.forEachClass(
          bytes -> {
            String superclass = superclass(bytes);
            if (superclass != null) {
              all.add(superclass);
            }
          });
      extended = all;
      found = all;
    }
    return found;
  }

  /** Null also for what cannot be loaded, such as the part of a jar that is for newer Javas. */
  private @Nullable String superclass(byte[] bytes) {
    try {
      return universe.parse(bytes).superName();
    } catch (ClassFormatException e) {
      return null;
    }
  }
}
