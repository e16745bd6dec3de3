package lambda;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** Every kind of method reference and every adaptation between it and its interface. */
public class MethodReferences {
    static int twice(int i) {
        return i * 2;
    }

    static String join(String... parts) {
        return String.join("-", parts) + parts.length;
    }

    static long wide(long l) {
        return l + 1;
    }

    static int count;

    static int bump() {
        return ++count;
    }

    final String name;

    MethodReferences(String name) {
        this.name = name;
        System.out.println("new " + name);
    }

    MethodReferences() {
        this("default");
    }

    String greet(String other) {
        return name + " greets " + other;
    }

    public static void caseStatic() {
        IntFunction<Integer> a = MethodReferences::twice;
        Function<Integer, Integer> b = MethodReferences::twice;
        IntBinaryOperator max = Math::max;
        BinaryOperator<Integer> maxBoxed = Math::max;
        ToLongFunction<Integer> wide = MethodReferences::wide;
        Function<Short, Object> shortToObject = MethodReferences::twice;
        DoubleUnaryOperator sqrt = Math::sqrt;
        LongSupplier widened = MethodReferences::bump;
        Runnable ignoresResult = MethodReferences::bump;
        Consumer<String> parse = Integer::parseInt;
        ignoresResult.run();
        parse.accept("5");
        System.out.println(a.apply(4) + " " + b.apply(5) + " " + max.applyAsInt(3, 9) + " " + maxBoxed.apply(-1, -2) + " " + wide.applyAsLong(7) + " " + shortToObject.apply((short) 8) + " "
            + sqrt.applyAsDouble(2) + " " + widened.getAsLong());
        try {
            parse.accept("x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseBoundAndUnbound() {
        MethodReferences m = new MethodReferences("Ann");
        Function<String, String> bound = m::greet;
        BiFunction<MethodReferences, String, String> unbound = MethodReferences::greet;
        ToIntFunction<String> length = String::length;
        Function<String, Integer> boxedLength = String::length;
        Comparator<String> compare = String::compareToIgnoreCase;
        Supplier<String> trim = "  x "::trim;
        Function<Object, String> text = Object::toString;
        Supplier<Class<?>> type = m::getClass;
        m = null;
        System.out.println(bound.apply("Bob") + " " + unbound.apply(new MethodReferences("Cy"), "Dan"));
        System.out.println(length.applyAsInt("four") + " " + boxedLength.apply("five5") + " " + compare.compare("A", "b") + " " + trim.get() + " " + text.apply(12) + " " + type.get());
        StringBuilder sb = new StringBuilder();
        Consumer<Object> append = sb::append;
        ObjIntConsumer<StringBuilder> appendInt = StringBuilder::append;
        append.accept("a");
        append.accept(1.5);
        appendInt.accept(sb, 7);
        System.out.println(sb);
    }

    static <T> T evaluated(T t) {
        System.out.println("evaluated");
        return t;
    }

    public static void caseReceiverEvaluation() {
        Supplier<Integer> s = evaluated("abc")::length;
        System.out.println("made");
        System.out.println(s.get() + s.get());
        String none = null;
        try {
            Supplier<Integer> n = none::length;
            System.out.println("never");
        } catch (NullPointerException e) {
            System.out.println("null receiver refused early");
        }
        Function<String, Integer> late = String::length;
        try {
            late.apply(null);
        } catch (NullPointerException e) {
            System.out.println("null receiver refused late");
        }
        int[] index = {0};
        String[] names = {"zero", "one"};
        Supplier<String> captured = names[index[0]]::toUpperCase;
        index[0] = 1;
        names[0] = "changed";
        System.out.println(captured.get());
    }

    static class Generic<T> {
        final T t;

        Generic(T t) {
            this.t = t;
        }

        @Override
        public String toString() {
            return "Generic:" + t;
        }
    }

    public static void caseConstructors() {
        Supplier<MethodReferences> none = MethodReferences::new;
        Function<String, MethodReferences> one = MethodReferences::new;
        System.out.println(none.get().name + one.apply("x").name);
        IntFunction<int[]> ints = int[]::new;
        Function<Integer, String[][]> nested = String[][]::new;
        System.out.println(ints.apply(3).length + " " + nested.apply(2).getClass().getSimpleName());
        Function<Object, Generic<Object>> g = Generic::new;
        IntFunction<Generic<Integer>> gi = Generic<Integer>::new;
        System.out.println(g.apply("q") + " " + gi.apply(4));
        Supplier<List<String>> list = ArrayList::new;
        List<String> l = list.get();
        l.add("e");
        System.out.println(l);
        try {
            ints.apply(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        class Local {
            final int captured = ints.apply(5).length;
        }
        Supplier<Local> local = Local::new;
        System.out.println(local.get().captured);
    }

    public static void caseVarargsAndAdaptation() {
        Supplier<String> zero = MethodReferences::join;
        Function<String, String> one = MethodReferences::join;
        BinaryOperator<String> two = MethodReferences::join;
        Function<String[], String> array = MethodReferences::join;
        System.out.println(zero.get() + " " + one.apply("a") + " " + two.apply("a", "b") + " " + array.apply(new String[] {"x", "y", "z"}));
        Function<Integer, List<Integer>> asList = Arrays::asList;
        System.out.println(asList.apply(3));
        ToDoubleFunction<Integer> intToDouble = Integer::intValue;
        Function<Character, Integer> charToInt = Character::getNumericValue;
        System.out.println(intToDouble.applyAsDouble(3) + " " + charToInt.apply('7'));
        Callable<Integer> callable = MethodReferences::bump;
        try {
            System.out.println(callable.call());
        } catch (Exception e) {
            System.out.println(e);
        }
        Function<Integer, Integer> unboxNull = MethodReferences::twice;
        try {
            unboxNull.apply(null);
        } catch (NullPointerException e) {
            System.out.println("null unboxed");
        }
    }

    static class Base {
        String hello() {
            return "base";
        }
    }

    static class Derived extends Base {
        @Override
        String hello() {
            return "derived";
        }

        Supplier<String> viaSuper() {
            return super::hello;
        }

        Supplier<String> viaThis() {
            return this::hello;
        }

        class Inner {
            Supplier<String> outerThis() {
                return Derived.this::hello;
            }

            Supplier<String> outerSuper() {
                return Derived.super::hello;
            }
        }
    }

    static class More extends Derived {
        @Override
        String hello() {
            return "more";
        }
    }

    interface WithDefault {
        default String d() {
            return "default";
        }
    }

    static class Overrides implements WithDefault {
        @Override
        public String d() {
            return "overridden";
        }

        Supplier<String> interfaceSuper() {
            return WithDefault.super::d;
        }
    }

    public static void caseSuperAndThis() {
        Derived d = new More();
        System.out.println(d.viaSuper().get() + " " + d.viaThis().get() + " " + d.new Inner().outerThis().get() + " " + d.new Inner().outerSuper().get());
        System.out.println(new Overrides().interfaceSuper().get());
        Function<Base, String> virtual = Base::hello;
        System.out.println(virtual.apply(d) + virtual.apply(new Base()));
    }

    private static String hidden(int i) {
        return "private " + i;
    }

    private String hiddenToo() {
        return "private of " + name;
    }

    public static void casePrivate() {
        IntFunction<String> f = MethodReferences::hidden;
        Function<MethodReferences, String> g = MethodReferences::hiddenToo;
        System.out.println(f.apply(1) + g.apply(new MethodReferences("P")));
        class Nested {
            private int v = 3;

            private int get() {
                return v;
            }
        }
        Function<Nested, Integer> h = Nested::get;
        System.out.println(h.apply(new Nested()));
    }

    static <T extends Comparable<T> & Serializable> T larger(T a, T b) {
        BinaryOperator<T> op = (x, y) -> x.compareTo(y) >= 0 ? x : y;
        Comparator<T> c = T::compareTo;
        return c.compare(a, b) == 0 ? a : op.apply(a, b);
    }

    public static void caseIntersection() {
        System.out.println(larger("a", "b") + larger(3, 2) + larger(2.5, 2.5));
        Runnable r = (Runnable & Serializable) () -> System.out.println("serializable runnable");
        r.run();
        System.out.println(r instanceof Serializable);
        Object o = (Comparator<String> & Serializable) String::compareTo;
        System.out.println((o instanceof Comparator) + " " + (o instanceof Serializable));
    }

    interface Tri<A, B, C, R> {
        R apply(A a, B b, C c);

        default <V> Tri<A, B, C, V> then(Function<? super R, ? extends V> f) {
            return (a, b, c) -> f.apply(apply(a, b, c));
        }
    }

    interface StringOp extends UnaryOperator<String> {
    }

    public static void caseOwnInterfaces() {
        Tri<String, Integer, Integer, String> sub = String::substring;
        System.out.println(sub.apply("hello", 1, 3) + sub.then(String::length).apply("hello", 0, 5));
        StringOp op = String::toUpperCase;
        System.out.println(op.apply("up") + op.andThen(String::length).apply("four") + op.compose((Object x) -> x + "!").apply(3));
        Tri<StringBuilder, Integer, char[], StringBuilder> insert = StringBuilder::insert;
        System.out.println(insert.apply(new StringBuilder("ac"), 1, new char[] {(char) 98}));
    }

    public static void caseInCollections() {
        List<String> l = new ArrayList<>(List.of("pear", "fig", "apple", "kiwi"));
        l.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(l);
        l.replaceAll(String::toUpperCase);
        l.removeIf("FIG"::equals);
        l.forEach(System.out::println);
        System.out.println(l.stream().map(String::length).reduce(0, Integer::sum) + " " + Arrays.toString(l.stream().toArray(String[]::new)));
    }
}
