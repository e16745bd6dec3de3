// expect: violation race

import java.lang.reflect.Field;

/** Accesses by reflection race like any others, even if both sides make them. */
public class ReflectedFields {
  private static int value;

  public static void main(String[] args) throws Exception {
    Field field = ReflectedFields.class.getDeclaredField("value");
    Thread t =
        new Thread(
            () -> {
              try {
                field.setInt(null, 1);
              } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    field.getInt(null);
    t.join();
  }
}
