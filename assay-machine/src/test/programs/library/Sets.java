package library;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;

/** Sets, queues, deques, bit sets. */
public class Sets {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void caseHashSets() {
        for (Set<String> s : List.<Set<String>>of(new HashSet<>(), new LinkedHashSet<>(), new TreeSet<>())) {
            for (String w : "one two three two one four".split(" ")) {
                System.out.print(s.add(w) ? '+' : '-');
            }
            System.out.println(s + " " + s.size() + s.contains("two") + s.remove("two") + s.remove("two") + " " + s.hashCode() + " " + s.equals(Set.of("one", "three", "four")));
            s.addAll(List.of("five", "six", "one"));
            s.retainAll(Set.of("five", "one", "zzz"));
            s.removeIf(x -> x.startsWith("f"));
            System.out.println(s + " " + s.containsAll(List.of("one")) + s.toArray().length);
        }
        HashSet<Integer> a = new HashSet<>(List.of(1, 2, 3, 4));
        HashSet<Integer> b = new HashSet<>(List.of(3, 4, 5));
        HashSet<Integer> c = new HashSet<>(a);
        c.retainAll(b);
        a.removeAll(b);
        System.out.println(a + " " + c + " " + b.clone() + Collections.disjoint(a, b));
        attempt("immutable", () -> Set.of(1).add(2));
        attempt("duplicate", () -> Set.of(1, 1));
        attempt("null", () -> Set.of((Object) null));
        System.out.println(Set.copyOf(List.of(7, 7, 7)) + " " + Set.of().size());
    }

    public static void caseTreeSet() {
        TreeSet<Integer> t = new TreeSet<>(List.of(5, 1, 9, 3, 7));
        System.out.println(t + " " + t.first() + t.last() + t.floor(4) + t.ceiling(4) + t.lower(1) + t.higher(9) + " " + t.headSet(5) + t.tailSet(5) + t.subSet(2, 8) + t.headSet(5, true) + t.tailSet(5, false) + t.descendingSet());
        NavigableSet<Integer> d = t.descendingSet();
        d.add(4);
        System.out.println(d + " " + d.first() + d.headSet(4) + t.pollFirst() + t.pollLast() + t);
        NavigableSet<Integer> sub = t.subSet(3, true, 5, true);
        sub.clear();
        System.out.println(t + " " + sub.isEmpty());
        attempt("range", () -> sub.add(100));
        attempt("empty", () -> new TreeSet<Integer>().first());
        attempt("not comparable", () -> new TreeSet<Object>().add(new Object() {
            @Override
            public String toString() {
                return "x";
            }
        }));
        TreeSet<String> len = new TreeSet<>(Comparator.comparing(String::length));
        System.out.println(len.add("aa") + "" + len.add("bb") + len.add("c") + len + len.contains("zz"));
    }

    public static void casePriorityQueue() {
        PriorityQueue<Integer> q = new PriorityQueue<>(List.of(5, 1, 4, 2, 3));
        q.add(0);
        q.remove(4);
        System.out.println(q + " " + q.peek() + q.contains(5) + q.size());
        StringBuilder b = new StringBuilder();
        while (!q.isEmpty()) {
            b.append(q.poll()).append(' ');
        }
        System.out.println(b + "" + q.poll() + q.peek());
        PriorityQueue<String> r = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : "pear fig apple kiwi date plum".split(" ")) {
            r.offer(s);
        }
        while (!r.isEmpty()) {
            System.out.print(r.remove() + " ");
        }
        System.out.println();
        attempt("null", () -> q.add(null));
        attempt("remove", q::remove);
        attempt("element", q::element);
        PriorityQueue<Integer> big = new PriorityQueue<>(Collections.reverseOrder());
        int x = 17;
        for (int i = 0; i < 200; i++) {
            x = x * 1664525 + 1013904223;
            big.add(x >>> 20);
        }
        int prev = Integer.MAX_VALUE;
        boolean sorted = true;
        long sum = 0;
        while (!big.isEmpty()) {
            int v = big.poll();
            sorted &= v <= prev;
            prev = v;
            sum = sum * 7 + v;
        }
        System.out.println(sorted + " " + sum);
    }

    public static void caseArrayDeque() {
        Deque<Integer> d = new ArrayDeque<>(2);
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) {
                d.addFirst(i);
            } else {
                d.offerLast(i);
            }
            if (i % 5 == 4) {
                System.out.print(d.pollFirst() + "/" + d.pollLast() + " ");
            }
        }
        System.out.println(d + " " + d.peekFirst() + d.peekLast() + d.size() + d.contains(7) + d.remove(7) + d.removeFirstOccurrence(99));
        d.push(100);
        System.out.println(d.pop() + " " + d.getFirst() + d.getLast());
        d.removeIf(x -> x % 2 == 0);
        d.descendingIterator().forEachRemaining(x -> System.out.print(x + ","));
        System.out.println();
        attempt("null", () -> d.add(null));
        d.clear();
        attempt("pop", d::pop);
        attempt("getLast", d::getLast);
        Queue<String> q = Collections.asLifoQueue(new ArrayDeque<>());
        q.add("a");
        q.add("b");
        System.out.println(q.remove() + q);
    }

    public static void caseBitSet() {
        BitSet a = new BitSet();
        a.set(1);
        a.set(5, 10);
        a.set(100);
        a.flip(7);
        a.clear(9);
        BitSet b = BitSet.valueOf(new long[] {0xF0F0, 1L << 36});
        System.out.println(a + " " + b + " " + a.cardinality() + " " + a.length() + " " + a.size() + " " + a.nextSetBit(2) + a.nextClearBit(5) + a.previousSetBit(99) + a.previousClearBit(100) + " " + a.get(5) + a.get(6, 200));
        BitSet c = (BitSet) a.clone();
        c.and(b);
        BitSet d = (BitSet) a.clone();
        d.or(b);
        BitSet e = (BitSet) a.clone();
        e.xor(b);
        BitSet f = (BitSet) a.clone();
        f.andNot(b);
        System.out.println(c + " " + d + " " + e + " " + f + " " + a.intersects(b) + " " + a.hashCode() + " " + a.equals(c) + " " + Arrays.toString(a.toLongArray()) + Arrays.toString(b.toByteArray()) + b.stream().sum());
        attempt("negative", () -> a.set(-1));
        attempt("range", () -> a.set(5, 3));
        System.out.println(new BitSet().isEmpty() + " " + new BitSet(0).length());
    }

    public static void caseCollectionsUtilities() {
        List<Integer> l = new ArrayList<>(List.of(3, 1, 4, 1, 5, 9, 2, 6));
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 4) + Collections.binarySearch(l, 7) + " " + Collections.max(l) + Collections.min(l) + Collections.frequency(l, 1) + " " + Collections.max(List.of("b", "aa"), Comparator.comparing(String::length)));
        Collections.reverse(l);
        Collections.swap(l, 0, 7);
        Collections.rotate(l, 3);
        System.out.println(l);
        Collections.rotate(l.subList(2, 6), -1);
        Collections.replaceAll(l, 1, 11);
        System.out.println(l + " " + Collections.indexOfSubList(l, List.of(11, 9)) + Collections.lastIndexOfSubList(l, List.of(99)));
        Collections.shuffle(l, new java.util.Random(42));
        System.out.println(l);
        Collections.fill(l, 0);
        Collections.addAll(l, 1, 2);
        List<Integer> copy = new ArrayList<>(Collections.nCopies(10, -1));
        Collections.copy(copy, l);
        System.out.println(copy);
        attempt("copy", () -> Collections.copy(new ArrayList<Integer>(), List.of(1)));
        List<Integer> checked = Collections.checkedList(new ArrayList<>(), Integer.class);
        @SuppressWarnings({"unchecked", "rawtypes"})
        Runnable bad = () -> ((List) checked).add("s");
        attempt("checked", bad);
        System.out.println(Collections.newSetFromMap(new java.util.TreeMap<String, Boolean>()).add("x") + " " + Collections.list(Collections.enumeration(List.of(1, 2))) + Collections.unmodifiableSet(new TreeSet<>(List.of(2, 1)))
            + Collections.synchronizedList(new ArrayList<>(List.of(1))) + Collections.emptyIterator().hasNext() + Collections.unmodifiableCollection(List.of(1)).size());
        attempt("max of none", () -> Collections.max(List.<Integer>of()));
    }
}
