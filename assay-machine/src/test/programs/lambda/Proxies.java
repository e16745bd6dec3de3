package lambda;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Dynamic proxies. */
public class Proxies {
    interface Service {
        int add(int a, int b);

        String greet(String s, Object... more);

        void fail() throws java.io.IOException;

        default String twice(String s) {
            return s + s;
        }

        long wide(byte b, char c, boolean z, long l, double d, float f, short s);
    }

    interface Other {
        String greet(String s, Object... more);

        int other();
    }

    static class Logging implements InvocationHandler {
        final Object target;

        Logging(Object target) {
            this.target = target;
        }

        @Override
        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            System.out.println("-> " + m.getDeclaringClass().getSimpleName() + "." + m.getName() + Arrays.deepToString(args));
            try {
                Object r = m.invoke(target, args);
                System.out.println("<- " + r);
                return r;
            } catch (InvocationTargetException e) {
                System.out.println("!! " + e.getCause());
                throw e.getCause();
            }
        }
    }

    static class Impl implements Service {
        @Override
        public int add(int a, int b) {
            return a + b;
        }

        @Override
        public String greet(String s, Object... more) {
            return s + more.length;
        }

        @Override
        public void fail() throws java.io.IOException {
            throw new java.io.IOException("declared");
        }

        @Override
        public long wide(byte b, char c, boolean z, long l, double d, float f, short s) {
            return b + c + (z ? 1 : 0) + l + (long) d + (long) f + s;
        }

        @Override
        public String toString() {
            return "Impl";
        }
    }

    static Service service(InvocationHandler h) {
        return (Service) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Service.class, Other.class}, h);
    }

    public static void caseDelegation() {
        Service s = service(new Logging(new Impl()));
        System.out.println(s.add(2, 3));
        System.out.println(s.greet("x", 1, 2));
        System.out.println(s.wide((byte) 1, 'A', true, 1L << 40, 2.5, 3.5f, (short) 4));
        System.out.println(s.twice("ab"));
        System.out.println(s);
        try {
            s.fail();
        } catch (java.io.IOException e) {
            System.out.println("caught " + e.getMessage());
        }
        System.out.println(Proxy.isProxyClass(s.getClass()) + " " + (Proxy.getInvocationHandler(s) instanceof Logging) + " " + (s instanceof Other) + " " + s.getClass().getSuperclass());
        System.out.println(Arrays.toString(s.getClass().getInterfaces()));
    }

    public static void caseOddResults() {
        Service nul = service((p, m, a) -> null);
        System.out.println(nul.greet("x"));
        try {
            nul.add(1, 2);
        } catch (NullPointerException e) {
            System.out.println("null for int");
        }
        Service wrong = service((p, m, a) -> "text");
        try {
            wrong.add(1, 2);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Service checked = service((p, m, a) -> {
            throw new Exception("undeclared");
        });
        try {
            checked.add(1, 2);
        } catch (UndeclaredThrowableException e) {
            System.out.println(e.getCause() + " " + e.getMessage());
        }
        Service runtime = service((p, m, a) -> {
            throw new IllegalStateException("runtime");
        });
        try {
            runtime.add(1, 2);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseObjectMethods() {
        List<String> calls = new ArrayList<>();
        Service s = service((p, m, a) -> {
            calls.add(m.getName() + " of " + m.getDeclaringClass().getName() + (a == null ? " no args" : " " + a.length));
            return switch (m.getName()) {
                case "hashCode" -> 42;
                case "equals" -> p == a[0];
                case "toString" -> "proxy";
                default -> null;
            };
        });
        System.out.println(s.hashCode() + " " + s.equals(s) + " " + s.equals("x") + " " + s);
        System.out.println(((Other) s).greet("q") + " " + calls);
        System.out.println(Map.of(s, "value").get(s));
        System.out.println(s.getClass() == service((p, m, a) -> 1).getClass());
    }

    public static void caseDefaults() throws Throwable {
        Service s = service((p, m, a) -> m.isDefault() ? InvocationHandler.invokeDefault(p, m, a) : 0);
        System.out.println(s.twice("cd"));
        try {
            Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {String.class}, (p, m, a) -> null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Other.class, Other.class}, (p, m, a) -> null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Runnable r = (Runnable) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Runnable.class}, (p, m, a) -> {
            System.out.println("run " + m);
            return null;
        });
        r.run();
    }
}
