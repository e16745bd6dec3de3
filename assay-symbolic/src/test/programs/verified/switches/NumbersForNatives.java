// expect: verified

import dev.assay.api.Assay;

/** A method that wants a number gets one of the few that it can be. */
public class NumbersForNatives {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int size;
    switch (x) {
      case 1 -> size = 3;
      case 2 -> size = 5;
      default -> size = 7;
    }
    Object made = java.lang.reflect.Array.newInstance(int.class, size);
    assert ((int[]) made).length == (x == 1 ? 3 : x == 2 ? 5 : 7);
  }
}
