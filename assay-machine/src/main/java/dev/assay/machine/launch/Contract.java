package dev.assay.machine.launch;

import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/**
 * What a method demands and promises, as its annotations say. Both are static methods of its class;
 * they take its arguments, the receiver first, and the second one the result, too.
 *
 * @param requires null if nothing is demanded
 * @param ensures null if nothing is promised
 */
public record Contract(Method requires, Method ensures) {
  private static final String REQUIRES = "Ldev/assay/api/Requires;";
  private static final String ENSURES = "Ldev/assay/api/Ensures;";

  /**
   * The contract of a method.
   *
   * @throws InputProblem if it names a method that is not there
   */
  public static Contract of(Method m) {
    int end = m.descriptor.indexOf(')');
    String arguments =
        (m.isStatic() ? "" : "L" + m.holder.name + ";") + m.descriptor.substring(1, end);
    String result = m.returnSlots == 0 ? "" : m.descriptor.substring(end + 1);
    return new Contract(
        condition(m, REQUIRES, "@Requires", arguments),
        condition(m, ENSURES, "@Ensures", arguments + result));
  }

  private static Method condition(Method m, String annotation, String shown, String parameters) {
    String name = m.info == null ? null : m.info.annotationText(annotation);
    if (name == null) {
      return null;
    }
    Klass k = m.holder;
    Method found = k.declared(name, "(" + parameters + ")Z");
    if (found == null || !found.isStatic()) {
      throw new InputProblem(
          shown
              + " of "
              + name(m)
              + ": its class has no method static boolean "
              + name
              + " with the same parameters"
              + (shown.equals("@Ensures") && m.returnSlots > 0 ? " and the result" : ""));
    }
    return found;
  }

  private static String name(Method m) {
    return m.holder.externalName() + "." + m.name;
  }

  /** The message if a part of a method's contract does not hold. */
  public static String broken(String part, Method condition, Method m) {
    return part + " " + condition.name + " of " + name(m) + " does not hold";
  }
}
