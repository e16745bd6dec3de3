import java.lang.reflect.Field;

/** A field is accessible for a moment. */
public class AccessibleAndBack {
  private static int value;
  static Field field;

  static boolean holds() {
    return field == null || !field.isAccessible();
  }

  public static void main(String[] args) throws Exception {
    field = AccessibleAndBack.class.getDeclaredField("value");
    field.setAccessible(true);
    field.setAccessible(false);
  }
}
