package library;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Core reflection. Members are sorted by name, as their order is not specified. */
public class Reflection {
    private interface Code {
        Object run() throws Throwable;
    }

    private static void attempt(String what, Code c) {
        try {
            System.out.println(what + ": " + c.run());
        } catch (NullPointerException e) {
            // Its message names variables inside the implementation of reflection.
            System.out.println(what + ": NullPointerException");
        } catch (Throwable t) {
            System.out.println(what + ": " + t.getClass().getName() + ": " + (t.getMessage() == null ? null : t.getMessage().replaceAll("@[0-9a-f]+", "@")) + (t.getCause() == null ? "" : " / " + t.getCause()));
        }
    }

    public static class Sample<T extends Number> extends ArrayList<String> implements Runnable {
        public static final int CONSTANT = 5;
        private static final long serialVersionUID = 1;
        protected volatile int count = 1;
        private transient String secret = "s";
        public T value;
        static boolean flag;
        byte b = 1;
        char c = 'c';
        long l = 2;
        float f = 3;
        double d = 4;
        short sh = 5;

        public Sample() {
        }

        protected Sample(int n, String... more) throws java.io.IOException {
            if (n < 0) {
                throw new java.io.IOException("negative");
            }
            count = n + more.length;
        }

        @Override
        public void run() {
            count++;
        }

        private String hidden(int a, long b) {
            return a + ":" + b;
        }

        static synchronized final int compute(Integer x, int[] ys) {
            return x + ys.length;
        }

        public <U extends Comparable<U>> List<? super U> generic(Map<String, U[]> m, T t) throws IllegalStateException {
            throw new IllegalStateException("from generic");
        }
    }

    static <E extends Executable> List<E> sorted(E[] es) {
        List<E> l = new ArrayList<>(List.of(es));
        l.sort(Comparator.comparing(Executable::toGenericString));
        return l;
    }

    public static void caseMembers() {
        Class<?> c = Sample.class;
        for (Method m : sorted(c.getDeclaredMethods())) {
            System.out.println(m + " | " + m.toGenericString() + " | " + Modifier.toString(m.getModifiers()) + " " + m.isVarArgs() + m.isBridge() + m.isSynthetic() + m.isDefault() + " " + Arrays.toString(m.getExceptionTypes()));
        }
        for (Constructor<?> k : sorted(c.getDeclaredConstructors())) {
            System.out.println(k + " | " + k.toGenericString() + " " + k.getParameterCount() + " " + k.isVarArgs());
        }
        Field[] fs = c.getDeclaredFields();
        Arrays.sort(fs, Comparator.comparing(Field::getName));
        for (Field f : fs) {
            System.out.println(f + " | " + f.toGenericString() + " " + f.getType() + " " + f.getModifiers());
        }
        System.out.println(Arrays.stream(c.getFields()).map(Field::getName).sorted().toList() + " " + Arrays.stream(c.getMethods()).map(Method::getName).distinct().sorted().limit(8).toList());
    }

    public static void caseClassInfo() throws Exception {
        for (Class<?> c : new Class<?>[] {Sample.class, Runnable.class, int.class, int[][].class, Map.Entry.class, Thread.State.class, Override.class, void.class, String.class, new Object() { }.getClass()}) {
            System.out.println(c + " " + c.getName() + " " + c.getSimpleName() + " " + c.getCanonicalName() + " " + c.getTypeName() + " " + Modifier.toString(c.getModifiers()) + " " + c.getSuperclass() + " " + c.isInterface() + c.isArray() + c.isPrimitive() + c.isEnum() + c.isAnnotation() + c.isMemberClass() + c.isAnonymousClass() + " "
                + c.getPackageName() + " " + c.getEnclosingClass() + " " + c.getDeclaringClass() + " " + c.toGenericString());
        }
        System.out.println(Class.forName("[I") + " " + Class.forName("[[Ljava.lang.String;") + " " + Class.forName("java.util.Map$Entry") + " " + int.class.arrayType() + " " + String[].class.componentType() + " " + Integer.class.isAssignableFrom(int.class) + Number.class.isAssignableFrom(Integer.class));
        attempt("forName", () -> Class.forName("int"));
        attempt("forName missing", () -> Class.forName("no.Such"));
        System.out.println(String.class.getModule() + " " + Sample.class.getModule().isNamed() + " " + String.class.getPackage() + " " + Sample.class.getPackage().getName() + " " + String.class.getClassLoader() + " " + Sample.class.desiredAssertionStatus() + " " + Sample.class.getProtectionDomain().getCodeSource().getLocation().getPath().endsWith("/"));
    }

    public static void caseInvoke() throws Exception {
        Sample<Integer> s = new Sample<>();
        Method hidden = Sample.class.getDeclaredMethod("hidden", int.class, long.class);
        hidden.setAccessible(true);
        attempt("private", () -> hidden.invoke(s, 1, 2L));
        attempt("widening", () -> hidden.invoke(s, (short) 1, 2));
        attempt("narrowing", () -> hidden.invoke(s, 1L, 2L));
        attempt("null for int", () -> hidden.invoke(s, null, 2L));
        attempt("count", () -> hidden.invoke(s, 1));
        attempt("receiver", () -> hidden.invoke("x", 1, 2L));
        attempt("null receiver", () -> hidden.invoke(null, 1, 2L));
        Method compute = Sample.class.getDeclaredMethod("compute", Integer.class, int[].class);
        attempt("static", () -> compute.invoke(null, 4, new int[3]));
        attempt("static with receiver", () -> compute.invoke("ignored", 4, new int[3]));
        attempt("wrong type", () -> compute.invoke(null, "x", new int[3]));
        attempt("npe inside", () -> compute.invoke(null, 4, null));
        Method g = Sample.class.getMethod("generic", Map.class, Number.class);
        attempt("throws", () -> g.invoke(s, null, null));
        Method run = Runnable.class.getMethod("run");
        attempt("interface", () -> run.invoke(s));
        System.out.println(s.count);
        attempt("void result", () -> Sample.class.getMethod("run").invoke(s));
        attempt("none", () -> Sample.class.getMethod("nope"));
        attempt("none with types", () -> Sample.class.getDeclaredMethod("hidden", String.class, int[].class));
        attempt("inherited size", () -> Sample.class.getMethod("size").invoke(s));
        attempt("toString", () -> Object.class.getMethod("toString").invoke(List.of(1)));
        try {
            g.invoke(s, null, null);
        } catch (InvocationTargetException e) {
            System.out.println(e.getTargetException().getMessage() + " " + e.getMessage() + " " + e.getCause().getStackTrace()[0].getMethodName());
        }
        Method fmt = String.class.getMethod("format", String.class, Object[].class);
        attempt("varargs", () -> fmt.invoke(null, "%s-%s", new Object[] {1, 2}));
    }

    public static void caseConstructors() throws Exception {
        Constructor<?> k = Sample.class.getDeclaredConstructor(int.class, String[].class);
        k.setAccessible(true);
        attempt("new", () -> ((Sample<?>) k.newInstance(3, new String[] {"a", "b"})).count);
        attempt("exception", () -> k.newInstance(-1, new String[0]));
        attempt("arguments", () -> k.newInstance("x"));
        attempt("abstract", () -> Number.class.getDeclaredConstructor().newInstance());
        attempt("enum", () -> Thread.State.class.getDeclaredConstructors()[0].newInstance("X", 1));
        attempt("interface", () -> Runnable.class.getDeclaredConstructor());
        attempt("class newInstance", () -> ArrayList.class.getDeclaredConstructor().newInstance());
        attempt("private of jdk", () -> {
            Constructor<?> c = Math.class.getDeclaredConstructor();
            c.setAccessible(true);
            return c.newInstance();
        });
        attempt("string", () -> String.class.getConstructor(char[].class).newInstance((Object) new char[] {'o', 'k'}));
    }

    public static void caseFields() throws Exception {
        Sample<Integer> s = new Sample<>();
        for (String n : new String[] {"count", "secret", "value", "flag", "b", "c", "l", "f", "d", "sh", "CONSTANT"}) {
            Field f = Sample.class.getDeclaredField(n);
            f.setAccessible(true);
            attempt("get " + n, () -> f.get(s));
        }
        Field count = Sample.class.getDeclaredField("count");
        count.setAccessible(true);
        count.setInt(s, 10);
        count.set(s, (short) 11);
        System.out.println(s.count + " " + count.getInt(s) + " " + count.getLong(s) + " " + count.getDouble(s));
        attempt("getShort", () -> count.getShort(s));
        attempt("set string", () -> {
            count.set(s, "x");
            return null;
        });
        attempt("set null", () -> {
            count.set(s, null);
            return null;
        });
        attempt("set long", () -> {
            count.setLong(s, 5L);
            return null;
        });
        attempt("set constant", () -> {
            Field f = Sample.class.getDeclaredField("CONSTANT");
            f.setAccessible(true);
            f.set(null, 6);
            return null;
        });
        attempt("wrong object", () -> count.get("x"));
        attempt("null object", () -> count.get(null));
        attempt("no field", () -> Sample.class.getField("secret"));
        Field flag = Sample.class.getDeclaredField("flag");
        flag.setBoolean(null, true);
        System.out.println(Sample.flag + " " + Modifier.isStatic(flag.getModifiers()) + Modifier.isVolatile(count.getModifiers()));
        record R(int x) {
        }
        attempt("record field", () -> {
            Field f = R.class.getDeclaredField("x");
            f.setAccessible(true);
            f.set(new R(1), 2);
            return null;
        });
        class Fin {
            final int x = Integer.parseInt("3");
        }
        Fin fin = new Fin();
        Field fx = Fin.class.getDeclaredField("x");
        attempt("final", () -> {
            fx.setInt(fin, 9);
            return null;
        });
        fx.setAccessible(true);
        fx.setInt(fin, 9);
        System.out.println(fin.x + " " + fx.getInt(fin));
        attempt("jdk", () -> {
            Field f = String.class.getDeclaredField("value");
            f.setAccessible(true);
            return f;
        });
        System.out.println(String.class.getDeclaredField("value").trySetAccessible() + " " + count.canAccess(s));
    }

    public static void caseArrays() {
        Object a = Array.newInstance(int.class, 3);
        Array.setInt(a, 1, 7);
        Array.set(a, 2, (short) 8);
        System.out.println(Array.getLength(a) + " " + Array.get(a, 1) + " " + Array.getLong(a, 2) + " " + Arrays.toString((int[]) a));
        Object m = Array.newInstance(String.class, 2, 3);
        Array.set(Array.get(m, 0), 1, "x");
        System.out.println(Arrays.deepToString((Object[]) m) + " " + m.getClass());
        attempt("index", () -> Array.get(a, 3));
        attempt("not array", () -> Array.getLength("x"));
        attempt("type", () -> {
            Array.set(a, 0, "x");
            return null;
        });
        attempt("widen only", () -> {
            Array.setLong(a, 0, 1L);
            return null;
        });
        attempt("negative", () -> Array.newInstance(int.class, -1));
        attempt("void", () -> Array.newInstance(void.class, 1));
        attempt("null", () -> Array.getLength(null));
        attempt("object", () -> {
            Array.set(new Integer[1], 0, "x");
            return null;
        });
    }

    static void named(final int first, String second) {
    }

    public static void caseParameters() throws Exception {
        for (Parameter p : Reflection.class.getDeclaredMethod("named", int.class, String.class).getParameters()) {
            System.out.println(p + " " + p.getName() + " " + p.isNamePresent() + " " + p.getModifiers() + " " + p.getType() + " " + p.isVarArgs() + p.isImplicit());
        }
        Method m = Sample.class.getDeclaredMethod("hidden", int.class, long.class);
        System.out.println(m.equals(Sample.class.getDeclaredMethod("hidden", int.class, long.class)) + " " + m.hashCode() + " " + (m == Sample.class.getDeclaredMethod("hidden", int.class, long.class)));
    }

    public static void caseNesting() {
        class Local {
        }
        System.out.println(Local.class.getEnclosingMethod() + " " + Local.class.isLocalClass() + " " + Arrays.stream(Reflection.class.getDeclaredClasses()).map(Class::getSimpleName).sorted().toList() + " " + Local.class.getNestHost().getSimpleName() + " "
            + Map.class.getClasses().length + " " + new Object() { }.getClass().getEnclosingMethod().getName());
    }
}
