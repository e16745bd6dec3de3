package juc;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.LongAdder;

/** Concurrent maps, sets and lists. */
public class ConcurrentCollections {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    static void inThreads(int n, java.util.function.IntConsumer c) throws InterruptedException {
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int me = i;
            Thread t = new Thread(() -> c.accept(me));
            ts.add(t);
            t.start();
        }
        for (Thread t : ts) {
            t.join();
        }
    }

    public static void caseConcurrentHashMap() {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (String s : "a b c d a b a".split(" ")) {
            m.merge(s, 1, Integer::sum);
        }
        System.out.println(m + " " + m.size() + " " + m.mappingCount() + " " + m.get("a") + m.getOrDefault("z", -1) + m.containsKey("b") + m.containsValue(3) + m.contains(2));
        System.out.println(m.putIfAbsent("a", 9) + " " + m.putIfAbsent("e", 5) + " " + m.computeIfAbsent("f", String::length) + " " + m.computeIfPresent("f", (k, v) -> null) + " " + m.compute("e", (k, v) -> v * 2) + " " + m.replace("e", 10, 11) + m.replace("e", 12) + " " + m.remove("e", 1) + m.remove("e", 12) + m.remove("q"));
        m.replaceAll((k, v) -> v * 10);
        System.out.println(new TreeMap<>(m) + " " + m.reduceValues(1, Integer::sum) + " " + m.search(1, (k, v) -> v == 20 ? k : null) + " " + m.reduceKeys(Long.MAX_VALUE, (x, y) -> x.compareTo(y) > 0 ? x : y) + " " + m.mappingCount());
        Iterator<String> it = m.keySet().iterator();
        m.put("zz", 1);
        m.remove("a");
        int n = 0;
        while (it.hasNext()) {
            it.next();
            n++;
        }
        System.out.println((n >= 3) + " " + m.keySet(5).add("new") + m.get("new") + " " + ConcurrentHashMap.newKeySet().add("x"));
        attempt("null key", () -> m.put(null, 1));
        attempt("null value", () -> m.put("x", null));
        attempt("null get", () -> m.get(null));
        attempt("recursive", () -> m.computeIfAbsent("r", k -> m.computeIfAbsent("r", x -> 1)));
        m.forEach(Long.MAX_VALUE, (k, v) -> { });
        m.entrySet().removeIf(e -> e.getValue() < 20);
        System.out.println(new TreeMap<>(m) + " " + m.hashCode() + m.equals(new TreeMap<>(m)));
        m.clear();
        System.out.println(m.isEmpty() + " " + m);
    }

    public static void caseConcurrentUpdates() throws InterruptedException {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        ConcurrentHashMap<String, LongAdder> adders = new ConcurrentHashMap<>();
        inThreads(4, me -> {
            for (int i = 0; i < 200; i++) {
                m.merge(i % 20, 1, Integer::sum);
                m.put(1000 + me * 200 + i, i);
                adders.computeIfAbsent("k" + i % 3, k -> new LongAdder()).increment();
            }
        });
        int sum = 0;
        for (int i = 0; i < 20; i++) {
            sum += m.get(i);
        }
        System.out.println(sum + " " + m.size() + " " + new TreeMap<>(adders));
    }

    public static void caseSkipLists() throws InterruptedException {
        ConcurrentSkipListMap<Integer, String> m = new ConcurrentSkipListMap<>();
        inThreads(3, me -> {
            for (int i = me; i < 60; i += 3) {
                m.put(i, "v" + i);
            }
        });
        System.out.println(m.size() + " " + m.firstKey() + m.lastKey() + " " + m.floorKey(30) + m.ceilingEntry(-5) + m.lowerKey(0) + m.higherEntry(58) + " " + m.headMap(3) + m.tailMap(57) + " " + m.descendingMap().firstKey());
        ConcurrentNavigableMap<Integer, String> sub = m.subMap(10, true, 15, false);
        sub.remove(12);
        sub.put(13, "changed");
        System.out.println(sub + " " + m.get(13) + " " + m.containsKey(12) + " " + m.pollFirstEntry() + m.pollLastEntry() + " " + sub.descendingKeySet());
        attempt("range", () -> sub.put(99, "x"));
        attempt("null", () -> m.put(1, null));
        ConcurrentSkipListSet<String> s = new ConcurrentSkipListSet<>(List.of("d", "a", "c", "b"));
        NavigableSet<String> tail = s.tailSet("b", false);
        System.out.println(s + " " + tail + " " + s.pollFirst() + s.first() + s.last() + s.descendingSet() + s.higher("b"));
        for (Integer k : m.keySet()) {
            if (k % 2 == 0) {
                m.remove(k);
            }
        }
        System.out.println(m.size() + " " + m.merge(1, "x", String::concat) + " " + m.computeIfAbsent(1000, k -> "big"));
    }

    public static void caseCopyOnWrite() throws InterruptedException {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (Integer i : l) {
            l.add(i * 10);
        }
        System.out.println(l + " " + l.addIfAbsent(1) + l.addIfAbsent(99) + " " + l.addAllAbsent(List.of(1, 7, 7)));
        Iterator<Integer> it = l.iterator();
        l.clear();
        int n = 0;
        while (it.hasNext()) {
            n += it.next();
        }
        System.out.println(n + " " + l.size());
        attempt("iterator remove", () -> {
            l.add(1);
            Iterator<Integer> x = l.iterator();
            x.next();
            x.remove();
        });
        attempt("get", () -> l.get(5));
        inThreads(4, me -> {
            for (int i = 0; i < 25; i++) {
                l.add(me);
            }
        });
        System.out.println(l.size() + " " + l.stream().mapToInt(x -> x).sum());
        l.removeIf(x -> x > 0);
        l.replaceAll(x -> x + 1);
        l.sort(null);
        List<Integer> sub = l.subList(0, 2);
        System.out.println(l.size() + " " + sub);
        l.add(1);
        attempt("stale sublist", sub::size);
        CopyOnWriteArraySet<String> s = new CopyOnWriteArraySet<>(List.of("b", "a", "b"));
        System.out.println(s + " " + s.add("a") + s.add("c") + s.remove("b") + s + s.equals(java.util.Set.of("a", "c")));
    }

    public static void caseBulkOperations() {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        for (int i = 0; i < 500; i++) {
            m.put(i, i * i % 97);
        }
        System.out.println(m.reduceValuesToLong(10, v -> v, 0, Long::sum) + " " + m.reduceToInt(50, (k, v) -> k * v, 0, Integer::sum) + " " + m.reduceKeys(1, Math::max) + " " + m.reduceEntries(1, (a, b) -> a.getKey() > b.getKey() ? a : b).getKey());
        LongAdder n = new LongAdder();
        m.forEachValue(1, v -> n.add(v));
        m.forEach(5, (k, v) -> k % 2 == 0 ? v : null, v -> n.increment());
        System.out.println(n.sum() + " " + m.searchKeys(1, k -> k == 123 ? "found" : null) + " " + m.values().stream().mapToInt(i -> i).max().getAsInt() + " " + Map.copyOf(m).size());
    }
}
