// expect: violation invariant
// options: --invariant InvariantOfArrayClass#holds

import java.lang.reflect.Array;

/** Array after array takes the place of the one before; only their classes differ. */
public class InvariantOfArrayClass {
  static final Class<?>[] TYPES = {
    int.class, long.class, short.class, char.class, byte.class, float.class
  };
  static Object[] last = {new int[2]};
  static int unread;

  static boolean holds() {
    return !(last[0] instanceof byte[]);
  }

  public static void main(String[] args) {
    for (int i = 0; i < TYPES.length; i++) {
      last = new Object[] {Array.newInstance(TYPES[i], 2)};
      unread += i;
    }
  }
}
