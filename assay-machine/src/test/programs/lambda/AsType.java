package lambda;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;
import java.util.List;

/** {@code asType} and {@code explicitCastArguments} from every type to every other. */
public class AsType {
  private static final Class<?>[] TYPES = {
    boolean.class,
    byte.class,
    short.class,
    char.class,
    int.class,
    long.class,
    float.class,
    double.class,
    Boolean.class,
    Byte.class,
    Short.class,
    Character.class,
    Integer.class,
    Long.class,
    Float.class,
    Double.class,
    Object.class,
    Number.class,
    Comparable.class,
    String.class
  };

  private static final Object[] VALUES = {
    true, (byte) -7, (short) -300, 'x', -70000, -5000000000L, 1.5f, -2.25, "text", null
  };

  int number;
  final int constant = 1;

  private static String result(MethodHandle handle, Object value) {
    try {
      Object result = handle.invokeWithArguments(value);
      return result == null ? "null" : result.getClass().getSimpleName() + " " + result;
    } catch (Throwable e) {
      return e.toString();
    }
  }

  private static void convert(boolean explicit) {
    for (Class<?> from : TYPES) {
      for (Class<?> to : TYPES) {
        MethodHandle identity = MethodHandles.identity(from);
        for (MethodType type :
            List.of(MethodType.methodType(to, from), MethodType.methodType(from, to))) {
          String text = type + ":";
          try {
            MethodHandle converted =
                explicit
                    ? MethodHandles.explicitCastArguments(identity, type)
                    : identity.asType(type);
            for (Object value : VALUES) {
              text += " " + result(converted, value);
            }
          } catch (WrongMethodTypeException e) {
            text += " " + e.getMessage();
          }
          System.out.println(text);
        }
      }
    }
  }

  public static void caseAsType() {
    convert(false);
  }

  public static void caseExplicitCast() {
    convert(true);
  }

  private interface Action {
    void run() throws Throwable;
  }

  /** The trace without what lies below: that is another thing where a case is run by itself. */
  private static void show(Throwable e) {
    System.out.println(e);
    for (StackTraceElement frame : e.getStackTrace()) {
      if (frame.getMethodName().equals("attempt")) {
        break;
      }
      System.out.println("\tat " + frame);
    }
  }

  private static void attempt(Action action) {
    try {
      action.run();
      System.out.println("done");
    } catch (Throwable e) {
      show(e);
    }
  }

  private static int twice(int v) {
    return 2 * v;
  }

  /** The frames of the JDK's own checks show. */
  public static void caseWrongTypes() throws Exception {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle twice =
        lookup.findStatic(AsType.class, "twice", MethodType.methodType(int.class, int.class));
    attempt(() -> twice.invokeExact("x"));
    attempt(() -> System.out.println((Object) twice.invokeExact(1)));
    attempt(() -> twice.invoke("x"));
    attempt(() -> twice.invoke(1, 2));
    attempt(() -> System.out.println((long) twice.invoke((short) 1)));
    attempt(() -> twice.invoke((Object) "x"));
    attempt(() -> twice.invoke((Integer) null));
    attempt(() -> twice.invokeWithArguments("x"));
    attempt(() -> twice.invokeWithArguments(1, 2));
    attempt(() -> twice.asType(MethodType.methodType(List.class)));
  }

  public static void caseWrongAccess() throws Exception {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    VarHandle number = lookup.findVarHandle(AsType.class, "number", int.class);
    VarHandle exact = number.withInvokeExactBehavior();
    VarHandle constant = lookup.findVarHandle(AsType.class, "constant", int.class);
    AsType o = new AsType();
    attempt(() -> exact.set(o, (short) 3));
    attempt(() -> System.out.println((Object) exact.get(o)));
    attempt(() -> exact.set(o, 3));
    attempt(() -> number.set(o, (short) 4));
    attempt(() -> number.set(o, "x"));
    attempt(() -> number.set(o, (Object) "x"));
    attempt(() -> number.set("x", 3));
    attempt(() -> number.set(o));
    attempt(() -> constant.set(o, 3));
    attempt(() -> constant.compareAndSet(o, 3, 4));
    attempt(() -> System.out.println((int) constant.get(o)));
  }
}
