package library;

import java.util.AbstractMap;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.WeakHashMap;

/** Every kind of map. */
public class Maps {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    private static void exercise(Map<String, Integer> m) {
        for (String s : "the quick brown fox jumps over the lazy dog the end".split(" ")) {
            m.merge(s, 1, Integer::sum);
        }
        System.out.println(new TreeMap<>(m) + " " + m.size() + " " + m.hashCode() + " " + m.equals(new HashMap<>(m)));
        System.out.println(m.put("fox", 10) + " " + m.put("cat", 1) + " " + m.get("fox") + " " + m.get("none") + " " + m.getOrDefault("none", -1) + " " + m.containsKey("dog") + m.containsValue(10) + " " + m.remove("dog") + " "
            + m.remove("dog") + " " + m.remove("fox", 11) + m.remove("fox", 10));
        System.out.println(m.putIfAbsent("cat", 5) + " " + m.putIfAbsent("cow", 5) + " " + m.computeIfAbsent("owl", String::length) + " " + m.computeIfPresent("owl", (k, v) -> v + 100) + " " + m.computeIfPresent("owl", (k, v) -> null) + " "
            + m.compute("emu", (k, v) -> v == null ? 1 : v + 1) + m.compute("emu", (k, v) -> v + 1) + " " + m.replace("emu", 9) + " " + m.replace("emu", 9, 8) + " " + m.replace("xxx", 1) + " " + m.merge("emu", 1, (a, b) -> null));
        m.replaceAll((k, v) -> v * k.length());
        System.out.println(new TreeMap<>(m));
        Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator();
        int removed = 0;
        while (it.hasNext()) {
            Map.Entry<String, Integer> e = it.next();
            if (e.getKey().length() == 3) {
                it.remove();
                removed++;
            } else {
                e.setValue(e.getValue() + 1000);
            }
        }
        System.out.println(removed + " " + new TreeMap<>(m));
        m.keySet().removeIf(k -> k.startsWith("q"));
        m.values().remove(1005);
        m.keySet().retainAll(List.of("brown", "jumps", "lazy"));
        int[] sum = {0};
        m.forEach((k, v) -> sum[0] += v);
        System.out.println(new TreeMap<>(m) + " " + sum[0] + " " + m.keySet().contains("lazy") + m.entrySet().contains(Map.entry("lazy", 1004)) + " " + m.values().stream().mapToInt(x -> x).sum());
        m.putAll(Map.of("a", 1));
        m.clear();
        System.out.println(m + " " + m.isEmpty() + m.entrySet() + m.keySet() + m.values());
        attempt("keySet add", () -> m.keySet().add("x"));
        attempt("modification", () -> {
            m.put("p", 1);
            m.put("q", 2);
            m.put("r", 3);
            for (String k : m.keySet()) {
                m.put(k + k, 1);
            }
        });
    }

    public static void caseHashMap() {
        exercise(new HashMap<>());
        HashMap<String, String> m = new HashMap<>();
        m.put(null, "null key");
        m.put("k", null);
        System.out.println(m + " " + m.get(null) + m.containsKey("k") + m.containsValue(null) + m.getOrDefault("k", "d") + m.putIfAbsent("k", "now") + m.computeIfAbsent(null, k -> "x") + m.clone());
        Map<Integer, Integer> big = new HashMap<>();
        for (int i = 0; i < 5000; i++) {
            big.put(i * 37, i);
        }
        long h = 0;
        for (Map.Entry<Integer, Integer> e : big.entrySet()) {
            h = h * 31 + e.getKey() * 7L + e.getValue();
        }
        System.out.println(big.size() + " " + h);
        for (int i = 0; i < 5000; i += 2) {
            big.remove(i * 37);
        }
        System.out.println(big.size() + " " + big.get(37) + " " + big.keySet().stream().limit(20).toList());
        attempt("capacity", () -> new HashMap<>(-1));
        attempt("load", () -> new HashMap<>(1, Float.NaN));
        attempt("recursive compute", () -> m.computeIfAbsent("a", k -> m.put("b", "c")));
    }

    static final class Bad implements Comparable<Bad> {
        final int i;

        Bad(int i) {
            this.i = i;
        }

        @Override
        public int hashCode() {
            return i % 3;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Bad b && b.i == i;
        }

        @Override
        public int compareTo(Bad o) {
            return Integer.compare(i, o.i);
        }
    }

    public static void caseHashCollisions() {
        // Many keys with three hash codes: bins become trees and lists again.
        Map<Bad, Integer> m = new HashMap<>();
        for (int i = 0; i < 300; i++) {
            m.put(new Bad(i), i);
        }
        int found = 0;
        for (int i = 0; i < 400; i++) {
            if (m.containsKey(new Bad(i))) {
                found++;
            }
        }
        System.out.println(m.size() + " " + found);
        for (int i = 0; i < 300; i++) {
            if (i % 10 != 0) {
                m.remove(new Bad(i));
            }
        }
        StringBuilder b = new StringBuilder();
        m.forEach((k, v) -> b.append(v).append(' '));
        System.out.println(m.size() + " " + b);
    }

    public static void caseLinkedHashMap() {
        exercise(new LinkedHashMap<>());
        LinkedHashMap<String, Integer> access = new LinkedHashMap<>(16, 0.75f, true);
        for (String s : "abcde".split("")) {
            access.put(s, 1);
        }
        access.get("b");
        access.put("a", 2);
        access.getOrDefault("c", 0);
        access.putIfAbsent("d", 9);
        System.out.println(access);
        LinkedHashMap<Integer, String> lru = new LinkedHashMap<>(4, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
                return size() > 3;
            }
        };
        for (int i = 0; i < 6; i++) {
            lru.put(i, "v" + i);
            lru.get(2);
        }
        System.out.println(lru + " " + lru.keySet() + lru.values());
    }

    public static void caseTreeMap() {
        exercise(new TreeMap<>());
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 0; i < 20; i += 2) {
            t.put(i, "v" + i);
        }
        System.out.println(t.firstKey() + " " + t.lastKey() + " " + t.floorKey(5) + " " + t.ceilingKey(5) + " " + t.lowerKey(4) + " " + t.higherKey(4) + " " + t.floorKey(-1) + " " + t.ceilingEntry(19) + " " + t.firstEntry() + " " + t.lowerEntry(7));
        NavigableMap<Integer, String> sub = t.subMap(4, true, 12, false);
        System.out.println(sub + " " + t.headMap(6) + " " + t.tailMap(14) + " " + t.headMap(6, true).descendingMap() + " " + sub.descendingKeySet() + " " + t.descendingMap().firstKey());
        sub.put(5, "five");
        sub.remove(8);
        sub.pollFirstEntry();
        System.out.println(t + " " + sub.firstKey() + sub.lastKey() + sub.size());
        attempt("out of range", () -> sub.put(99, "x"));
        attempt("inverted", () -> t.subMap(5, 1));
        attempt("null", () -> t.put(null, "x"));
        attempt("wrong sub", () -> sub.subMap(0, 20));
        System.out.println(t.pollFirstEntry() + " " + t.pollLastEntry() + " " + t.navigableKeySet().headSet(6) + " " + t.comparator());
        attempt("entry", () -> t.firstEntry().setValue("x"));
        t.clear();
        attempt("firstKey", t::firstKey);
        System.out.println(t.firstEntry() + " " + t.pollFirstEntry());
        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ci.put("B", 1);
        ci.put("a", 2);
        ci.put("b", 3);
        System.out.println(ci + " " + ci.get("A"));
        TreeMap<String, Integer> n = new TreeMap<>(Comparator.nullsFirst(Comparator.naturalOrder()));
        n.put("x", 1);
        n.put(null, 0);
        System.out.println(n);
        TreeMap<Integer, Integer> big = new TreeMap<>();
        int x = 1;
        for (int i = 0; i < 1000; i++) {
            x = x * 1103515245 + 12345;
            big.put(x >>> 16, i);
            if (i % 3 == 0) {
                big.remove(big.firstKey());
            }
        }
        System.out.println(big.size() + " " + big.firstKey() + " " + big.lastKey() + " " + big.hashCode());
    }

    public static void caseOtherMaps() {
        exercise(new Hashtable<>());
        // Literals are strongly reachable, so nothing is cleared.
        WeakHashMap<String, Integer> weak = new WeakHashMap<>(Map.of("one", 1));
        weak.put("two", 2);
        weak.put(null, 0);
        System.out.println(new TreeMap<>(Map.of("size", weak.size())) + " " + weak.get("one") + weak.get("two") + weak.get(null) + weak.remove("one") + weak.containsKey("one"));
        IdentityHashMap<String, Integer> id = new IdentityHashMap<>();
        id.put(new String("a"), 1);
        id.put(new String("a"), 2);
        id.put("a", 3);
        id.put("a", 4);
        System.out.println(id.size() + " " + id.get("a") + " " + id.containsKey(new String("a")) + " " + id.values().stream().mapToInt(i -> i).sum());
        Hashtable<String, Integer> h = new Hashtable<>();
        attempt("null key", () -> h.put(null, 1));
        attempt("null value", () -> h.put("x", null));
        h.put("one", 1);
        System.out.println(h.contains(1) + " " + h.keys().nextElement() + " " + h.elements().nextElement() + h);
    }

    public static void caseImmutable() {
        Map<String, Integer> m = Map.of("a", 1);
        System.out.println(m + " " + m.get("a") + m.get("z") + " " + Map.of().size() + " " + new TreeMap<>(Map.ofEntries(Map.entry("x", 1), Map.entry("y", 2))) + " " + Map.copyOf(new HashMap<>(m)) + " " + m.hashCode() + " "
            + new TreeMap<>(Map.of(1, 1, 2, 2, 3, 3, 4, 4, 5, 5)));
        attempt("put", () -> m.put("b", 2));
        attempt("remove", () -> m.remove("a"));
        attempt("duplicate", () -> Map.of("a", 1, "a", 2));
        attempt("null", () -> Map.of("a", null));
        attempt("get null", () -> m.get(null));
        attempt("entry", () -> Map.entry("k", 1).setValue(2));
        attempt("entries duplicate", () -> Map.ofEntries(Map.entry("x", 1), Map.entry("x", 2)));
        Map<String, Integer> u = Collections.unmodifiableMap(new HashMap<>(Map.of("q", 1)));
        attempt("unmodifiable", () -> u.put("a", 1));
        attempt("unmodifiable entry", () -> u.entrySet().iterator().next().setValue(5));
        attempt("unmodifiable compute", () -> u.merge("q", 1, Integer::sum));
        Map.Entry<String, Integer> e = new AbstractMap.SimpleEntry<>("k", 1);
        e.setValue(5);
        System.out.println(e + " " + e.hashCode() + " " + e.equals(Map.entry("k", 5)) + " " + new AbstractMap.SimpleImmutableEntry<>(e) + " " + Arrays.asList(Map.Entry.comparingByKey() == null, 1));
        System.out.println(Collections.singletonMap("s", 1) + " " + Collections.emptyMap() + " " + Collections.synchronizedMap(new TreeMap<>(Map.of("z", 1))));
    }
}
