// expect: violation exception ClassCastException
// inputs: 1

import dev.assay.api.Assay;

/** A wrong element shows only when it is taken out of a generic box. */
public class GenericCastIsUnchecked {
  static class Box<T> {
    Object value;

    @SuppressWarnings("unchecked")
    T get() {
      return (T) value;
    }
  }

  public static void main(String[] args) {
    Box<Integer> box = new Box<>();
    box.value = Assay.anyInt(0, 1) == 0 ? (Object) 5 : "five";
    int x = box.get();
    assert x == 5;
  }
}
