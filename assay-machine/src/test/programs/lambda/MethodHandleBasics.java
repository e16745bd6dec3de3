package lambda;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finding method handles and calling them. */
public class MethodHandleBasics {
    static final MethodHandles.Lookup L = MethodHandles.lookup();

    int field = 3;
    static String staticField = "s";
    final long fin = 9;

    MethodHandleBasics() {
    }

    MethodHandleBasics(int f) {
        field = f;
    }

    String virtual(int i, String s) {
        return getClass().getSimpleName() + field + i + s;
    }

    private String hidden() {
        return "hidden " + field;
    }

    static double mean(double... ds) {
        return Arrays.stream(ds).average().orElse(-1);
    }

    static class Sub extends MethodHandleBasics {
        @Override
        String virtual(int i, String s) {
            return "Sub " + super.virtual(i, s);
        }

        static MethodHandle special() throws ReflectiveOperationException {
            return MethodHandles.lookup().findSpecial(MethodHandleBasics.class, "virtual", MethodType.methodType(String.class, int.class, String.class), Sub.class);
        }
    }

    public static void caseFind() throws Throwable {
        MethodHandle v = L.findVirtual(MethodHandleBasics.class, "virtual", MethodType.methodType(String.class, int.class, String.class));
        System.out.println(v.type());
        System.out.println((String) v.invokeExact(new MethodHandleBasics(), 1, "a"));
        System.out.println((String) v.invoke((Object) new Sub(), (short) 2, "b"));
        System.out.println((String) Sub.special().invokeExact(new Sub(), 5, "c"));
        MethodHandle max = L.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
        System.out.println((int) max.invokeExact(3, 4) + " " + (long) max.invoke((byte) 1, 'A') + " " + max.invoke(5, 6));
        MethodHandle ctor = L.findConstructor(MethodHandleBasics.class, MethodType.methodType(void.class, int.class));
        System.out.println(ctor.type() + " " + ((MethodHandleBasics) ctor.invokeExact(77)).field);
        MethodHandle hidden = L.findVirtual(MethodHandleBasics.class, "hidden", MethodType.methodType(String.class));
        System.out.println((String) hidden.invokeExact(new MethodHandleBasics(8)));
        MethodHandle list = L.findConstructor(ArrayList.class, MethodType.methodType(void.class));
        MethodHandle size = L.findVirtual(List.class, "size", MethodType.methodType(int.class));
        System.out.println((int) size.invoke(list.invoke()));
        MethodHandle bind = L.bind("hello", "charAt", MethodType.methodType(char.class, int.class));
        System.out.println((char) bind.invokeExact(1) + " " + bind.type());
    }

    public static void caseFields() throws Throwable {
        MethodHandle g = L.findGetter(MethodHandleBasics.class, "field", int.class);
        MethodHandle s = L.findSetter(MethodHandleBasics.class, "field", int.class);
        MethodHandle sg = L.findStaticGetter(MethodHandleBasics.class, "staticField", String.class);
        MethodHandle ss = L.findStaticSetter(MethodHandleBasics.class, "staticField", String.class);
        MethodHandleBasics o = new MethodHandleBasics();
        s.invokeExact(o, 55);
        System.out.println((int) g.invokeExact(o) + " " + g.type() + s.type());
        ss.invokeExact("changed");
        System.out.println((String) sg.invokeExact() + " " + sg.type() + ss.type());
        System.out.println((long) L.findGetter(MethodHandleBasics.class, "fin", long.class).invokeExact(o));
        try {
            L.findSetter(MethodHandleBasics.class, "fin", long.class);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
        try {
            int i = (int) g.invokeExact((MethodHandleBasics) null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        MethodHandle len = MethodHandles.arrayLength(int[].class);
        MethodHandle get = MethodHandles.arrayElementGetter(int[].class);
        MethodHandle set = MethodHandles.arrayElementSetter(String[].class);
        String[] a = {"x", "y"};
        set.invokeExact(a, 1, "z");
        System.out.println((int) len.invokeExact(new int[4]) + " " + (int) get.invokeExact(new int[] {7, 8}, 1) + " " + a[1]);
        try {
            int i = (int) get.invokeExact(new int[1], 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle make = MethodHandles.arrayConstructor(long[].class);
        System.out.println(((long[]) make.invokeExact(6)).length);
    }

    private static void failing(String what, ThrowingCode c) {
        try {
            c.run();
            System.out.println(what + " fine");
        } catch (NullPointerException | ClassCastException e) {
            // Thrown from the inside of the implementation, which is free in what it says.
            System.out.println(what + ": " + e.getClass().getName());
        } catch (Throwable t) {
            System.out.println(what + ": " + t.getClass().getName() + ": " + (t.getMessage() == null ? null : t.getMessage().replaceAll("@[0-9a-f]+", "@")));
        }
    }

    interface ThrowingCode {
        void run() throws Throwable;
    }

    public static void caseNotFound() {
        failing("method", () -> L.findVirtual(String.class, "size", MethodType.methodType(int.class)));
        failing("type", () -> L.findVirtual(String.class, "length", MethodType.methodType(long.class)));
        failing("static as virtual", () -> L.findVirtual(Math.class, "abs", MethodType.methodType(int.class, int.class)));
        failing("virtual as static", () -> L.findStatic(String.class, "length", MethodType.methodType(int.class)));
        failing("field", () -> L.findGetter(MethodHandleBasics.class, "none", int.class));
        failing("field type", () -> L.findGetter(MethodHandleBasics.class, "field", long.class));
        failing("private of other", () -> L.findGetter(String.class, "value", byte[].class));
        failing("constructor", () -> L.findConstructor(MethodHandleBasics.class, MethodType.methodType(void.class, String.class)));
        failing("public lookup", () -> MethodHandles.publicLookup().findStatic(MethodHandleBasics.class, "mean", MethodType.methodType(double.class, double[].class)));
        failing("abstract", () -> L.findConstructor(Number.class, MethodType.methodType(void.class)));
        failing("init", () -> L.findVirtual(String.class, "<init>", MethodType.methodType(void.class)));
    }

    public static void caseWrongTypes() {
        failing("return", () -> {
            MethodHandle max = L.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
            long l = (long) max.invokeExact(1, 2);
        });
        failing("boxed", () -> {
            MethodHandle max = L.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
            int i = (int) max.invokeExact((Integer) 1, 2);
        });
        failing("arity", () -> {
            MethodHandle max = L.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
            int i = (int) max.invoke(1);
        });
        failing("void", () -> {
            MethodHandle max = L.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
            max.invokeExact(1, 2);
        });
        failing("no conversion", () -> {
            MethodHandle max = L.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
            int i = (int) max.invoke("a", 2);
        });
        failing("cast", () -> {
            MethodHandle max = L.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
            Object o = "a";
            int i = (int) max.invoke(o, 2);
        });
        failing("null to int", () -> {
            MethodHandle max = L.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
            int i = (int) max.invoke((Object) null, 2);
        });
        failing("with arguments", () -> {
            MethodHandle max = L.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
            System.out.println(max.invokeWithArguments(1, 2, 3));
        });
        failing("with arguments ok", () -> {
            MethodHandle max = L.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
            System.out.println(max.invokeWithArguments(1, (short) 2));
            System.out.println(max.invokeWithArguments(List.of(5, 4)));
        });
        failing("asType", () -> L.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class)).asType(MethodType.methodType(String.class, int.class, int.class)));
        failing("thrown", () -> L.findStatic(Integer.class, "parseInt", MethodType.methodType(int.class, String.class)).invoke("zz"));
    }

    public static void caseVarargs() throws Throwable {
        MethodHandle mean = L.findStatic(MethodHandleBasics.class, "mean", MethodType.methodType(double.class, double[].class));
        System.out.println(mean.isVarargsCollector() + " " + mean.type());
        System.out.println((double) mean.invoke() + " " + (double) mean.invoke(1.0, 2.0, 6.0) + " " + (double) mean.invoke(new double[] {5}) + " " + (double) mean.invokeExact(new double[] {1, 2}));
        System.out.println(mean.invokeWithArguments(1, 2f, 3L) + " " + (double) mean.asFixedArity().invoke(new double[0]));
        MethodHandle asList = L.findStatic(Arrays.class, "asList", MethodType.methodType(List.class, Object[].class));
        System.out.println(asList.invoke() + " " + asList.invoke("a") + " " + asList.invoke("a", 1, 2.0) + " " + asList.invokeWithArguments("x", "y"));
        Object[] two = {"p", "q"};
        System.out.println(asList.invoke((Object) two).equals(List.of((Object) two)) + " " + asList.invoke(two));
        MethodHandle three = asList.asCollector(Object[].class, 3);
        System.out.println(three.type() + " " + three.invoke(1, 2, 3));
    }

    public static void caseMethodTypes() {
        MethodType t = MethodType.methodType(int.class, String.class, long[].class);
        System.out.println(t + " " + t.toMethodDescriptorString() + " " + t.parameterCount() + " " + t.returnType() + " " + t.parameterList());
        System.out.println(t.changeReturnType(void.class) + " " + t.appendParameterTypes(char.class, Object.class) + " " + t.insertParameterTypes(0, byte.class) + " " + t.dropParameterTypes(0, 1));
        System.out.println(t.wrap() + " " + t.wrap().unwrap() + " " + t.generic() + " " + t.erase() + " " + t.hasPrimitives() + t.hasWrappers());
        System.out.println(MethodType.fromMethodDescriptorString("(ILjava/util/List;[[D)V", null) + " " + MethodType.genericMethodType(3) + " " + MethodType.genericMethodType(1, true));
        System.out.println(t.equals(MethodType.methodType(int.class, String.class, long[].class)) + " " + (t == MethodType.methodType(int.class, String.class, long[].class)) + " "
            + (MethodType.methodType(void.class).hashCode() == MethodType.methodType(void.class).hashCode()));
        try {
            MethodType.methodType(int.class, void.class);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseUnreflect() throws Throwable {
        var m = MethodHandleBasics.class.getDeclaredMethod("hidden");
        System.out.println((String) L.unreflect(m).invokeExact(new MethodHandleBasics(4)));
        var c = MethodHandleBasics.class.getDeclaredConstructor(int.class);
        System.out.println(((MethodHandleBasics) L.unreflectConstructor(c).invoke(6)).field);
        var f = MethodHandleBasics.class.getDeclaredField("field");
        System.out.println((int) L.unreflectGetter(f).invoke(new MethodHandleBasics(9)));
        MethodHandle max = L.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
        System.out.println(L.revealDirect(max) + " " + L.revealDirect(max).getReferenceKind() + " " + L.revealDirect(max).reflectAs(java.lang.reflect.Method.class, L));
    }
}
