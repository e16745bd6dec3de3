package language;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

/** Enums with bodies, constructors, abstract methods and interfaces. */
public class Enums {
    interface Op {
        int apply(int a, int b);
    }

    enum Arithmetic implements Op {
        PLUS("+") {
            @Override
            public int apply(int a, int b) {
                return a + b;
            }
        },
        MINUS("-") {
            @Override
            public int apply(int a, int b) {
                return a - b;
            }

            @Override
            boolean commutes() {
                return false;
            }
        },
        TIMES("*") {
            @Override
            public int apply(int a, int b) {
                return a * b;
            }
        };

        final String symbol;
        static final Map<String, Arithmetic> BY_SYMBOL = new java.util.LinkedHashMap<>();

        static {
            for (Arithmetic a : values()) {
                BY_SYMBOL.put(a.symbol, a);
            }
        }

        Arithmetic(String symbol) {
            this.symbol = symbol;
        }

        boolean commutes() {
            return true;
        }
    }

    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);

        private final double mass;
        private final double radius;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        double gravity() {
            return 6.67300E-11 * mass / (radius * radius);
        }
    }

    enum Empty { }

    enum Level { LOW, MID, HIGH }

    public static void caseBodies() {
        for (Arithmetic a : Arithmetic.values()) {
            System.out.println(a + a.symbol + " " + a.apply(6, 3) + " " + a.commutes() + " " + a.getClass() + " " + a.getDeclaringClass());
        }
        System.out.println(Arithmetic.BY_SYMBOL);
        System.out.println(Arithmetic.valueOf("PLUS") == Arithmetic.BY_SYMBOL.get("+"));
        try {
            Arithmetic.valueOf("DIVIDE");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Level.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        for (Planet p : Planet.values()) {
            System.out.println(p + " " + p.gravity());
        }
        System.out.println(Empty.values().length);
    }

    public static void caseEnumMethods() {
        System.out.println(Level.LOW.compareTo(Level.HIGH) + " " + Level.MID.equals(Level.MID) + " " + Level.HIGH.ordinal() + " " + Level.HIGH.name());
        System.out.println(Enum.valueOf(Level.class, "MID") + " " + Arrays.toString(Level.class.getEnumConstants()) + " " + Level.class.isEnum());
        System.out.println(Arithmetic.PLUS.getClass().isEnum() + " " + Arithmetic.class.getSuperclass());
        Level[] a = Level.values();
        a[0] = null;
        System.out.println(Level.values()[0]);
        Level[] shuffled = {Level.HIGH, Level.LOW, Level.MID};
        Arrays.sort(shuffled);
        System.out.println(Arrays.toString(shuffled));
    }

    public static void caseEnumCollections() {
        EnumMap<Level, String> m = new EnumMap<>(Level.class);
        m.put(Level.HIGH, "h");
        m.put(Level.LOW, "l");
        System.out.println(m + " " + m.containsKey(Level.MID) + " " + m.size());
        m.put(Level.HIGH, null);
        System.out.println(m + " " + m.containsValue(null));
        m.remove(Level.LOW);
        System.out.println(m.keySet() + " " + m.values());
        EnumSet<Level> s = EnumSet.of(Level.HIGH, Level.LOW);
        System.out.println(s + " " + EnumSet.complementOf(s) + " " + EnumSet.allOf(Level.class) + " " + EnumSet.noneOf(Level.class) + EnumSet.range(Level.LOW, Level.MID));
        s.add(Level.MID);
        s.remove(Level.LOW);
        System.out.println(s + " " + s.containsAll(EnumSet.of(Level.MID)));
        try {
            EnumSet.range(Level.HIGH, Level.LOW);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    enum Singleton {
        INSTANCE;

        private int n;

        int next() {
            return ++n;
        }
    }

    public static void caseSingleton() {
        System.out.println(Singleton.INSTANCE.next() + Singleton.INSTANCE.next() + Singleton.valueOf("INSTANCE").next());
    }

    enum State {
        START {
            @Override
            State on(char c) {
                return Character.isDigit(c) ? NUMBER : c == '-' ? SIGN : ERROR;
            }
        },
        SIGN {
            @Override
            State on(char c) {
                return Character.isDigit(c) ? NUMBER : ERROR;
            }
        },
        NUMBER {
            @Override
            State on(char c) {
                return Character.isDigit(c) ? NUMBER : c == '.' ? FRACTION : ERROR;
            }
        },
        FRACTION {
            @Override
            State on(char c) {
                return Character.isDigit(c) ? FRACTION : ERROR;
            }
        },
        ERROR {
            @Override
            State on(char c) {
                return ERROR;
            }
        };

        abstract State on(char c);
    }

    public static void caseStateMachine() {
        for (String s : new String[] {"12", "-3.5", "1.2.3", "", "x", "-"}) {
            State st = State.START;
            StringBuilder path = new StringBuilder();
            for (char c : s.toCharArray()) {
                st = st.on(c);
                path.append(st).append(' ');
            }
            System.out.println("'" + s + "' " + path);
        }
    }
}
