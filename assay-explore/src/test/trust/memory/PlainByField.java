import java.lang.reflect.Field;

/** A plain access by reflection on both sides is a race like any other. */
public class PlainByField {
  static int x;

  public static void main(String[] args) throws Exception {
    Field f = PlainByField.class.getDeclaredField("x");
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
    f.getInt(null);
    t.join();
  }
}
