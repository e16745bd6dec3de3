package language;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** What is left: for-each, static imports in spirit, local types, var, arrays covariance, final fields, equals and hashCode contracts. */
public class Misc {
    public static void caseForEach() {
        int total = 0;
        for (byte b : new byte[] {1, -2, 3}) {
            total += b;
        }
        for (int i : List.of(1, 2, 3)) {
            total *= i + 1;
        }
        for (Iterator<String> it = List.of("a", "b").iterator(); it.hasNext(); ) {
            System.out.print(it.next());
        }
        for (char c : "xyz".toCharArray()) {
            System.out.print(c);
        }
        for (int[] row : new int[][] {{1, 2}, {3}, {}}) {
            for (int v : row) {
                System.out.print(v);
            }
        }
        System.out.println(total);
        for (int i = 0, j = 10; i < j; i += 2, j--) {
            System.out.print(i + ":" + j + " ");
        }
        System.out.println();
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4));
        try {
            for (Integer i : l) {
                if (i == 2) {
                    l.remove(i);
                }
            }
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("CME " + e.getMessage());
        }
        System.out.println(l);
        for (Integer i : l) {
            if (i == 3) {
                l.remove(i);
            }
        }
        System.out.println(l);
    }

    public static void caseVarAndLocalTypes() {
        var list = new ArrayList<java.util.Map.Entry<String, int[]>>();
        list.add(java.util.Map.entry("k", new int[] {1, 2}));
        for (var e : list) {
            System.out.println(e.getKey() + e.getValue().length);
        }
        enum Dir { N, S }
        interface Turn {
            Dir turn(Dir d);
        }
        record Step(Dir d, int n) {
        }
        Turn t = d -> d == Dir.N ? Dir.S : Dir.N;
        System.out.println(new Step(t.turn(Dir.N), 3) + " " + Arrays.toString(Dir.values()));
    }

    static final class Value {
        final int v;
        static int created;

        Value(int v) {
            this.v = v;
            created++;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Value && ((Value) o).v == v;
        }

        @Override
        public int hashCode() {
            return v % 2;
        }

        @Override
        public String toString() {
            return "v" + v;
        }
    }

    public static void caseEqualsHashCode() {
        java.util.Set<Value> s = new java.util.LinkedHashSet<>();
        for (int i = 0; i < 20; i++) {
            s.add(new Value(i % 7));
        }
        System.out.println(s + " " + Value.created + " " + s.contains(new Value(3)) + s.contains(new Value(8)));
        java.util.HashMap<Value, Integer> m = new java.util.HashMap<>();
        for (int i = 0; i < 50; i++) {
            m.merge(new Value(i), i, Integer::sum);
        }
        int sum = 0;
        for (int i = 0; i < 50; i++) {
            sum += m.remove(new Value(i));
        }
        System.out.println(sum + " " + m.isEmpty());
    }

    static int side;

    static int[] array() {
        System.out.print("array ");
        return new int[] {1, 2, 3};
    }

    static int index() {
        System.out.print("index ");
        return 1;
    }

    static int value() {
        System.out.print("value ");
        return 5;
    }

    public static void caseOperandOrder() {
        array()[index()] = value();
        array()[index()] += value();
        System.out.println(array()[index()]++);
        try {
            array()[index() * 5] = value();
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            ((int[]) null)[index()] = value();
        } catch (NullPointerException e) {
            System.out.println("npe after operands");
        }
        try {
            ((int[]) null)[index()] += value();
        } catch (NullPointerException e) {
            System.out.println("npe before the right side");
        }
        side = 1;
        side += side++ + ++side;
        System.out.println(side);
        Misc m = null;
        try {
            m.field = value();
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }

    int field;

    static class Matrix {
        final double[][] a;

        Matrix(int n) {
            a = new double[n][n];
        }

        Matrix times(Matrix o) {
            int n = a.length;
            Matrix r = new Matrix(n);
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    double s = 0;
                    for (int k = 0; k < n; k++) {
                        s += a[i][k] * o.a[k][j];
                    }
                    r.a[i][j] = s;
                }
            }
            return r;
        }
    }

    public static void caseMatrix() {
        Matrix m = new Matrix(6);
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 6; j++) {
                m.a[i][j] = (i + 1) / (j + 2.0);
            }
        }
        Matrix r = m.times(m).times(m);
        for (double[] row : r.a) {
            System.out.println(Arrays.toString(row));
        }
    }

    public static void caseLinkedStructures() {
        class Node {
            int v;
            Node left;
            Node right;

            Node(int v) {
                this.v = v;
            }

            void insert(int x) {
                if (x < v) {
                    if (left == null) {
                        left = new Node(x);
                    } else {
                        left.insert(x);
                    }
                } else if (right == null) {
                    right = new Node(x);
                } else {
                    right.insert(x);
                }
            }

            void walk(StringBuilder b) {
                if (left != null) {
                    left.walk(b);
                }
                b.append(v).append(' ');
                if (right != null) {
                    right.walk(b);
                }
            }

            int height() {
                return 1 + Math.max(left == null ? 0 : left.height(), right == null ? 0 : right.height());
            }
        }
        Node root = new Node(500);
        int x = 12345;
        for (int i = 0; i < 60; i++) {
            x = x * 1103515245 + 12345;
            root.insert((x >>> 16) % 1000);
        }
        StringBuilder b = new StringBuilder();
        root.walk(b);
        System.out.println(b + " height " + root.height());
    }

    public static void caseSorts() {
        int[] a = new int[40];
        int x = 7;
        for (int i = 0; i < a.length; i++) {
            x = x * 1664525 + 1013904223;
            a[i] = x >> 20;
        }
        int[] b = a.clone();
        int[] c = a.clone();
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j + 1 < a.length - i; j++) {
                if (a[j] > a[j + 1]) {
                    int t = a[j];
                    a[j] = a[j + 1];
                    a[j + 1] = t;
                }
            }
        }
        quick(b, 0, b.length - 1);
        c = merge(c);
        System.out.println(Arrays.toString(a));
        System.out.println(Arrays.equals(a, b) + " " + Arrays.equals(b, c));
    }

    static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) {
            return;
        }
        int p = a[(lo + hi) >>> 1];
        int i = lo;
        int j = hi;
        while (i <= j) {
            while (a[i] < p) {
                i++;
            }
            while (a[j] > p) {
                j--;
            }
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }

    static int[] merge(int[] a) {
        if (a.length < 2) {
            return a;
        }
        int[] l = merge(Arrays.copyOfRange(a, 0, a.length / 2));
        int[] r = merge(Arrays.copyOfRange(a, a.length / 2, a.length));
        int[] out = new int[a.length];
        for (int i = 0, j = 0, k = 0; k < out.length; k++) {
            out[k] = j >= r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
        }
        return out;
    }
}
