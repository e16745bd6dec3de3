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
  private static final ClassNames VAR_HANDLES = ClassNames.of("java/lang/invoke/VarHandle*");
  private static final ClassNames HANDLES = ClassNames.of("java/lang/invoke/**");

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

  /** Whether a method carries out the accesses of a variable handle. */
  public static boolean isVarHandle(Method m) {
    return VAR_HANDLES.contains(m.holder.name);
  }

  /** Whether a method is one of method or variable handles. */
  public static boolean isHandle(Method m) {
    return HANDLES.contains(m.holder.name);
  }

  /** Whether a program that calls a method gets at its own fields and arrays. */
  public static boolean isForPrograms(Method m) {
    return OF_PROGRAMS.contains(m.holder.name);
  }

  /** Whether arrays made by a method are memory outside the heap, which programs use in buffers. */
  public static boolean makesMemory(Method m) {
    return UNSAFE.is(m.holder);
  }
}
