// expect: violation exception ArrayIndexOutOfBoundsException
// target: ArrayInObject#check

import dev.assay.api.Assay;

/** Nothing says that the size fits the array. */
public class ArrayInObject {
  static class Stack {
    int[] elements;
    int size;
  }

  static int check(Stack stack) {
    Assay.assume(stack != null && stack.elements != null);
    Assay.assume(stack.size > 0);
    return stack.elements[stack.size - 1];
  }
}
