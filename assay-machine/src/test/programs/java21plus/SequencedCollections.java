package java21plus;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** SequencedCollection, SequencedSet, SequencedMap, and other additions of Java 21. */
public class SequencedCollections {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void caseCollections() {
        for (SequencedCollection<Integer> c : List.<SequencedCollection<Integer>>of(new ArrayList<>(List.of(1, 2, 3)), new ArrayDeque<>(List.of(1, 2, 3)), new LinkedHashSet<>(List.of(1, 2, 3)), new TreeSet<>(List.of(1, 2, 3)))) {
            System.out.println(c.getFirst() + " " + c.getLast() + " " + c.reversed());
            attempt("addFirst", () -> c.addFirst(9));
            attempt("addLast", () -> c.addLast(2));
            System.out.println(c + " " + c.removeFirst() + c.removeLast() + c);
            c.clear();
            attempt("getFirst", c::getFirst);
            attempt("removeLast", c::removeLast);
        }
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4));
        List<Integer> r = l.reversed();
        r.add(0);
        r.remove(0);
        r.set(0, 33);
        System.out.println(l + " " + r + " " + r.subList(0, 2) + " " + r.indexOf(33) + " " + r.reversed().equals(l) + " " + r.stream().map(i -> i * 2).toList());
        for (Integer i : r) {
            System.out.print(i + " ");
        }
        System.out.println();
        attempt("immutable", () -> List.of(1).addFirst(2));
        System.out.println(List.of(1, 2).reversed() + " " + List.of(5, 6).getLast());
        SequencedSet<String> s = new LinkedHashSet<>(List.of("a", "b", "c"));
        s.addFirst("c");
        s.reversed().add("z");
        System.out.println(s + " " + s.reversed() + Collections.unmodifiableSequencedSet(s).reversed());
    }

    public static void caseMaps() {
        SequencedMap<String, Integer> m = new LinkedHashMap<>();
        m.put("b", 2);
        m.put("c", 3);
        m.putFirst("a", 1);
        m.putLast("b", 22);
        System.out.println(m + " " + m.firstEntry() + m.lastEntry() + " " + m.reversed() + " " + m.sequencedKeySet().reversed() + m.sequencedValues().getFirst() + m.sequencedEntrySet().getLast());
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m);
        m.reversed().put("q", 9);
        System.out.println(m + " " + m.reversed().keySet());
        SequencedMap<Integer, String> t = new TreeMap<>(Map.of(1, "x", 2, "y"));
        attempt("putFirst", () -> t.putFirst(0, "z"));
        System.out.println(t.reversed() + " " + t.firstEntry());
        attempt("empty", () -> System.out.println(new LinkedHashMap<String, String>().firstEntry() + " " + new LinkedHashMap<String, String>().pollLastEntry()));
    }

    public static void caseOther() {
        System.out.println("a,b;c".splitWithDelimiters("[,;]", 0).length + " " + "hello".indexOf('l', 0, 3) + " " + new StringBuilder("ab").repeat("xy", 2) + new StringBuilder().repeat('z', 3) + " " + Math.clamp(15L, 0, 10) + " " + Math.ceilDiv(7, 2) + " " + Character.isEmoji(0x1F600) + " " + "x".equals("x"));
        System.out.println(List.of("q", "w").stream().mapMulti((x, c) -> c.accept(x + x)).toList() + " " + Character.toString(97) + " " + java.util.HexFormat.of().toHexDigits((byte) 10) + " " + java.util.Locale.of("de", "AT"));
        try {
            new ArrayDeque<>().getFirst();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
    }
}
