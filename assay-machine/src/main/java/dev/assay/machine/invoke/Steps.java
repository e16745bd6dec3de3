package dev.assay.machine.invoke;

/** Numbers of the steps that synthetic code asks the linker for (operand a of NATIVE_STEP). */
final class Steps {
  static final int STORE_RESOLVED = 1;
  static final int PUSH_RESOLVED = 2;
  static final int RESOLVED_ARRAY = 3;
  static final int CLASS_ARRAY = 4;

  /** b: slots of all arguments, the handle included. */
  static final int INVOKE_BASIC = 5;

  /** The four linkers; b: slots of all arguments, the MemberName included. */
  static final int LINK_STATIC = 6;

  static final int LINK_VIRTUAL = 7;
  static final int LINK_SPECIAL = 8;
  static final int LINK_INTERFACE = 9;

  /** A constant argument of a lambda form's name; b: index of a {@link Handles.FormConstant}. */
  static final int FORM_CONSTANT = 10;

  /** The function of a lambda form's name; b: index of the name. */
  static final int FORM_FUNCTION = 11;

  /** The computation of a constant or call site has failed with the error on the stack. */
  static final int STORE_FAILURE = 12;

  /** A new object whose constructor has not run; b: index of its class. */
  static final int NEW_INSTANCE = 13;

  private Steps() {}
}
