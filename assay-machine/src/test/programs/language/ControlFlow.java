package language;

/** Loops, labels, switches, conditional operators, short circuits. */
public class ControlFlow {
    static StringBuilder log = new StringBuilder();

    static boolean say(String s, boolean value) {
        log.append(s).append(' ');
        return value;
    }

    static void flush() {
        System.out.println(log);
        log.setLength(0);
    }

    public static void caseShortCircuit() {
        System.out.println(say("a", false) && say("b", true));
        flush();
        System.out.println(say("a", true) || say("b", true));
        flush();
        System.out.println(say("a", false) & say("b", true));
        flush();
        System.out.println(say("a", true) | say("b", false));
        flush();
        System.out.println(say("a", true) ^ say("b", true));
        flush();
        System.out.println(!(say("a", true) && say("b", false)) || say("c", true) ? say("d", true) : say("e", false));
        flush();
        boolean x = true;
        x &= say("and", false);
        x |= say("or", true);
        x ^= say("xor", true);
        System.out.println(x);
        flush();
    }

    public static void caseLabels() {
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) {
                    continue outer;
                }
                if (i == 3) {
                    break outer;
                }
                System.out.print(i * j + " ");
            }
            System.out.println("never");
        }
        System.out.println();
        block: {
            if (log.length() == 0) {
                break block;
            }
            System.out.println("not reached");
        }
        int n = 0;
        again:
        while (true) {
            do {
                n++;
                if (n % 7 == 0) {
                    break again;
                }
                if (n % 2 == 0) {
                    continue again;
                }
            } while (n < 100);
        }
        System.out.println(n);
    }

    enum Color { RED, GREEN, BLUE, NONE }

    static int onEnum(Color c) {
        switch (c) {
            case RED:
                return 1;
            case BLUE:
                return 3;
            default:
                return 0;
        }
    }

    public static void caseSwitchEnum() {
        for (Color c : Color.values()) {
            String s = switch (c) {
                case RED, GREEN -> "warm-ish";
                case BLUE -> {
                    String t = "co";
                    yield t + "ld";
                }
                case NONE -> "none";
            };
            System.out.println(c + " " + c.ordinal() + " " + onEnum(c) + " " + s);
        }
        try {
            onEnum(null);
        } catch (NullPointerException e) {
            System.out.println("null enum");
        }
    }

    static int onString(String s) {
        switch (s) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            case "AaAa":
            case "BBBB":
                return 3;
            case "":
                return 4;
            case "a longer text, with \u00e9":
                return 5;
            default:
                return -1;
        }
    }

    public static void caseSwitchString() {
        // Aa and BB have the same hash code.
        for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "", "a longer text, with \u00e9", "other", new String("Aa")}) {
            System.out.println(s + " " + s.hashCode() + " " + onString(s));
        }
        try {
            onString(null);
        } catch (NullPointerException e) {
            System.out.println("null string");
        }
    }

    public static void caseSwitchPrimitives() {
        for (char c = 'a'; c < 'g'; c++) {
            switch (c) {
                case 'a', 'e':
                    System.out.print("vowel ");
                    break;
                case 'c':
                    System.out.print("c ");
                default:
                    System.out.print("consonant ");
            }
        }
        System.out.println();
        for (byte b : new byte[] {-128, -1, 0, 127}) {
            System.out.print(switch (b) {
                case -128 -> "min ";
                case 127 -> "max ";
                case 0 -> "zero ";
                default -> "other ";
            });
        }
        System.out.println();
        for (int i : new int[] {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE}) {
            System.out.print(switch (i) {
                case Integer.MIN_VALUE -> "MIN ";
                case Integer.MAX_VALUE -> "MAX ";
                case 0 -> 0;
                default -> 1.5;
            });
        }
        System.out.println();
        Integer boxed = 3;
        switch (boxed) {
            case 3:
                System.out.println("three");
        }
        Character ch = 'q';
        System.out.println(switch (ch) {
            case 'q' -> 1L;
            default -> 2;
        });
        // tableswitch with negative start and a single hole
        for (int i = -4; i <= 3; i++) {
            int r = switch (i) {
                case -3 -> 30;
                case -2 -> 20;
                case 0 -> 0;
                case 1 -> -10;
                case 2 -> -20;
                default -> 99;
            };
            System.out.print(r + " ");
        }
        System.out.println();
    }

    public static void caseNestedSwitchYield() {
        for (int i = 0; i < 4; i++) {
            for (String s : new String[] {"x", "y"}) {
                int v = switch (i) {
                    case 0 -> switch (s) {
                        case "x" -> 1;
                        default -> 2;
                    };
                    case 1 -> {
                        try {
                            yield Integer.parseInt(s);
                        } catch (NumberFormatException e) {
                            yield -1;
                        } finally {
                            System.out.print("f ");
                        }
                    }
                    case 2 -> {
                        for (int k = 0; ; k++) {
                            if (k * k > 50) {
                                yield k;
                            }
                        }
                    }
                    default -> i > 2 && s.equals("y") ? 7 : 8;
                };
                System.out.print(v + " ");
            }
        }
        System.out.println();
        try {
            int z = switch (log.length()) {
                case 0 -> throw new IllegalStateException("from switch");
                default -> 1;
            };
            System.out.println(z);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void caseEvaluationOrder() {
        int[] a = {0, 0, 0, 0};
        int i = 0;
        a[i] = i = 2;
        System.out.println(a[0] + " " + a[2] + " " + i);
        i = 0;
        a[i++] = a[i] + i++ * 10 + i;
        System.out.println(java.util.Arrays.toString(a) + i);
        int k = 1;
        k += k++ + ++k;
        System.out.println(k);
        k = 5;
        k = k-- - --k;
        System.out.println(k);
        System.out.println(f(1) + f(2) * f(3) - f(4) / f(5));
        System.out.println(pick(f(6), f(7), f(8)));
        try {
            System.out.println(f(9) / (f(0)) + f(10));
        } catch (ArithmeticException e) {
            System.out.println("div");
        }
        long x = 3;
        int y = 2;
        y += x *= y <<= 2;
        System.out.println(x + " " + y);
        String s = "a";
        s += s += "b";
        System.out.println(s);
    }

    static int f(int i) {
        System.out.print("f" + i + " ");
        return i;
    }

    static int pick(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    public static void caseTernary() {
        for (int i = -2; i < 3; i++) {
            System.out.print(i < 0 ? "neg " : i == 0 ? "zero " : i == 1 ? "one " : "many ");
        }
        System.out.println();
        boolean t = log.length() == 0;
        Integer nul = null;
        Object o = t ? 1 : 2.0;
        System.out.println(o);
        Object o2 = t ? (Object) 1 : 2.0;
        System.out.println(o2);
        char c = 'b';
        int i = 0;
        System.out.println(t ? c : 0);
        System.out.println(t ? c : i);
        System.out.println(!t ? 1 : 'c');
        try {
            int v = t ? nul : 0;
            System.out.println(v);
        } catch (NullPointerException e) {
            System.out.println("unboxed null in ternary");
        }
        Long l = t ? 1L : null;
        System.out.println(l);
    }

    public static void caseRecursion() {
        System.out.println(ackermann(2, 3));
        System.out.println(hanoi(10, 'A', 'B', 'C'));
        System.out.println(isEven(101) + " " + isEven(100));
        permute(new char[] {'a', 'b', 'c'}, 0);
        System.out.println(gcd(1071, 462) + " " + power(3, 13) + " " + queens(6, 0, new int[6]));
    }

    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static int hanoi(int n, char from, char to, char via) {
        return n == 0 ? 0 : hanoi(n - 1, from, via, to) + 1 + hanoi(n - 1, via, to, from);
    }

    static boolean isEven(int n) {
        return n == 0 || isOdd(n - 1);
    }

    static boolean isOdd(int n) {
        return n != 0 && isEven(n - 1);
    }

    static void permute(char[] a, int k) {
        if (k == a.length) {
            System.out.println(new String(a));
            return;
        }
        for (int i = k; i < a.length; i++) {
            char t = a[k];
            a[k] = a[i];
            a[i] = t;
            permute(a, k + 1);
            t = a[k];
            a[k] = a[i];
            a[i] = t;
        }
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static long power(long b, int e) {
        return e == 0 ? 1 : (e & 1) == 1 ? b * power(b, e - 1) : power(b * b, e / 2);
    }

    static int queens(int n, int row, int[] cols) {
        if (row == n) {
            return 1;
        }
        int found = 0;
        next:
        for (int c = 0; c < n; c++) {
            for (int r = 0; r < row; r++) {
                if (cols[r] == c || Math.abs(cols[r] - c) == row - r) {
                    continue next;
                }
            }
            cols[row] = c;
            found += queens(n, row + 1, cols);
        }
        return found;
    }
}
