package lambda;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.function.Function;

/** Handles of methods whose result depends on who calls them. */
public class CallerSensitive {
  private static final MethodHandles.Lookup L = MethodHandles.lookup();

  public volatile int number = 5;

  public static int openly() {
    return 42;
  }

  public static void caseForName() throws Throwable {
    MethodHandle forName =
        L.findStatic(Class.class, "forName", MethodType.methodType(Class.class, String.class));
    Class<?> c = (Class<?>) forName.invokeExact("lambda.CallerSensitive");
    System.out.println(c == CallerSensitive.class);
    try {
      forName.invoke("lambda.NoSuchClass");
    } catch (ClassNotFoundException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void caseTrace() throws Throwable {
    updaters().invoke(CallerSensitive.class, "missing");
  }

  public static void caseMethodReference() {
    Function<Class<?>, ServiceLoader<?>> load = ServiceLoader::load;
    System.out.println(load.apply(Runnable.class).findFirst().isPresent());
  }

  public static void caseServiceLoader() throws Throwable {
    MethodHandle load =
        L.findStatic(
            ServiceLoader.class, "load", MethodType.methodType(ServiceLoader.class, Class.class));
    System.out.println(((ServiceLoader<?>) load.invoke(Runnable.class)).findFirst().isPresent());
  }

  public static void caseReflection() throws Throwable {
    Method openly = CallerSensitive.class.getDeclaredMethod("openly");
    MethodHandle invoke =
        L.findVirtual(
            Method.class,
            "invoke",
            MethodType.methodType(Object.class, Object.class, Object[].class));
    System.out.println(invoke.invoke(openly, null, new Object[0]));
    Field number = CallerSensitive.class.getDeclaredField("number");
    MethodHandle get =
        L.findVirtual(Field.class, "get", MethodType.methodType(Object.class, Object.class));
    System.out.println(get.invoke(number, new CallerSensitive()));
    Field value = String.class.getDeclaredField("value");
    try {
      get.invoke(value, "text");
    } catch (IllegalAccessException e) {
      System.out.println("no access");
    }
  }

  private static MethodHandle updaters() throws ReflectiveOperationException {
    return L.findStatic(
        AtomicIntegerFieldUpdater.class,
        "newUpdater",
        MethodType.methodType(AtomicIntegerFieldUpdater.class, Class.class, String.class));
  }

  public static void caseUpdater() throws Throwable {
    @SuppressWarnings("unchecked")
    AtomicIntegerFieldUpdater<CallerSensitive> updater =
        (AtomicIntegerFieldUpdater<CallerSensitive>)
            updaters().invoke(CallerSensitive.class, "number");
    System.out.println(updater.incrementAndGet(new CallerSensitive()));
  }

  public static void caseUnreflected() throws Throwable {
    MethodHandle forName = L.unreflect(Class.class.getMethod("forName", String.class));
    System.out.println(forName.invoke("java.lang.String"));
    System.out.println(forName.bindTo("lambda.CallerSensitive").invoke());
  }
}
