package library;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Generic signatures read back. */
public class GenericReflection<A, B extends Comparable<? super B> & Runnable> {
    List<String> strings;
    Map<? extends A, ? super B>[] maps;
    A[][] arrays;
    GenericReflection<A, B>.Inner<Integer> inner;
    int plain;

    class Inner<C> {
    }

    abstract static class Sub extends GenericReflection<String, Thread2> implements Comparable<List<Sub>> {
    }

    abstract static class Thread2 implements Comparable<Thread2>, Runnable {
    }

    <X extends Exception, Y extends X> Map<X, List<? extends Y[]>> method(A a, List<?> l, X... xs) throws X {
        return null;
    }

    static String describe(Type t) {
        if (t instanceof Class<?> c) {
            return "class " + c.getSimpleName();
        }
        if (t instanceof ParameterizedType p) {
            return "parameterized " + describe(p.getRawType()) + " of " + (p.getOwnerType() == null ? "-" : describe(p.getOwnerType())) + Arrays.stream(p.getActualTypeArguments()).map(GenericReflection::describe).toList();
        }
        if (t instanceof GenericArrayType g) {
            return "array of " + describe(g.getGenericComponentType());
        }
        if (t instanceof WildcardType w) {
            return "wildcard " + Arrays.stream(w.getUpperBounds()).map(GenericReflection::describe).toList() + Arrays.stream(w.getLowerBounds()).map(GenericReflection::describe).toList();
        }
        return "variable " + t;
    }

    public static void caseFields() throws Exception {
        for (String n : new String[] {"strings", "maps", "arrays", "inner", "plain"}) {
            Type t = GenericReflection.class.getDeclaredField(n).getGenericType();
            System.out.println(n + ": " + t + " = " + describe(t));
        }
    }

    public static void caseMethods() {
        Method m = Arrays.stream(GenericReflection.class.getDeclaredMethods()).filter(x -> x.getName().equals("method")).findFirst().get();
        System.out.println(m.toGenericString());
        for (TypeVariable<Method> v : m.getTypeParameters()) {
            System.out.println(v.getName() + " " + Arrays.toString(v.getBounds()) + " " + v.getGenericDeclaration().getName());
        }
        System.out.println(m.getGenericReturnType() + " " + Arrays.toString(m.getGenericParameterTypes()) + " " + Arrays.toString(m.getGenericExceptionTypes()) + " " + describe(m.getGenericReturnType()));
    }

    public static void caseClasses() {
        for (TypeVariable<?> v : GenericReflection.class.getTypeParameters()) {
            System.out.println(v + " " + Arrays.toString(v.getBounds()) + " " + v.getTypeName());
        }
        System.out.println(Sub.class.getGenericSuperclass() + " " + Arrays.toString(Sub.class.getGenericInterfaces()) + " " + describe(Sub.class.getGenericSuperclass()));
        System.out.println(Arrays.stream(Map.class.getMethods()).filter(x -> x.getName().startsWith("merge") || x.getName().startsWith("compute")).map(Method::toGenericString).sorted(Comparator.naturalOrder()).toList());
        Type p = Sub.class.getGenericSuperclass();
        System.out.println(p.equals(Sub.class.getGenericSuperclass()) + " " + (p.hashCode() == Sub.class.getGenericSuperclass().hashCode()));
    }

    static abstract class Token<T> {
        final Type type = ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0];
    }

    public static void caseTypeTokens() {
        System.out.println(new Token<Map<String, List<int[]>>>() {
        }.type);
        System.out.println(new Token<String[]>() {
        }.type);
        System.out.println(new Token<Map.Entry<?, ? extends Number>>() {
        }.type);
    }
}
