package bytecode;

import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.util.Arrays;

/** Bootstrap methods for generated code. */
public class Bootstraps {
    static int count;

    /** A new object for each resolution, which says that it happens. */
    public static Object counted(MethodHandles.Lookup lookup, String name, Class<?> type) {
        System.out.println("resolving " + name + " of " + type.getName() + " in " + lookup.lookupClass().getName());
        return new StringBuilder(name).append('#').append(++count);
    }

    public static int number(MethodHandles.Lookup lookup, String name, Class<?> type, int n) {
        return n + 1;
    }

    public static long wide(MethodHandles.Lookup lookup, String name, Class<?> type) {
        return Long.MAX_VALUE - 1;
    }

    public static double real(MethodHandles.Lookup lookup, String name, Class<?> type) {
        return 0.1 + 0.2;
    }

    public static boolean yes(MethodHandles.Lookup lookup, String name, Class<?> type) {
        return true;
    }

    public static Object described(MethodHandles.Lookup lookup, String name, Class<?> type, Object... args) {
        StringBuilder b = new StringBuilder(name);
        for (Object arg : args) {
            b.append(' ').append(arg.getClass().getSimpleName().startsWith("Direct") ? "handle" : arg.getClass().getSimpleName()).append('=').append(arg);
        }
        return b.toString();
    }

    public static Object failing(MethodHandles.Lookup lookup, String name, Class<?> type) {
        System.out.println("failing");
        throw new IllegalStateException("bootstrap refuses");
    }

    public static Object untyped(MethodHandles.Lookup lookup, String name, Class<?> type) {
        return 42;
    }

    /** Links to the static method of the same name in this class. */
    public static CallSite byName(MethodHandles.Lookup lookup, String name, MethodType type) throws ReflectiveOperationException {
        System.out.println("linking " + name + type);
        return new ConstantCallSite(lookup.findStatic(Bootstraps.class, name, type));
    }

    public static int add(int a, int b) {
        return a + b;
    }

    public static String mixed(int i, long l, float f, double d, String s, boolean z) {
        return i + " " + l + " " + f + " " + d + " " + s + " " + z;
    }

    public static void nothing() {
        System.out.println("nothing");
    }

    /** A call site with the static arguments bound in front. */
    public static CallSite bound(MethodHandles.Lookup lookup, String name, MethodType type, Object... args) throws ReflectiveOperationException {
        MethodHandle join = MethodHandles.lookup().findStatic(Bootstraps.class, "join", MethodType.methodType(String.class, Object[].class, Object[].class));
        MethodHandle withStatic = MethodHandles.insertArguments(join, 0, (Object) args);
        return new ConstantCallSite(withStatic.asCollector(Object[].class, type.parameterCount()).asType(type));
    }

    public static String join(Object[] first, Object[] second) {
        return Arrays.toString(first) + Arrays.toString(second);
    }

    private static MutableCallSite site;

    /** A call site that changes its target each time it is called. */
    public static CallSite alternating(MethodHandles.Lookup lookup, String name, MethodType type) throws ReflectiveOperationException {
        site = new MutableCallSite(type);
        site.setTarget(MethodHandles.lookup().findStatic(Bootstraps.class, "tick", type));
        return site;
    }

    public static String tick() throws ReflectiveOperationException {
        site.setTarget(MethodHandles.lookup().findStatic(Bootstraps.class, "tock", MethodType.methodType(String.class)));
        return "tick";
    }

    public static String tock() throws ReflectiveOperationException {
        site.setTarget(MethodHandles.lookup().findStatic(Bootstraps.class, "tick", MethodType.methodType(String.class)));
        return "tock";
    }

    public static CallSite nullSite(MethodHandles.Lookup lookup, String name, MethodType type) {
        return null;
    }

    public static CallSite wrongSite(MethodHandles.Lookup lookup, String name, MethodType type) {
        return new ConstantCallSite(MethodHandles.constant(int.class, 3));
    }

    public static CallSite throwingSite(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        System.out.println("throwing");
        throw new Exception("checked in bootstrap");
    }

    public static CallSite errorSite(MethodHandles.Lookup lookup, String name, MethodType type) {
        throw new AssertionError("error in bootstrap");
    }
}
