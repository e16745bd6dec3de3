package lambda;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import static java.lang.invoke.MethodType.methodType;

/** Combining method handles. */
public class MethodHandleCombinators {
    static final MethodHandles.Lookup L = MethodHandles.lookup();

    static MethodHandle mh(String name, Class<?> r, Class<?>... ps) throws ReflectiveOperationException {
        return L.findStatic(MethodHandleCombinators.class, name, methodType(r, ps));
    }

    static String cat(String a, int b, double c) {
        return a + "|" + b + "|" + c;
    }

    static int len(String s) {
        return s.length();
    }

    static String up(String s) {
        System.out.println("up " + s);
        return s.toUpperCase();
    }

    static boolean isLong(String s) {
        return s.length() > 3;
    }

    static String all(Object[] os) {
        return Arrays.toString(os);
    }

    public static void caseArguments() throws Throwable {
        MethodHandle cat = mh("cat", String.class, String.class, int.class, double.class);
        System.out.println((String) cat.bindTo("bound").invokeExact(1, 2.0));
        System.out.println((String) MethodHandles.insertArguments(cat, 1, 5, 6.5).invokeExact("ins"));
        System.out.println((String) MethodHandles.insertArguments(cat, 2, 1.0).invokeExact("x", 2));
        MethodHandle dropped = MethodHandles.dropArguments(cat, 1, Object.class, long.class);
        System.out.println(dropped.type() + " " + (String) dropped.invokeExact("d", new Object(), 9L, 1, 2.0));
        MethodHandle permuted = MethodHandles.permuteArguments(cat, methodType(String.class, double.class, String.class, int.class), 1, 2, 0);
        System.out.println((String) permuted.invokeExact(1.5, "p", 3));
        MethodHandle dup = MethodHandles.permuteArguments(L.findStatic(Math.class, "max", methodType(int.class, int.class, int.class)), methodType(int.class, int.class, int.class), 1, 1);
        System.out.println((int) dup.invokeExact(9, 4));
        System.out.println((String) MethodHandles.dropReturn(cat).asType(methodType(String.class, String.class, int.class, double.class)).invoke("v", 1, 1.0));
        try {
            cat.bindTo(5);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            MethodHandles.permuteArguments(cat, methodType(String.class, String.class), 0, 1, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseConversions() throws Throwable {
        MethodHandle len = mh("len", int.class, String.class);
        System.out.println((Object) len.asType(methodType(Object.class, Object.class)).invokeExact((Object) "four") + " " + (double) len.asType(methodType(double.class, CharSequence.class)).invokeExact((CharSequence) "x"));
        System.out.println((byte) MethodHandles.explicitCastArguments(MethodHandles.identity(long.class), methodType(byte.class, double.class)).invokeExact(300.7));
        System.out.println((boolean) MethodHandles.explicitCastArguments(MethodHandles.identity(int.class), methodType(boolean.class, int.class)).invokeExact(3) + " "
            + (int) MethodHandles.explicitCastArguments(MethodHandles.identity(int.class), methodType(int.class, Object.class)).invokeExact((Object) null));
        System.out.println((int) MethodHandles.constant(int.class, 7).invokeExact() + " " + MethodHandles.constant(String.class, "k").invoke() + " " + (String) MethodHandles.identity(String.class).invokeExact("id") + " "
            + (long) MethodHandles.zero(long.class).invokeExact() + " " + MethodHandles.zero(String.class).invoke() + " " + MethodHandles.empty(methodType(int.class, String.class)).invoke("q"));
        MethodHandle all = mh("all", String.class, Object[].class);
        System.out.println((String) all.asCollector(Object[].class, 3).invoke("a", 1, 'c') + " " + all.asCollector(Object[].class, 0).invoke());
        MethodHandle cat = mh("cat", String.class, String.class, int.class, double.class);
        System.out.println((String) cat.asSpreader(Object[].class, 3).invoke(new Object[] {"s", 1, 2.5}) + " " + (String) cat.asSpreader(1, Object[].class, 1).invoke("m", new Object[] {4}, 1.0));
        try {
            cat.asSpreader(Object[].class, 3).invoke(new Object[] {"s", 1});
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(MethodHandles.spreadInvoker(cat.type(), 1).invoke(cat, "si", new Object[] {8, 9.0}) + " " + MethodHandles.exactInvoker(len.type()).invoke(len, "abc") + " "
            + MethodHandles.invoker(methodType(Object.class, Object.class)).invoke(len, (Object) "abcd"));
    }

    public static void caseFilters() throws Throwable {
        MethodHandle cat = mh("cat", String.class, String.class, int.class, double.class);
        MethodHandle up = mh("up", String.class, String.class);
        MethodHandle len = mh("len", int.class, String.class);
        System.out.println((String) MethodHandles.filterArguments(cat, 0, up, len).invokeExact("abc", "four", 1.0));
        System.out.println((int) MethodHandles.filterReturnValue(cat, len).invokeExact("a", 1, 1.0));
        System.out.println((String) MethodHandles.foldArguments(mh("folded", String.class, int.class, String.class), len).invokeExact("fold"));
        System.out.println((String) MethodHandles.foldArguments(up, mh("note", void.class, String.class)).invokeExact("z"));
        System.out.println((String) MethodHandles.collectArguments(cat, 1, mh("sum", int.class, int.class, int.class)).invokeExact("c", 20, 22, 0.5));
        System.out.println((String) MethodHandles.collectArguments(up, 0, mh("note", void.class, String.class)).invokeExact("first", "second"));
        System.out.println((boolean) MethodHandles.filterReturnValue(up, mh("isLong", boolean.class, String.class)).invokeExact("abcd"));
    }

    static String folded(int n, String s) {
        return s + n;
    }

    static void note(String s) {
        System.out.println("note " + s);
    }

    static int sum(int a, int b) {
        return a + b;
    }

    public static void caseGuard() throws Throwable {
        MethodHandle g = MethodHandles.guardWithTest(mh("isLong", boolean.class, String.class), mh("up", String.class, String.class), MethodHandles.identity(String.class));
        System.out.println((String) g.invokeExact("abc") + " " + (String) g.invokeExact("abcd"));
        SwitchPoint sp = new SwitchPoint();
        MethodHandle s = sp.guardWithTest(MethodHandles.constant(String.class, "valid"), MethodHandles.constant(String.class, "invalidated"));
        System.out.println((String) s.invokeExact() + " " + sp.hasBeenInvalidated());
        SwitchPoint.invalidateAll(new SwitchPoint[] {sp});
        System.out.println((String) s.invokeExact() + " " + sp.hasBeenInvalidated());
        MutableCallSite site = new MutableCallSite(methodType(int.class));
        site.setTarget(MethodHandles.constant(int.class, 1));
        MethodHandle dyn = site.dynamicInvoker();
        int a = (int) dyn.invokeExact();
        site.setTarget(MethodHandles.constant(int.class, 2));
        System.out.println(a + " " + (int) dyn.invokeExact());
        try {
            site.setTarget(MethodHandles.constant(long.class, 2L));
        } catch (Exception e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
    }

    static int parse(String s) {
        return Integer.parseInt(s);
    }

    static int recover(NumberFormatException e, String s) {
        System.out.println("recover " + e.getMessage());
        return -s.length();
    }

    static int clean(Throwable t, int result, String s) {
        System.out.println("clean " + t + " " + result + " " + s);
        return result + 1;
    }

    public static void caseExceptions() throws Throwable {
        MethodHandle parse = mh("parse", int.class, String.class);
        MethodHandle safe = MethodHandles.catchException(parse, NumberFormatException.class, mh("recover", int.class, NumberFormatException.class, String.class));
        System.out.println((int) safe.invokeExact("12") + " " + (int) safe.invokeExact("xyz"));
        MethodHandle fin = MethodHandles.tryFinally(parse, mh("clean", int.class, Throwable.class, int.class, String.class));
        System.out.println((int) fin.invokeExact("7"));
        try {
            int i = (int) fin.invokeExact("q");
        } catch (NumberFormatException e) {
            System.out.println("still thrown");
        }
        MethodHandle thrower = MethodHandles.throwException(int.class, IllegalStateException.class);
        try {
            int i = (int) thrower.invokeExact(new IllegalStateException("thrown by handle"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle chained = MethodHandles.catchException(thrower, IllegalStateException.class, MethodHandles.dropArguments(MethodHandles.constant(int.class, 3), 0, IllegalStateException.class));
        System.out.println((int) chained.invokeExact(new IllegalStateException("x")));
    }

    static int step(int acc, int i, int n) {
        return acc + i;
    }

    static boolean less(int i, int n) {
        return i < n;
    }

    static String append(String acc, Integer x) {
        return acc + x + ";";
    }

    static int twice(int v) {
        return v * 2;
    }

    static boolean under100(int v) {
        return v < 100;
    }

    public static void caseLoops() throws Throwable {
        MethodHandle counted = MethodHandles.countedLoop(MethodHandles.identity(int.class), MethodHandles.dropArguments(MethodHandles.constant(int.class, 100), 0, int.class),
            mh("step", int.class, int.class, int.class, int.class));
        System.out.println((int) counted.invokeExact(5));
        MethodHandle whl = MethodHandles.whileLoop(MethodHandles.constant(int.class, 3), mh("under100", boolean.class, int.class), mh("twice", int.class, int.class));
        System.out.println((int) whl.invokeExact());
        MethodHandle doWhl = MethodHandles.doWhileLoop(MethodHandles.constant(int.class, 500), mh("twice", int.class, int.class), mh("under100", boolean.class, int.class));
        System.out.println((int) doWhl.invokeExact());
        MethodHandle iter = MethodHandles.iteratedLoop(null, MethodHandles.constant(String.class, ">"), mh("append", String.class, String.class, Integer.class));
        System.out.println((String) iter.asType(methodType(String.class, Iterable.class)).invokeExact((Iterable<?>) List.of(1, 2, 3)));
        MethodHandle range = MethodHandles.countedLoop(MethodHandles.constant(int.class, 2), MethodHandles.constant(int.class, 6), null, mh("printIndex", void.class, int.class));
        range.invoke();
        System.out.println();
    }

    static void printIndex(int i) {
        System.out.print("[" + i + "]");
    }

    @SuppressWarnings("unchecked")
    public static void caseProxies() throws Throwable {
        MethodHandle cmp = L.findVirtual(String.class, "compareTo", methodType(int.class, String.class));
        Comparator<String> c = MethodHandleProxies.asInterfaceInstance(Comparator.class, cmp);
        String[] s = {"c", "a", "b"};
        Arrays.sort(s, c);
        System.out.println(Arrays.toString(s) + " " + MethodHandleProxies.isWrapperInstance(c) + " " + (MethodHandleProxies.wrapperInstanceTarget(c) == cmp));
    }

    public static void caseTableSwitch() throws Throwable {
        MethodHandle sw = MethodHandles.tableSwitch(MethodHandles.dropArguments(MethodHandles.constant(String.class, "default"), 0, int.class),
            MethodHandles.dropArguments(MethodHandles.constant(String.class, "zero"), 0, int.class), MethodHandles.dropArguments(MethodHandles.constant(String.class, "one"), 0, int.class));
        for (int i = -1; i < 3; i++) {
            System.out.println((String) sw.invokeExact(i));
        }
    }

    public static void caseDeepChain() throws Throwable {
        MethodHandle h = mh("twice", int.class, int.class);
        for (int i = 0; i < 20; i++) {
            h = i % 2 == 0 ? MethodHandles.filterReturnValue(h, mh("dec", int.class, int.class)) : MethodHandles.filterArguments(h, 0, mh("dec", int.class, int.class));
        }
        System.out.println((int) h.invokeExact(100));
        Object r = h.invokeWithArguments(7);
        System.out.println(r);
    }

    static int dec(int i) {
        return i - 1;
    }
}
