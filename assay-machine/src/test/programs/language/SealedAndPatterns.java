package language;

import java.util.List;

/** Sealed hierarchies and instanceof patterns (Java 17). */
public class SealedAndPatterns {
    sealed interface Shape permits Circle, Square, Composite {
    }

    record Circle(double r) implements Shape {
    }

    record Square(double side) implements Shape {
    }

    static final class Composite implements Shape {
        final List<Shape> parts;

        Composite(Shape... parts) {
            this.parts = List.of(parts);
        }
    }

    static double area(Shape s) {
        if (s instanceof Circle c) {
            return Math.PI * c.r() * c.r();
        } else if (s instanceof Square q && q.side() > 0) {
            return q.side() * q.side();
        } else if (s instanceof Composite c) {
            double sum = 0;
            for (Shape p : c.parts) {
                sum += area(p);
            }
            return sum;
        }
        return -1;
    }

    static String describe(Object o) {
        if (!(o instanceof String s)) {
            return o instanceof Integer i && i > 10 ? "big " + i : o instanceof int[] a && a.length > 0 ? "ints " + a[0] : "other " + (o == null);
        }
        return s.length() > 3 ? "long " + s : "short " + s;
    }

    public static void caseInstanceof() {
        System.out.println(area(new Circle(1)) + " " + area(new Square(2)) + " " + area(new Square(-1)) + " " + area(new Composite(new Square(1), new Composite(new Square(3)))));
        for (Object o : new Object[] {"ab", "abcd", 5, 50, null, new int[] {9}, new int[0], 1.5}) {
            System.out.println(describe(o));
        }
        Object o = "loop";
        while (!(o instanceof Integer n)) {
            System.out.println(o);
            o = 3;
        }
        System.out.println(n + 1);
    }

    public static void caseReflection() {
        System.out.println(Shape.class.isSealed() + " " + Circle.class.isSealed());
        for (Class<?> c : Shape.class.getPermittedSubclasses()) {
            System.out.println(c.getName());
        }
        System.out.println(Circle.class.getPermittedSubclasses() == null);
    }

    sealed abstract static class Expr {
        static final class Num extends Expr {
            final int v;

            Num(int v) {
                this.v = v;
            }
        }

        static final class Add extends Expr {
            final Expr l;
            final Expr r;

            Add(Expr l, Expr r) {
                this.l = l;
                this.r = r;
            }
        }

        static non-sealed class Open extends Expr {
            int value() {
                return 7;
            }
        }
    }

    static int eval(Expr e) {
        return e instanceof Expr.Num n ? n.v : e instanceof Expr.Add a ? eval(a.l) + eval(a.r) : e instanceof Expr.Open o ? o.value() : 0;
    }

    public static void caseSealedClasses() {
        System.out.println(eval(new Expr.Add(new Expr.Num(3), new Expr.Add(new Expr.Num(4), new Expr.Open() {
            @Override
            int value() {
                return 70;
            }
        }))));
    }
}
