package dev.assay.explore.library;

/**
 * A call with its arguments, as it stands in a program.
 *
 * @param method name and types of parameters, or the expression if it is not one method
 * @param before declares what the arguments need, or is empty
 * @param expression the call
 * @param isVoid whether it has no result
 * @param also what the call changes besides, or the empty text: an expression
 */
record Call(String method, String before, String expression, boolean isVoid, String also) {
  /** As statements that leave the result in the array {@code r}. */
  String statements(int index) {
    String result =
        isVoid
            ? expression + "; Object x = \"done\";"
            : "Object x = Parts.now(" + expression + ");";
    String kept = also.isEmpty() ? "x" : "new Object[] {x, " + also + "}";
    return "try { "
        + before
        + result
        + " r["
        + index
        + "] = "
        + kept
        + "; }"
        + " catch (Throwable t) { r["
        + index
        + "] = Parts.thrown(t); }";
  }
}
