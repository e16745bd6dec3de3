// expect: violation race|assertion

import java.lang.reflect.Field;

/** One thread writes a field as usual, the other reads it twice by reflection. */
public class ReflectedField {
  static int x;

  public static void main(String[] args) throws Exception {
    Field f = ReflectedField.class.getDeclaredField("x");
    new Thread(
            () -> {
              x = 1;
              x = 2;
            })
        .start();
    int value = f.getInt(null);
    assert value != 1;
  }
}
