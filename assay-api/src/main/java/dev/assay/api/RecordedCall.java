package dev.assay.api;

import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/**
 * Calls a method on an ordinary JVM with inputs that {@code assay bound} has found.
 *
 * <p>Inputs are numbers: a value of a primitive type is one, floats and doubles as their bits. An
 * object is 0 for null, 1 and the number of an earlier one, 2 and its contents if it is new, 3 and
 * a number for a constant of an enumeration, 4 and the name of its class (a number of characters,
 * then these) before one of the others if it is of another class than the one that is declared, or
 * 5 and a value for the box that {@code valueOf} gives. 6 and the name of a class before an
 * argument say that the class is initialised first, since its initialiser reads inputs. Contents
 * are the fields, those of superclasses first, or the length and the elements of an array. What the
 * method itself asks {@link Assay} for follows.
 */
public final class RecordedCall {
  private final List<Object> objects = new ArrayList<>();

  private RecordedCall() {}

  /**
   * Calls a method.
   *
   * @param className the class whose method it is
   * @param method its name; if there are several methods of that name, followed by the types of its
   *     parameters, {@code "add(int,String)"}
   * @param inputs numbers, separated by commas
   * @throws Throwable what the method throws, or an AssertionError if its contract does not hold
   */
  public static void call(String className, String method, String inputs) throws Throwable {
    Assay.record(inputs);
    // What its initialiser reads comes when it is needed, as in the run that was found.
    ClassLoader loader = RecordedCall.class.getClassLoader();
    Class<?> type = Class.forName(className, false, loader);
    Method found = find(type, method);
    if (found.getDeclaringClass() != type) {
      initialize(type);
    }
    found.setAccessible(true);
    RecordedCall call = new RecordedCall();
    boolean isStatic = Modifier.isStatic(found.getModifiers());
    if (!isStatic) {
      initialize(type);
    }
    Object receiver = isStatic ? null : call.read(type);
    Object[] arguments = new Object[found.getParameterCount()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = call.value(found.getParameterTypes()[i]);
    }
    callWithContract(found, receiver, arguments);
  }

  private static void callWithContract(Method method, Object receiver, Object[] arguments)
      throws Throwable {
    List<Class<?>> types = new ArrayList<>(List.of(method.getParameterTypes()));
    List<Object> values = new ArrayList<>(Arrays.asList(arguments));
    if (!Modifier.isStatic(method.getModifiers())) {
      types.add(0, method.getDeclaringClass());
      values.add(0, receiver);
    }
    Requires requires = method.getAnnotation(Requires.class);
    if (requires != null && !holds(method, requires.value(), types, values)) {
      throw new AssumptionViolated();
    }
    Object result = invoke(method, receiver, arguments);
    if (method.getReturnType() != void.class) {
      types.add(method.getReturnType());
      values.add(result);
    }
    Ensures ensures = method.getAnnotation(Ensures.class);
    if (ensures != null && !holds(method, ensures.value(), types, values)) {
      throw new AssertionError(
          "postcondition "
              + ensures.value()
              + " of "
              + method.getDeclaringClass().getName()
              + "."
              + method.getName()
              + " does not hold");
    }
  }

  private static boolean holds(
      Method method, String condition, List<Class<?>> types, List<Object> values) throws Throwable {
    Method m =
        method.getDeclaringClass().getDeclaredMethod(condition, types.toArray(new Class<?>[0]));
    m.setAccessible(true);
    return (Boolean) invoke(m, null, values.toArray());
  }

  private static Object invoke(Method method, Object receiver, Object[] arguments)
      throws Throwable {
    try {
      return method.invoke(receiver, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  /**
   * Calls a main method.
   *
   * @param inputs numbers, separated by commas
   * @throws Throwable what the method throws
   */
  public static void main(String className, String inputs, String... arguments) throws Throwable {
    Assay.record(inputs);
    Method main = Class.forName(className).getMethod("main", String[].class);
    main.setAccessible(true);
    invoke(main, null, new Object[] {arguments});
  }

  /**
   * Called by Assay itself: class, method or nothing, inputs, arguments. What is thrown is written
   * to a file, since a program can print anything.
   */
  public static void main(String[] args) throws Throwable {
    try {
      if (args[1].isEmpty()) {
        String[] rest = new String[args.length - 3];
        System.arraycopy(args, 3, rest, 0, rest.length);
        main(args[0], args[2], rest);
      } else {
        call(args[0], args[1], args[2]);
      }
    } catch (Throwable t) {
      write(t);
      throw t;
    }
  }

  private static void write(Throwable t) throws IOException {
    String file = System.getProperty("assay.thrown");
    if (file != null) {
      String message;
      try {
        message = t.getMessage();
      } catch (Throwable e) {
        message = "";
      }
      Files.writeString(Path.of(file), t.getClass().getName() + ": " + message);
    }
  }

  private static Method find(Class<?> type, String name) throws NoSuchMethodException {
    List<Method> all = new ArrayList<>();
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      all.addAll(List.of(c.getDeclaredMethods()));
    }
    all.addAll(List.of(type.getMethods())); // those of interfaces as well
    for (Method m : all) {
      if (!m.isSynthetic() && isMeant(m, name.replace(" ", ""))) {
        return m;
      }
    }
    throw new NoSuchMethodException(type.getName() + "." + name);
  }

  private static boolean isMeant(Method m, String name) {
    return name.equals(m.getName())
        || name.equals(m.getName() + parameters(m, true))
        || name.equals(m.getName() + parameters(m, false));
  }

  private static String parameters(Method m, boolean inFull) {
    StringJoiner types = new StringJoiner(",", "(", ")");
    for (Class<?> each : m.getParameterTypes()) {
      String type = each.getTypeName();
      types.add(inFull ? type : type.substring(type.lastIndexOf('.') + 1));
    }
    return types.toString();
  }

  private static void initialize(Class<?> type) throws ClassNotFoundException {
    Class.forName(type.getName(), true, type.getClassLoader());
  }

  private Object value(Class<?> type) throws ReflectiveOperationException {
    if (!type.isPrimitive()) {
      return read(type);
    }
    long number = Assay.next();
    if (type == boolean.class) {
      return number != 0;
    } else if (type == byte.class) {
      return (byte) number;
    } else if (type == short.class) {
      return (short) number;
    } else if (type == char.class) {
      return (char) number;
    } else if (type == int.class) {
      return (int) number;
    } else if (type == float.class) {
      return Float.intBitsToFloat((int) number);
    } else if (type == double.class) {
      return Double.longBitsToDouble(number);
    }
    return number;
  }

  private Object read(Class<?> type) throws ReflectiveOperationException {
    int how = (int) Assay.next();
    if (how == 0) {
      return null;
    } else if (how == 1) {
      return objects.get((int) Assay.next());
    } else if (how == 4) {
      return read(named());
    } else if (how == 6) {
      initialize(named());
      return read(type);
    }
    if (!type.isArray()) {
      initialize(type); // whoever has made an object has done that
    }
    if (how == 3) {
      return type.getEnumConstants()[(int) Assay.next()];
    } else if (how == 5) {
      Object box = boxed(type);
      objects.add(box);
      return box;
    }
    int number = objects.size();
    objects.add(null);
    if (type.isArray()) {
      int length = (int) Assay.next();
      Object array = Array.newInstance(type.getComponentType(), length);
      objects.set(number, array);
      for (int i = 0; i < length; i++) {
        Array.set(array, i, value(type.getComponentType()));
      }
      return array;
    }
    if (type.isRecord() || type.getModule() == Object.class.getModule()) {
      Object made = construct(type);
      objects.set(number, made);
      return made;
    }
    Object made = allocate(type);
    objects.set(number, made);
    fill(type, made);
    return made;
  }

  private static Class<?> named() throws ClassNotFoundException {
    char[] name = new char[(int) Assay.next()];
    for (int i = 0; i < name.length; i++) {
      name[i] = (char) Assay.next();
    }
    return Class.forName(new String(name), false, RecordedCall.class.getClassLoader());
  }

  private Object boxed(Class<?> type) throws ReflectiveOperationException {
    Class<?> primitive = (Class<?>) type.getField("TYPE").get(null);
    return type.getMethod("valueOf", primitive).invoke(null, value(primitive));
  }

  /** A record, or a box: by the constructor that takes all its fields. */
  private Object construct(Class<?> type) throws ReflectiveOperationException {
    List<Class<?>> types = new ArrayList<>();
    for (Field f : type.getDeclaredFields()) {
      if (!Modifier.isStatic(f.getModifiers())) {
        types.add(f.getType());
      }
    }
    Constructor<?> constructor = type.getDeclaredConstructor(types.toArray(new Class<?>[0]));
    Object[] values = new Object[types.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(types.get(i));
    }
    if (type.isRecord()) {
      constructor.setAccessible(true);
    }
    return constructor.newInstance(values);
  }

  /** An object without its constructor having run. */
  private static Object allocate(Class<?> type) throws ReflectiveOperationException {
    Class<?> unsafe = Class.forName("sun.misc.Unsafe");
    Field only = unsafe.getDeclaredField("theUnsafe");
    only.setAccessible(true);
    return unsafe.getMethod("allocateInstance", Class.class).invoke(only.get(null), type);
  }

  private void fill(Class<?> type, Object object) throws ReflectiveOperationException {
    if (type.getSuperclass() != null) {
      fill(type.getSuperclass(), object);
    }
    for (Field f : type.getDeclaredFields()) {
      if (!Modifier.isStatic(f.getModifiers())) {
        f.setAccessible(true);
        f.set(object, value(f.getType()));
      }
    }
  }
}
