// expect: verified
// target: ArrayInObjectByPrecondition#check
// options: --requires ArrayInObjectByPrecondition#isSound

/** An invariant says that the size fits the array. */
public class ArrayInObjectByPrecondition {
  static class Stack {
    int[] elements;
    int size;
  }

  static boolean isSound(Stack stack, int x) {
    return stack != null
        && stack.elements != null
        && stack.elements.length <= 3
        && stack.size >= 0
        && stack.size < stack.elements.length;
  }

  static void check(Stack stack, int x) {
    stack.elements[stack.size] = x;
    stack.size++;
    assert stack.elements[stack.size - 1] == x;
    assert stack.size <= stack.elements.length;
  }
}
