package dev.assay.models;

import java.lang.reflect.Field;

/**
 * Writes a private field of a JDK object, as native code does through JNI.
 *
 * <p>The machine replaces this method by a direct store. The body below serves tests on HotSpot,
 * where the target is an object of the test's own that has a field of the same name.
 */
public final class ObjectFields {
  private ObjectFields() {}

  /**
   * Stores {@code value} in the {@code int} field {@code field} that class {@code owner} declares.
   *
   * @param target the object; its class is {@code owner} or a subclass of it
   * @param owner the binary name of the declaring class, as in {@code java.util.zip.Inflater}
   * @param field the field's name
   * @param value the new value
   */
  public static void putInt(Object target, String owner, String field, int value) {
    try {
      Class<?> type = target.getClass();
      while (!declares(type, field)) {
        type = type.getSuperclass();
        if (type == null) {
          throw new InternalError(target + " has no field " + owner + "." + field);
        }
      }
      Field declared = type.getDeclaredField(field);
      declared.setAccessible(true);
      declared.setInt(target, value);
    } catch (ReflectiveOperationException e) {
      throw new InternalError("cannot set " + owner + "." + field, e);
    }
  }

  private static boolean declares(Class<?> type, String field) {
    for (Field declared : type.getDeclaredFields()) {
      if (declared.getName().equals(field)) {
        return true;
      }
    }
    return false;
  }
}
