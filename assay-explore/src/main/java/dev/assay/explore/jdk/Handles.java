package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.machine.types.Method;
import java.util.regex.Pattern;

/** Ways to get at fields, arrays and memory other than by an instruction. */
public final class Handles {
  private static final JdkClass UNSAFE = JdkClass.of("jdk/internal/misc/Unsafe");

  /** Initialises a class; it has the class as an argument. */
  public static final JdkMethod INITIALIZE =
      UNSAFE.method("ensureClassInitialized0", "(Ljava/lang/Class;)V");

  /** Native methods of plain accesses: the type is named, and nothing else. */
  private static final MethodTable PLAIN =
      MethodTable.of("jdk/internal/misc/Unsafe", "get*", "put*");

  private static final Pattern PLAIN_NAME = Pattern.compile("(get|put)[A-Z][a-z]*");

  private static final ClassNames REFLECTION = ClassNames.of("jdk/internal/reflect/**");

  /** Methods that read plainly what they then compare and set. */
  private static final MethodTable UPDATES =
      MethodTable.of("jdk/internal/misc/Unsafe", "getAnd*", "weakCompareAndSet*", "compareAnd*");

  /** Classes through which a program gets at fields and arrays of its own. */
  private static final ClassNames OF_PROGRAMS =
      ClassNames.of("java/lang/invoke/**", "sun/misc/Unsafe*");

  private Handles() {}

  /** Whether a method carries out a reflective access. */
  public static boolean isReflective(Method m) {
    return REFLECTION.contains(m.holder.name);
  }

  /** Whether a native method makes a plain access. */
  public static boolean isPlainAccess(Method m) {
    return PLAIN_NAME.matcher(m.name).matches() && PLAIN.contains(m);
  }

  /** Whether the native accesses that a method makes are parts of one that reads and writes. */
  public static boolean isPartOfUpdate(Method m) {
    return UPDATES.contains(m);
  }

  /** Whether a program that calls a method gets at its own fields and arrays. */
  public static boolean isForPrograms(Method m) {
    return OF_PROGRAMS.contains(m.holder.name);
  }

  /** Whether a method is only there to carry out an access for the one that calls it. */
  public static boolean isPartOfAccess(Method m) {
    return m.isSynthetic() || OF_PROGRAMS.contains(m.holder.name) || UNSAFE.is(m.holder);
  }

  /** Whether arrays made by a method are memory outside the heap, which programs use in buffers. */
  public static boolean makesMemory(Method m) {
    return UNSAFE.is(m.holder);
  }
}
