package dev.assay.explore.config;

import dev.assay.logic.Formula;
import dev.assay.logic.FormulaSyntaxError;
import dev.assay.machine.loading.InputProblem;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a program has to keep to beyond what every program has to. Methods are written {@code
 * Class#method} and are static.
 *
 * @param invariants methods that must return true in every state
 * @param stepInvariants pairs of methods: one observes something, the other, of the same name, says
 *     whether one value of it may be followed by another
 * @param ltl a formula of temporal logic over boolean methods, or empty
 * @param fair whether the formula is to hold only of runs in which every thread that can always
 *     move does so now and then
 * @param mustEnd whether a run that ends must be possible from every state
 */
public record Properties(
    List<String> invariants,
    List<String> stepInvariants,
    String ltl,
    boolean fair,
    boolean mustEnd) {
  public Properties(
      List<String> invariants, List<String> stepInvariants, String ltl, boolean fair) {
    this(invariants, stepInvariants, ltl, fair, false);
  }

  public static Properties none() {
    return new Properties(List.of(), List.of(), "", false);
  }

  /**
   * The formula.
   *
   * @throws InputProblem if it is none, or one whose truth depends on how steps are counted
   */
  public Formula formula() {
    Formula f;
    try {
      f = Formula.parse(ltl);
    } catch (FormulaSyntaxError e) {
      throw new InputProblem("--ltl: " + e.getMessage());
    }
    if (f.usesNext()) {
      throw new InputProblem(
          "--ltl: the operator X is not supported: what the next step is depends on how finely a"
              + " run is divided");
    }
    return f;
  }

  /** The classes of all methods, to be loaded before the program begins. */
  public List<String> classNames() {
    List<String> methods = new ArrayList<>(invariants);
    methods.addAll(stepInvariants);
    if (!ltl.isEmpty()) {
      methods.addAll(formula().propositions());
    }
    Set<String> classes = new LinkedHashSet<>();
    for (String m : methods) {
      classes.add(className(m));
    }
    return List.copyOf(classes);
  }

  public static String className(String method) {
    int hash = method.indexOf('#');
    if (hash <= 0 || hash == method.length() - 1) {
      throw new InputProblem("'" + method + "' is not of the form Class#method");
    }
    return method.substring(0, hash);
  }

  public static String methodName(String method) {
    return method.substring(method.indexOf('#') + 1);
  }
}
