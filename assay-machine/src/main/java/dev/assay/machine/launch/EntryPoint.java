package dev.assay.machine.launch;

/**
 * Where a program begins.
 *
 * @param className the class that was asked for, internal form; it is the one that is initialised
 *     and, for an instance method, instantiated
 * @param holder the class that declares the method: the same, or a supertype
 * @param name the method's name
 * @param descriptor the method's descriptor
 * @param isStatic whether it is called without an object
 * @param isTest whether it is a test method of JUnit, to be called between those that belong before
 *     and after it
 */
public record EntryPoint(
    String className,
    String holder,
    String name,
    String descriptor,
    boolean isStatic,
    boolean isTest) {
  static final String WITH_ARGUMENTS = "([Ljava/lang/String;)V";

  /** Whether the method takes the program's arguments. */
  public boolean takesArguments() {
    return descriptor.equals(WITH_ARGUMENTS);
  }
}
