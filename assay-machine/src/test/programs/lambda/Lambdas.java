package lambda;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Capturing, recursion, currying, bridges, exceptions. */
public class Lambdas {
    private int field = 1;
    private static int shared = 10;

    public static void caseCapture() {
        boolean z = true;
        byte b = 1;
        short s = 2;
        char c = 'c';
        int i = 4;
        long l = 5;
        float f = 6;
        double d = 7;
        String t = "t";
        int[] a = {0};
        Supplier<String> all = () -> "" + z + b + s + c + i + l + f + d + t + a[0]++;
        System.out.println(all.get() + " " + all.get() + " " + a[0]);
        List<Supplier<Integer>> suppliers = new ArrayList<>();
        for (int k = 0; k < 3; k++) {
            int copy = k * 10;
            suppliers.add(() -> copy + a[0]);
        }
        for (int v : new int[] {100, 200}) {
            suppliers.add(() -> v);
        }
        a[0] = 5;
        for (Supplier<Integer> x : suppliers) {
            System.out.print(x.get() + " ");
        }
        System.out.println();
    }

    IntSupplier counter() {
        return () -> field++ + shared++;
    }

    Supplier<Supplier<Integer>> nested(int x) {
        return () -> {
            int y = x + field;
            return () -> x * y + field;
        };
    }

    public static void caseThis() {
        Lambdas o = new Lambdas();
        IntSupplier c = o.counter();
        System.out.println(c.getAsInt() + " " + c.getAsInt() + " " + o.field + " " + shared);
        Supplier<Supplier<Integer>> n = o.nested(4);
        Supplier<Integer> inner = n.get();
        o.field = 100;
        System.out.println(inner.get() + " " + n.get().get());
        Runnable r = new Runnable() {
            @Override
            public void run() {
                Supplier<String> s = () -> this.getClass().getName();
                System.out.println(s.get());
            }
        };
        r.run();
    }

    static Function<Integer, Integer> factorial;
    static final IntUnaryOperator FIB = n -> n < 2 ? n : Lambdas.FIB.applyAsInt(n - 1) + Lambdas.FIB.applyAsInt(n - 2);

    interface Rec<A, B> {
        B apply(Rec<A, B> self, A a);
    }

    static <A, B> Function<A, B> fix(Rec<A, B> r) {
        return a -> r.apply(r, a);
    }

    public static void caseRecursion() {
        factorial = n -> n == 0 ? 1 : n * factorial.apply(n - 1);
        System.out.println(factorial.apply(10) + " " + FIB.applyAsInt(15));
        System.out.println(fix((Rec<Integer, Integer>) (self, n) -> n <= 1 ? n : self.apply(self, n / 2) + 1).apply(1000));
        Map<Integer, Long> memo = new HashMap<>();
        Function<Integer, Long>[] f = new Function[1];
        f[0] = n -> {
            Long known = memo.get(n);
            if (known == null) {
                known = n < 2 ? n : f[0].apply(n - 1) + f[0].apply(n - 2);
                memo.put(n, known);
            }
            return known;
        };
        System.out.println(f[0].apply(60) + " " + memo.size());
    }

    public static void caseCurrying() {
        IntFunction<IntFunction<IntFunction<Integer>>> add = a -> b -> c -> a * 100 + b * 10 + c;
        System.out.println(add.apply(1).apply(2).apply(3));
        IntFunction<IntFunction<Integer>> partial = add.apply(7);
        System.out.println(partial.apply(8).apply(9) + " " + partial.apply(0).apply(1));
        Function<Integer, Integer> inc = x -> x + 1;
        Function<Integer, Integer> dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().andThen(inc).apply(0));
        Function<Integer, Integer> chain = Function.identity();
        for (int i = 0; i < 50; i++) {
            chain = chain.andThen(i % 2 == 0 ? inc : dbl.andThen(x -> x % 1000));
        }
        System.out.println(chain.apply(1));
        BiFunction<Integer, Integer, Integer> sub = (a, b) -> a - b;
        System.out.println(sub.andThen(dbl).apply(9, 4));
        Predicate<String> empty = String::isEmpty;
        System.out.println(empty.negate().and(s -> s.length() < 3).or(s -> s.equals("long one")).test("ab") + " " + Predicate.not(empty).test("") + Predicate.isEqual("q").test("q"));
        UnaryOperator<UnaryOperator<Integer>> twice = f -> x -> f.apply(f.apply(x));
        System.out.println(twice.apply(twice.apply(x -> x + 3)).apply(0));
    }

    interface Transform<T extends Comparable<T>> extends Function<T, T> {
        @Override
        T apply(T t);
    }

    interface Specific extends Transform<String> {
        @Override
        String apply(String s);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void caseBridges() {
        Specific s = x -> x + "!";
        Transform<String> t = s;
        Function<String, String> f = s;
        Function raw = s;
        System.out.println(s.apply("a") + t.apply("b") + f.apply("c") + raw.apply("d"));
        try {
            raw.apply(1);
        } catch (ClassCastException e) {
            System.out.println("bridge checks");
        }
    }

    interface ThrowingRunnable<E extends Exception> {
        void run() throws E;
    }

    static <E extends Exception> void call(ThrowingRunnable<E> r) throws E {
        r.run();
    }

    public static void caseExceptions() throws Exception {
        try {
            call(() -> {
                throw new java.io.IOException("from lambda");
            });
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getMethodName());
        }
        Callable<String> c = () -> {
            try {
                return "value";
            } finally {
                System.out.println("finally in lambda");
            }
        };
        System.out.println(c.call());
        Supplier<Integer> div = () -> 1 / (shared - shared);
        try {
            div.get();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }

    static void takes(Runnable r) {
        System.out.println("Runnable");
        r.run();
    }

    static <T> T takes(Callable<T> c) throws Exception {
        System.out.println("Callable");
        return c.call();
    }

    static void takes(IntPredicate p, String s) {
        System.out.println("IntPredicate " + p.test(3));
    }

    static void takes(Predicate<Integer> p, Object o) {
        System.out.println("Predicate " + p.test(3));
    }

    public static void caseOverloads() throws Exception {
        takes(() -> { });
        takes(() -> 5);
        takes(() -> {
            throw new IllegalStateException("both fit");
        }, 0);
        takes((int i) -> i > 2, "s");
        takes((Integer i) -> i > 5, new Object());
    }

    private static void takes(Supplier<Object> s, int i) {
        try {
            s.get();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }

    interface Shape {
        double area();

        static Shape circle(double r) {
            return () -> Math.PI * r * r;
        }

        default Shape scaled(double k) {
            return () -> k * area();
        }
    }

    public static void caseInterfaceWithLambdas() {
        System.out.println(Shape.circle(1).scaled(2).scaled(0.5).area());
        BooleanSupplier yes = () -> true;
        Consumer<Consumer<String>> cps = k -> {
            k.accept("one");
            k.accept("two");
        };
        cps.accept(System.out::println);
        cps.andThen(k -> k.accept("three")).accept(s -> System.out.println(s.length() + "" + yes.getAsBoolean()));
    }

    public static void caseIdentity() {
        Supplier<Object>[] s = new Supplier[2];
        for (int i = 0; i < 2; i++) {
            s[i] = Object::new;
        }
        System.out.println(s[0].get().equals(s[0].get()) + " " + (s[0].getClass() == s[1].getClass()) + " " + s[0].getClass().isSynthetic() + " " + s[0].getClass().isHidden() + " "
            + s[0].getClass().getInterfaces()[0].getName() + " " + s[0].getClass().isAnonymousClass() + " " + s[0].getClass().getPackageName());
        Runnable r = () -> { };
        System.out.println(r.equals(r) + " " + r.getClass().getSimpleName().startsWith("Lambdas$$Lambda"));
    }

    static int evaluations;

    static int next() {
        return ++evaluations;
    }

    public static void caseLaziness() {
        Supplier<Integer> lazy = () -> next() * 10;
        System.out.println(evaluations);
        System.out.println(lazy.get() + lazy.get());
        System.out.println(evaluations);
        Supplier<Supplier<Integer>> twice = () -> {
            int v = next();
            return () -> v + next();
        };
        Supplier<Integer> inner = twice.get();
        System.out.println(inner.get() + " " + inner.get() + " " + evaluations);
    }

    public static void caseManyParameters() {
        interface Nine {
            long sum(byte a, short b, char c, int d, long e, float f, double g, boolean h, String i);
        }
        long base = 1000;
        double extra = 0.5;
        Nine n = (a, b, c, d, e, f, g, h, i) -> (long) (base + extra + a + b + c + d + e + f + g + (h ? 1 : 0) + i.length());
        System.out.println(n.sum((byte) -1, (short) 2, 'A', 4, 5L << 33, 6.5f, 7.25, true, "nine"));
    }
}
