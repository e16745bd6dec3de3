package java25;

import module java.base;

/** Additions of Java 22 to 25: unnamed variables, gatherers, scoped values, module imports. */
public class Newer {
    record Point(int x, int y) {
    }

    public static void caseUnnamed() {
        int n = 0;
        for (var _ : List.of(1, 2, 3)) {
            n++;
        }
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException _) {
            n += 10;
        }
        Object o = new Point(3, 4);
        if (o instanceof Point(int x, _)) {
            n += 100 * x;
        }
        BiFunction<Integer, Integer, Integer> first = (a, _) -> a;
        System.out.println(n + " " + first.apply(1, 2) + " " + switch (o) {
            case Point(_, int y) when y > 3 -> "y " + y;
            case Point _ -> "point";
            default -> "none";
        });
    }

    public static void caseGatherers() {
        System.out.println(IntStream.range(0, 10).boxed().gather(Gatherers.windowFixed(3)).toList());
        System.out.println(IntStream.range(0, 5).boxed().gather(Gatherers.windowSliding(2)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> 0, Integer::sum)).toList() + " " + Stream.of("a", "b").gather(Gatherers.fold(() -> "", String::concat)).toList());
        Gatherer<Integer, int[], Integer> everyOther = Gatherer.ofSequential(() -> new int[1], (state, element, down) -> state[0]++ % 2 != 0 || down.push(element));
        System.out.println(Stream.of(10, 11, 12, 13).gather(everyOther).toList() + " " + Stream.of(1, 2, 3).gather(Gatherers.mapConcurrent(2, i -> i * i)).toList());
    }

    static final ScopedValue<String> USER = ScopedValue.newInstance();

    static String who() {
        return USER.isBound() ? USER.get() : "nobody";
    }

    public static void caseScopedValues() throws Exception {
        System.out.println(who());
        ScopedValue.where(USER, "ann").run(() -> {
            System.out.println(who());
            ScopedValue.where(USER, "bob").run(() -> System.out.println(who()));
            System.out.println(who());
        });
        String r = ScopedValue.where(USER, "cy").call(() -> who() + "!");
        System.out.println(r + " " + USER.orElse("else"));
        try {
            USER.get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        Thread t = new Thread(() -> System.out.println("not inherited: " + who()));
        ScopedValue.where(USER, "x").run(() -> {
            t.start();
            try {
                t.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
    }

    public static void caseLibrary() {
        System.out.println(StructuredText.of("x").length() + " " + Reader.of("abc").getClass().isHidden() + " " + Math.unsignedMultiplyHigh(-1L, 2L) + " " + HexFormat.of().formatHex(new byte[] {1}) + " " + Duration.ofHours(3).toMinutes() + " " + new String(new char[] {'o', 'k'}));
    }

    record StructuredText(String s) {
        static StructuredText of(String s) {
            return new StructuredText(s);
        }

        int length() {
            return s.length();
        }
    }
}
