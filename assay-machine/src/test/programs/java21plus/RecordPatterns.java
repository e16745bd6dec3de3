package java21plus;

import java.util.Map;

/** Record deconstruction. */
public class RecordPatterns {
    record Point(int x, int y) {
    }

    record Line(Point a, Point b) {
    }

    record Box<T>(T content) {
    }

    record Pair<A, B>(A a, B b) {
    }

    record Loud(int v) {
        @Override
        public int v() {
            System.out.println("accessor");
            return v;
        }
    }

    record Failing(int v) {
        @Override
        public int v() {
            throw new IllegalStateException("accessor fails");
        }
    }

    static String line(Object o) {
        if (o instanceof Line(Point(var x1, var y1), Point(int x2, int y2)) && x1 == x2) {
            return "vertical " + Math.abs(y1 - y2);
        }
        if (o instanceof Line(Point p, var q)) {
            return p + "->" + q;
        }
        return o instanceof Point(int x, int y) ? "point " + (x + y) : "none";
    }

    public static void caseNested() {
        System.out.println(line(new Line(new Point(1, 2), new Point(1, 9))));
        System.out.println(line(new Line(new Point(1, 2), new Point(3, 4))));
        System.out.println(line(new Line(null, null)));
        System.out.println(line(new Point(5, 6)) + line("x") + line(null));
    }

    static String pair(Object o) {
        return switch (o) {
            case Pair(String s, Integer i) when i > 1 -> s.repeat(i);
            case Pair(String s, Integer i) -> s + i;
            case Pair(Pair(var a, var b), var c) -> a + "|" + b + "|" + c;
            case Pair(Box(Box(var x)), String s) -> "boxed " + x + s;
            case Pair(var a, var b) -> "any " + a + b;
            case Box(Integer i) -> "int box " + i;
            case Box(var x) -> "box " + x;
            default -> "?";
        };
    }

    public static void caseGenerics() {
        for (Object o : new Object[] {new Pair<>("ab", 3), new Pair<>("ab", 1), new Pair<>(new Pair<>(1, 2), 3), new Pair<>(new Box<>(new Box<>('q')), "!"), new Pair<>(null, null), new Box<>(5), new Box<>(null), new Box<>("s"), 1}) {
            System.out.println(pair(o));
        }
    }

    public static void caseAccessors() {
        Object o = new Loud(7);
        if (o instanceof Loud(int v)) {
            System.out.println(v);
        }
        Object f = new Failing(1);
        try {
            if (f instanceof Failing(int v)) {
                System.out.println(v);
            }
        } catch (MatchException e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
    }

    sealed interface Expr {
        record Num(int v) implements Expr {
        }

        record Add(Expr l, Expr r) implements Expr {
        }

        record Mul(Expr l, Expr r) implements Expr {
        }

        record Neg(Expr e) implements Expr {
        }

        record Var(String n) implements Expr {
        }
    }

    static int eval(Expr e, Map<String, Integer> env) {
        return switch (e) {
            case Expr.Num(int v) -> v;
            case Expr.Var(String n) -> env.get(n);
            case Expr.Neg(Expr x) -> -eval(x, env);
            case Expr.Add(Expr l, Expr r) -> eval(l, env) + eval(r, env);
            case Expr.Mul(Expr l, Expr r) -> eval(l, env) * eval(r, env);
        };
    }

    static Expr simplify(Expr e) {
        return switch (e) {
            case Expr.Add(Expr.Num(int a), Expr.Num(int b)) -> new Expr.Num(a + b);
            case Expr.Mul(Expr.Num(int z), var x) when z == 0 -> new Expr.Num(0);
            case Expr.Mul(Expr.Num(int o), var x) when o == 1 -> simplify(x);
            case Expr.Neg(Expr.Neg(var x)) -> simplify(x);
            case Expr.Add(var l, var r) -> new Expr.Add(simplify(l), simplify(r));
            case Expr.Mul(var l, var r) -> new Expr.Mul(simplify(l), simplify(r));
            case Expr.Neg(var x) -> new Expr.Neg(simplify(x));
            case Expr.Num n -> n;
            case Expr.Var v -> v;
        };
    }

    public static void caseExpressions() {
        Expr e = new Expr.Add(new Expr.Mul(new Expr.Num(1), new Expr.Var("x")), new Expr.Neg(new Expr.Neg(new Expr.Add(new Expr.Num(2), new Expr.Num(3)))));
        System.out.println(e);
        Expr s = simplify(simplify(e));
        System.out.println(s + " " + eval(e, Map.of("x", 10)) + " " + eval(s, Map.of("x", 10)));
    }
}
