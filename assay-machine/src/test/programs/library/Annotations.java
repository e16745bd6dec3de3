package library;

import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

/** Annotations at run time. */
public class Annotations {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Nested {
        String value() default "nested";
    }

    enum Level { LOW, HIGH }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface All {
        int i() default 1;

        long l() default 1L << 40;

        byte b() default -1;

        short s() default 2;

        char c() default 'c';

        float f() default 1.5f;

        double d() default 2.5;

        boolean z() default true;

        String str() default "str \"quoted\"\n";

        Class<?> cls() default String.class;

        Level e() default Level.HIGH;

        Nested n() default @Nested("inner");

        int[] is() default {1, 2};

        String[] strs() default {};

        Class<?>[] clss() default {int.class, List[].class};

        Nested[] ns() default {@Nested, @Nested("b")};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Tags.class)
    @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Tags {
        Tag[] value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface NonNull {
        int value() default 0;
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Invisible {
    }

    @All
    @Invisible
    static class Defaults {
    }

    @All(i = 7, strs = {"x", "y"}, e = Level.LOW, is = 9)
    @Tag("one")
    @Tag("two")
    static class Set extends Defaults {
        @Deprecated(since = "1", forRemoval = true)
        @Tag("single")
        public void method(@Nested("param") int a, String b, @Nested @Tag("q") Object c) {
        }

        @NonNull(1) String field;
        List<@NonNull(2) String> list;
    }

    static class Inherits extends Set {
    }

    public static void caseDefaults() {
        All a = Defaults.class.getAnnotation(All.class);
        System.out.println(a.i() + " " + a.l() + " " + a.b() + " " + a.s() + " " + a.c() + " " + a.f() + " " + a.d() + " " + a.z() + " " + a.str() + " " + a.cls() + " " + a.e() + " " + a.n().value() + " " + Arrays.toString(a.is()) + " " + Arrays.toString(a.strs()) + " " + Arrays.toString(a.clss()) + " " + a.ns()[1].value());
        // The order of members in an annotation's text follows that of the class's methods, which is not specified.
        System.out.println(a.n() + " " + Arrays.toString(a.ns()) + " " + a.toString().startsWith("@library.Annotations$All("));
        System.out.println(a.annotationType() + " " + a.equals(Defaults.class.getAnnotation(All.class)) + " " + a.n().equals(Inner.class.getAnnotation(Nested.class)) + " " + (a.n().hashCode() == Inner.class.getAnnotation(Nested.class).hashCode()) + " " + a.n().hashCode());
        System.out.println(Arrays.toString(Defaults.class.getAnnotations()).length() > 100);
    }

    @Nested("inner")
    static class Inner {
    }

    public static void caseValues() throws Exception {
        All a = Set.class.getAnnotation(All.class);
        System.out.println(a.i() + " " + a.e() + " " + Arrays.toString(a.strs()) + Arrays.toString(a.is()));
        a.is()[0] = 100;
        System.out.println(a.is()[0] + " " + Set.class.isAnnotationPresent(Tag.class) + Set.class.isAnnotationPresent(Tags.class) + " " + Arrays.toString(Set.class.getAnnotationsByType(Tag.class)) + " " + Set.class.getAnnotation(Tags.class));
        System.out.println(Inherits.class.getAnnotations().length + " " + Inherits.class.getDeclaredAnnotations().length + " " + Inherits.class.getAnnotation(All.class).i() + " " + Inherits.class.getAnnotation(Tags.class));
        Method m = Set.class.getMethod("method", int.class, String.class, Object.class);
        System.out.println(m.getAnnotation(Deprecated.class).since() + m.getAnnotation(Deprecated.class).forRemoval() + " " + Arrays.toString(m.getAnnotationsByType(Tag.class)));
        for (Annotation[] as : m.getParameterAnnotations()) {
            System.out.print(Arrays.toString(as) + " ");
        }
        System.out.println(m.getParameters()[2].getAnnotation(Tag.class));
        for (Method x : Nested.class.getDeclaredMethods()) {
            System.out.println(x.getName() + " " + x.getDefaultValue() + " " + x.getReturnType());
        }
    }

    public static void caseTypeAnnotations() throws Exception {
        System.out.println(Set.class.getDeclaredField("field").getAnnotatedType().getAnnotation(NonNull.class).value() + " " + Set.class.getDeclaredField("field").getAnnotations().length);
        AnnotatedParameterizedType p = (AnnotatedParameterizedType) Set.class.getDeclaredField("list").getAnnotatedType();
        System.out.println(Arrays.toString(p.getAnnotatedActualTypeArguments()[0].getAnnotations()) + " " + p.getType());
    }

    public static void caseOwnImplementation() {
        Nested own = new Nested() {
            @Override
            public String value() {
                return "inner";
            }

            @Override
            public Class<? extends Annotation> annotationType() {
                return Nested.class;
            }
        };
        System.out.println(Inner.class.getAnnotation(Nested.class).equals(own) + " " + (own instanceof Annotation));
        System.out.println(Nested.class.isAnnotation() + " " + Arrays.toString(Nested.class.getInterfaces()) + " " + All.class.isAnnotationPresent(Inherited.class) + " " + Tag.class.getAnnotation(Repeatable.class).value());
    }
}
