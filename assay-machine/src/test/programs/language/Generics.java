package language;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Generic classes and methods, bridges, erasure and its casts. */
public class Generics {
    static class Box<T extends Comparable<T>> implements Comparable<Box<T>> {
        T value;

        Box(T value) {
            this.value = value;
        }

        T get() {
            return value;
        }

        void set(T t) {
            value = t;
        }

        @Override
        public int compareTo(Box<T> other) {
            return value.compareTo(other.value);
        }

        @Override
        public String toString() {
            return "Box(" + value + ")";
        }
    }

    static class IntBox extends Box<Integer> {
        int calls;

        IntBox(int i) {
            super(i);
        }

        @Override
        Integer get() {
            calls++;
            return super.get() * 2;
        }

        @Override
        void set(Integer i) {
            calls += 10;
            super.set(i);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void caseBridges() {
        Box<Integer> b = new IntBox(21);
        System.out.println(b.get());
        b.set(4);
        System.out.println(b.get() + " " + ((IntBox) b).calls);
        Box raw = b;
        try {
            raw.set("not an integer");
            System.out.println("unreachable");
        } catch (ClassCastException e) {
            System.out.println("bridge refused");
        }
        Box plain = new Box<>(1);
        plain.set("now a string");
        Object o = plain.get();
        System.out.println(o);
        try {
            Integer i = (Integer) plain.get();
            System.out.println(i);
        } catch (ClassCastException e) {
            System.out.println("cast refused");
        }
        int bridges = 0;
        for (var m : IntBox.class.getDeclaredMethods()) {
            if (m.isBridge()) {
                bridges++;
            }
        }
        System.out.println(bridges);
    }

    static <T extends Comparable<? super T>> T max(Iterable<? extends T> it) {
        Iterator<? extends T> i = it.iterator();
        T best = i.next();
        while (i.hasNext()) {
            T t = i.next();
            if (t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    @SafeVarargs
    static <T> List<T> listOf(T... ts) {
        List<T> l = new ArrayList<>();
        for (T t : ts) {
            l.add(t);
        }
        return l;
    }

    static <K, V extends Comparable<V>> List<Map.Entry<K, V>> sorted(Map<K, V> map) {
        List<Map.Entry<K, V>> l = new ArrayList<>(map.entrySet());
        l.sort(Comparator.comparing(Map.Entry::getValue));
        return l;
    }

    public static void caseMethods() {
        System.out.println(max(listOf(3, 9, 2)) + " " + max(listOf("x", "abc")) + " " + max(listOf(new Box<>(1), new Box<>(5))));
        Map<String, Integer> m = new LinkedHashMap<>();
        m.put("c", 3);
        m.put("a", 1);
        m.put("b", 2);
        System.out.println(sorted(m));
        System.out.println(Generics.<Object>listOf(1, "a", 'c', null, 2.0));
    }

    static abstract class Node<T, N extends Node<T, N>> {
        T item;
        N next;

        abstract N self();

        N with(T item) {
            this.item = item;
            return self();
        }
    }

    static class Named extends Node<String, Named> {
        int tag;

        @Override
        Named self() {
            return this;
        }

        Named tag(int t) {
            tag = t;
            return this;
        }
    }

    public static void caseSelfTypes() {
        Named n = new Named().with("a").tag(3).with("b");
        n.next = new Named().with("tail");
        System.out.println(n.item + n.tag + n.next.item);
    }

    interface Visitor<R> {
        R number(int n);

        R add(Expr a, Expr b);

        default R times(Expr a, Expr b) {
            throw new UnsupportedOperationException("times");
        }
    }

    interface Expr {
        <R> R accept(Visitor<R> v);

        static Expr num(int n) {
            return new Expr() {
                @Override
                public <R> R accept(Visitor<R> v) {
                    return v.number(n);
                }
            };
        }

        static Expr add(Expr a, Expr b) {
            return new Expr() {
                @Override
                public <R> R accept(Visitor<R> v) {
                    return v.add(a, b);
                }
            };
        }

        static Expr times(Expr a, Expr b) {
            return new Expr() {
                @Override
                public <R> R accept(Visitor<R> v) {
                    return v.times(a, b);
                }
            };
        }
    }

    static class Eval implements Visitor<Integer> {
        @Override
        public Integer number(int n) {
            return n;
        }

        @Override
        public Integer add(Expr a, Expr b) {
            return a.accept(this) + b.accept(this);
        }

        @Override
        public Integer times(Expr a, Expr b) {
            return a.accept(this) * b.accept(this);
        }
    }

    static class Show implements Visitor<String> {
        @Override
        public String number(int n) {
            return Integer.toString(n);
        }

        @Override
        public String add(Expr a, Expr b) {
            return "(" + a.accept(this) + " + " + b.accept(this) + ")";
        }
    }

    public static void caseVisitor() {
        Expr e = Expr.add(Expr.num(2), Expr.add(Expr.num(3), Expr.num(4)));
        System.out.println(e.accept(new Show()) + " = " + e.accept(new Eval()));
        Expr t = Expr.times(e, Expr.num(10));
        System.out.println(t.accept(new Eval()));
        try {
            t.accept(new Show());
        } catch (UnsupportedOperationException x) {
            System.out.println(x.getMessage());
        }
    }

    static class Covariant implements Cloneable {
        int v = 1;

        @Override
        public Covariant clone() {
            try {
                Covariant c = (Covariant) super.clone();
                c.v++;
                return c;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class NotCloneable {
        Object copy() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    public static void caseClone() throws Exception {
        Covariant c = new Covariant().clone().clone();
        System.out.println(c.v);
        try {
            new NotCloneable().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e.getMessage());
        }
        ArrayList<int[]> l = new ArrayList<>(List.of(new int[] {1}));
        @SuppressWarnings("unchecked")
        ArrayList<int[]> l2 = (ArrayList<int[]>) l.clone();
        l2.get(0)[0] = 7;
        l2.add(null);
        System.out.println(l.get(0)[0] + " " + l.size() + " " + l2.size());
    }

    @SuppressWarnings("unchecked")
    static <T> T[] makeArray(int n, T... like) {
        return (T[]) java.lang.reflect.Array.newInstance(like.getClass().getComponentType(), n);
    }

    public static void caseHeapPollution() {
        String[] s = makeArray(2);
        System.out.println(s.length + s.getClass().getSimpleName());
        List<String> strings = new ArrayList<>();
        @SuppressWarnings({"unchecked", "rawtypes"})
        List<Integer> ints = (List) strings;
        ints.add(42);
        Object o = strings.get(0);
        System.out.println(o);
        try {
            System.out.println(strings.get(0).length());
        } catch (ClassCastException e) {
            System.out.println("polluted");
        }
        for (Object x : strings) {
            System.out.println(x);
        }
    }
}
