package library;

import java.io.InputStream;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.security.ProtectionDomain;
import sun.misc.Unsafe;

/**
 * Classes put into a loader from outside, in the way of libraries that make classes for proxies and
 * mocks: by the JDK's inner Unsafe, reached through the outer one.
 */
public class ClassInjection {
  /** Defined a second time, by another loader. */
  public static class Guest {
    @Override
    public String toString() {
      return "guest";
    }
  }

  /** Has its first field where {@link AccessibleObject} has it. */
  static class Layout {
    boolean override;
    Object cache;
  }

  static class Loader extends ClassLoader {
    Loader() {
      super(ClassInjection.class.getClassLoader());
    }
  }

  public static void main(String[] args) throws Exception {
    define();
    defineTwice();
    defineBroken();
  }

  private static void define() throws Exception {
    Loader loader = new Loader();
    byte[] bytes = bytes();
    Class<?> c = define(Guest.class.getName(), bytes, loader);
    System.out.println(c.getName());
    System.out.println(c == Guest.class);
    System.out.println(c.getClassLoader() == loader);
    System.out.println(c.getConstructor().newInstance());
    System.out.println(c == Class.forName(Guest.class.getName(), true, loader));
  }

  private static void defineTwice() throws Exception {
    Loader loader = new Loader();
    byte[] bytes = bytes();
    define(null, bytes, loader);
    try {
      define(null, bytes, loader);
    } catch (LinkageError e) {
      System.out.println(e.getClass());
    }
  }

  private static void defineBroken() throws Exception {
    Loader loader = new Loader();
    try {
      define(null, new byte[] {1, 2, 3, 4, 5, 6, 7, 8}, loader);
    } catch (ClassFormatError e) {
      System.out.println(e.getMessage());
    }
    try {
      define("library.Another", bytes(), loader);
    } catch (NoClassDefFoundError e) {
      System.out.println(e.getMessage());
    }
  }

  private static Class<?> define(String name, byte[] bytes, ClassLoader loader) throws Exception {
    Class<?> inner = Class.forName("jdk.internal.misc.Unsafe");
    Method get = inner.getMethod("getUnsafe");
    Method define =
        inner.getMethod(
            "defineClass",
            String.class,
            byte[].class,
            int.class,
            int.class,
            ClassLoader.class,
            ProtectionDomain.class);
    open(get);
    open(define);
    try {
      return (Class<?>)
          define.invoke(get.invoke(null), name, bytes, 0, bytes.length, loader, null);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e;
    }
  }

  private static void open(AccessibleObject member) throws Exception {
    Field f = Unsafe.class.getDeclaredField("theUnsafe");
    f.setAccessible(true);
    Unsafe outer = (Unsafe) f.get(null);
    long offset = outer.objectFieldOffset(Layout.class.getDeclaredField("override"));
    outer.putBoolean(member, offset, true);
  }

  private static byte[] bytes() throws Exception {
    try (InputStream in =
        ClassInjection.class.getResourceAsStream("ClassInjection$Guest.class")) {
      return in.readAllBytes();
    }
  }
}
