package bytecode;

/** Bring-up cases: nothing but plain instructions and println; no concatenation, no boxing, no lambdas. */
public class First {
    static int counter;
    static long total;
    int x;
    int y;

    First(int x, int y) {
        this.x = x;
        this.y = y;
    }

    int sum() {
        return x + y;
    }

    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    public static void casePrintKinds() {
        System.out.println(true);
        System.out.println('c');
        System.out.println(1);
        System.out.println(-7L);
        System.out.println(1.5f);
        System.out.println(-2.25);
        System.out.println("text");
        System.out.println((Object) null);
        System.out.println(new char[] {'a', 'b'});
        System.out.print("no newline ");
        System.out.print(3);
        System.out.println();
    }

    public static void caseLoops() {
        int sum = 0;
        for (int i = 0; i < 100; i++) {
            if (i % 3 == 0) {
                continue;
            }
            if (i > 80) {
                break;
            }
            sum += i;
        }
        System.out.println(sum);
        int n = 27;
        int steps = 0;
        while (n != 1) {
            n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        System.out.println(steps);
        long product = 1;
        int k = 1;
        do {
            product *= k++;
        } while (k <= 20);
        System.out.println(product);
    }

    public static void caseCalls() {
        System.out.println(fib(15));
        First f = new First(3, 4);
        System.out.println(f.sum());
        f.x = 10;
        System.out.println(f.sum());
        counter = 5;
        counter += f.y;
        total = counter * 1_000_000_000_000L;
        System.out.println(counter);
        System.out.println(total);
    }

    public static void caseArrays() {
        int[] squares = new int[10];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = i * i;
        }
        int sum = 0;
        for (int s : squares) {
            sum += s;
        }
        System.out.println(sum);
        String[] words = {"alpha", "beta", "gamma"};
        for (String w : words) {
            System.out.println(w);
            System.out.println(w.length());
            System.out.println(w.charAt(1));
        }
        int[][] grid = new int[3][4];
        grid[1][2] = 7;
        grid[2][3] = grid[1][2] + 1;
        for (int[] row : grid) {
            for (int cell : row) {
                System.out.print(cell);
                System.out.print(' ');
            }
            System.out.println();
        }
    }

    public static void caseSieve() {
        boolean[] composite = new boolean[200];
        int count = 0;
        for (int i = 2; i < composite.length; i++) {
            if (composite[i]) {
                continue;
            }
            count++;
            System.out.print(i);
            System.out.print(' ');
            for (int j = i * i; j < composite.length; j += i) {
                composite[j] = true;
            }
        }
        System.out.println();
        System.out.println(count);
    }

    abstract static class Shape {
        abstract int area();

        int twice() {
            return 2 * area();
        }
    }

    static class Square extends Shape {
        final int side;

        Square(int side) {
            this.side = side;
        }

        @Override
        int area() {
            return side * side;
        }
    }

    static class Rectangle extends Square {
        final int other;

        Rectangle(int side, int other) {
            super(side);
            this.other = other;
        }

        @Override
        int area() {
            return super.area() / side * other;
        }
    }

    interface Named {
        String name();
    }

    static class Dog extends Shape implements Named {
        @Override
        int area() {
            return 1;
        }

        @Override
        public String name() {
            return "dog";
        }
    }

    public static void caseDispatch() {
        Shape[] shapes = {new Square(3), new Rectangle(2, 5), new Dog()};
        for (Shape s : shapes) {
            System.out.println(s.area());
            System.out.println(s.twice());
            System.out.println(s instanceof Named);
            System.out.println(s instanceof Square);
            if (s instanceof Named) {
                System.out.println(((Named) s).name());
            }
        }
    }

    static int safeDivide(int a, int b) {
        try {
            return a / b;
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
            return -1;
        } finally {
            System.out.println("finally");
        }
    }

    public static void caseExceptions() {
        System.out.println(safeDivide(10, 3));
        System.out.println(safeDivide(10, 0));
        try {
            throw new IllegalStateException("thrown");
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
            System.out.println(e.getClass().getName());
        }
        try {
            int[] a = new int[2];
            a[2] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object o = "s";
            System.out.println((Integer) o);
        } catch (ClassCastException e) {
            System.out.println("class cast");
        }
    }

    public static void caseStringBuilder() {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            b.append(i).append(',');
        }
        b.setLength(b.length() - 1);
        System.out.println(b.toString());
        System.out.println(b.reverse().toString());
        System.out.println(b.indexOf("3"));
        System.out.println(b.insert(0, "[").append(']').toString());
        System.out.println("abc".equals(new String(new char[] {'a', 'b', 'c'})));
        System.out.println("abc".hashCode());
        System.out.println("abc".compareTo("abd"));
    }

    public static void caseSwitch() {
        for (int i = -1; i < 6; i++) {
            switch (i) {
                case 0:
                    System.out.println("zero");
                    break;
                case 1:
                case 2:
                    System.out.println("one or two");
                    break;
                case 4:
                    System.out.println("four, falls");
                default:
                    System.out.println("default");
            }
        }
        int[] keys = {-1000, 0, 1000, 1_000_000, 5};
        for (int key : keys) {
            switch (key) {
                case -1000 -> System.out.println("minus thousand");
                case 1000 -> System.out.println("thousand");
                case 1_000_000 -> System.out.println("million");
                default -> System.out.println("none");
            }
        }
    }
}
