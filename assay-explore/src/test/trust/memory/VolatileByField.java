import java.lang.reflect.Field;

/** Accesses of a volatile field by reflection are volatile. */
public class VolatileByField {
  static volatile int x;

  public static void main(String[] args) throws Exception {
    Field f = VolatileByField.class.getDeclaredField("x");
    Thread t =
        new Thread(
            () -> {
              try {
                f.setInt(null, 1);
              } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    int a = f.getInt(null);
    assert a == 0 || a == 1;
    t.join();
  }
}
