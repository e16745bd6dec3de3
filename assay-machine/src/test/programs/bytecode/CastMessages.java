package bytecode;

import java.util.ArrayList;
import java.util.List;

/** ClassCastException: what is allowed, and what its message says about modules and loaders. */
public class CastMessages {
    static class A {
    }

    static class B extends A implements Runnable {
        @Override
        public void run() {
        }
    }

    interface I {
    }

    private static void cast(Class<?> c, Object o) {
        try {
            c.cast(o);
            System.out.println("fine");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    private interface Action {
        Object run();
    }

    private static void attempt(Action a) {
        try {
            System.out.println(a.run() != null);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseMessages() {
        Object a = new A();
        Object b = new B();
        Object s = "s";
        Object i = 1;
        Object ints = new int[0];
        Object strings = new String[0];
        Object as = new A[0];
        attempt(() -> (B) a);
        attempt(() -> (A) b);
        attempt(() -> (Runnable) b);
        attempt(() -> (I) a);
        attempt(() -> (String) a);
        attempt(() -> (A) s);
        attempt(() -> (Integer) s);
        attempt(() -> (Number) i);
        attempt(() -> (Comparable<?>) i);
        attempt(() -> (int[]) i);
        attempt(() -> (long[]) ints);
        attempt(() -> (Object[]) ints);
        attempt(() -> (Object[]) strings);
        attempt(() -> (Integer[]) strings);
        attempt(() -> (B[]) as);
        attempt(() -> (A[][]) as);
        attempt(() -> (String) as);
        attempt(() -> (Cloneable) ints);
        attempt(() -> (I) (Object) ints);
    }

    public static void caseClassCast() {
        cast(String.class, 1);
        cast(int.class, 1);
        cast(Integer.class, null);
        cast(int[].class, new long[0]);
        cast(A.class, new B());
        cast(B.class, new A());
        try {
            A.class.asSubclass(B.class);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void caseInsertedCasts() {
        List raw = new ArrayList<>();
        raw.add(1);
        List<String> strings = raw;
        attempt(() -> strings.get(0).length());
        attempt(() -> {
            for (String s : strings) {
                return s;
            }
            return null;
        });
        java.util.function.Function f = (java.util.function.Function<String, Integer>) String::length;
        attempt(() -> f.apply(1));
        Comparable c = "x";
        attempt(() -> c.compareTo(1));
        attempt(() -> new java.util.TreeSet(List.of(1, "a")));
        attempt(() -> new java.util.TreeMap().put(new A(), 1));
    }

    public static void caseInstanceofTable() {
        Object[] values = {null, "s", 1, 1L, new A(), new B(), new int[0], new String[0], new A[0], new B[0][0], Thread.State.NEW, (Runnable) () -> { }};
        Class<?>[] classes = {Object.class, String.class, CharSequence.class, Comparable.class, Number.class, A.class, B.class, Runnable.class, Cloneable.class, int[].class,
            Object[].class, A[].class, Object[][].class, Runnable[][].class, Enum.class, I.class};
        for (Object v : values) {
            StringBuilder line = new StringBuilder();
            for (Class<?> c : classes) {
                line.append(c.isInstance(v) ? '1' : '0').append(v != null && c.isAssignableFrom(v.getClass()) ? '1' : '0');
            }
            line.append(' ').append(v instanceof Object).append(v instanceof String).append(v instanceof Comparable).append(v instanceof A).append(v instanceof Runnable)
                .append(v instanceof Object[]).append(v instanceof A[]).append(v instanceof Cloneable[]);
            System.out.println(line);
        }
    }
}
