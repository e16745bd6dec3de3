// expect: violation race|assertion

import java.lang.reflect.Field;

/** Two threads increment a field by reflection. */
public class ReflectiveLostUpdate {
  static int count;

  static void increment() {
    try {
      Field f = ReflectiveLostUpdate.class.getDeclaredField("count");
      f.setInt(null, f.getInt(null) + 1);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(ReflectiveLostUpdate::increment);
    t.start();
    increment();
    t.join();
    assert count == 2;
  }
}
