package library;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Stack;
import java.util.Vector;

/** Every kind of list. */
public class Lists {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    private static void exercise(List<Integer> l) {
        for (int i = 0; i < 10; i++) {
            l.add(i * i % 7);
        }
        l.add(3, 100);
        l.addAll(List.of(5, 6));
        l.addAll(2, List.of(-1, -2));
        System.out.println(l + " " + l.size() + " " + l.indexOf(4) + " " + l.lastIndexOf(4) + " " + l.contains(100) + " " + l.contains(null));
        l.remove(0);
        l.remove(Integer.valueOf(100));
        l.set(1, 77);
        System.out.println(l + " " + l.get(4) + " " + l.hashCode() + " " + l.equals(new ArrayList<>(l)) + " " + l.equals(List.of()));
        l.removeIf(x -> x < 0);
        l.replaceAll(x -> x * 2);
        l.sort(Comparator.reverseOrder());
        System.out.println(l);
        l.removeAll(List.of(8, 4));
        l.retainAll(List.of(154, 12, 10, 2));
        System.out.println(l + " " + l.subList(1, 3) + " " + Arrays.toString(l.toArray(new Integer[0])) + " " + l.containsAll(List.of(2, 10)));
        ListIterator<Integer> it = l.listIterator();
        while (it.hasNext()) {
            int i = it.nextIndex();
            int v = it.next();
            if (i == 1) {
                it.remove();
            } else if (v == 10) {
                it.add(-10);
            } else {
                it.set(v + 1);
            }
        }
        StringBuilder back = new StringBuilder();
        while (it.hasPrevious()) {
            back.append(it.previousIndex()).append(':').append(it.previous()).append(' ');
        }
        System.out.println(l + " " + back);
        attempt("get", () -> l.get(50));
        attempt("set", () -> l.set(-1, 0));
        attempt("add", () -> l.add(99, 0));
        attempt("remove", () -> l.remove(99));
        attempt("sublist", () -> l.subList(2, 1));
        attempt("sublist bounds", () -> l.subList(0, 99));
        attempt("iterator end", () -> {
            Iterator<Integer> i = l.iterator();
            while (true) {
                i.next();
            }
        });
        attempt("iterator remove", () -> l.iterator().remove());
        attempt("modification", () -> {
            for (Integer x : l) {
                l.add(x);
            }
        });
        List<Integer> sub = l.subList(0, 2);
        sub.clear();
        System.out.println(l + " " + l.isEmpty());
        l.clear();
        System.out.println(l + " " + l.isEmpty() + " " + l.hashCode());
    }

    public static void caseArrayList() {
        exercise(new ArrayList<>());
        ArrayList<String> a = new ArrayList<>(2);
        a.ensureCapacity(100);
        a.add(null);
        a.add("x");
        a.trimToSize();
        System.out.println(a + " " + a.indexOf(null) + " " + a.clone() + " " + a.equals(Arrays.asList(null, "x")));
        attempt("capacity", () -> new ArrayList<>(-1));
    }

    public static void caseLinkedList() {
        exercise(new LinkedList<>());
        LinkedList<String> l = new LinkedList<>(List.of("b", "c"));
        l.addFirst("a");
        l.addLast("d");
        l.push("p");
        l.offer("q");
        System.out.println(l + " " + l.getFirst() + l.getLast() + l.peek() + l.peekLast() + l.poll() + l.pollLast() + l.pop() + l.element() + l);
        l.removeFirstOccurrence("c");
        l.descendingIterator().forEachRemaining(System.out::print);
        System.out.println(l.removeLastOccurrence("zz") + " " + l);
        l.clear();
        System.out.println(l.poll() + l.peekFirst() + l.pollLast());
        attempt("getFirst", l::getFirst);
        attempt("removeLast", l::removeLast);
        attempt("pop", l::pop);
        attempt("element", l::element);
    }

    public static void caseVectorAndStack() {
        exercise(new Vector<>());
        Stack<Integer> s = new Stack<>();
        for (int i = 0; i < 4; i++) {
            s.push(i);
        }
        System.out.println(s + " " + s.pop() + s.peek() + s.search(0) + s.search(9) + s.empty() + s.firstElement() + s.lastElement());
        s.insertElementAt(9, 1);
        s.removeElementAt(0);
        s.setElementAt(5, 0);
        var e = s.elements();
        while (e.hasMoreElements()) {
            System.out.print(e.nextElement() + ",");
        }
        System.out.println();
        s.clear();
        attempt("pop", s::pop);
        attempt("elementAt", () -> s.elementAt(0));
        attempt("firstElement", s::firstElement);
    }

    public static void caseImmutable() {
        for (List<Integer> l : List.<List<Integer>>of(List.of(), List.of(1), List.of(1, 2), List.of(1, 2, 3, 4), List.copyOf(new ArrayList<>(List.of(5))), Collections.unmodifiableList(new ArrayList<>(List.of(7, 8))), Collections.nCopies(3, 4),
            Collections.singletonList(9), Collections.<Integer>emptyList())) {
            System.out.println(l + " " + l.size() + " " + l.hashCode() + " " + l.contains(1) + " " + l.equals(new ArrayList<>(l)));
            attempt("add", () -> l.add(1));
            attempt("set", () -> l.set(0, 1));
            attempt("remove", () -> l.remove(0));
            attempt("clear", l::clear);
            attempt("get", () -> l.get(7));
        }
        attempt("null element", () -> List.of("a", null));
        attempt("contains null", () -> List.of(1, 2).contains(null));
        attempt("copyOf null", () -> List.copyOf(Arrays.asList(1, null)));
        attempt("indexOf null", () -> List.of(1, 2, 3).indexOf(null));
    }

    public static void caseArraysAsList() {
        Integer[] a = {3, 1, 2};
        List<Integer> l = Arrays.asList(a);
        l.set(0, 9);
        System.out.println(a[0] + " " + l);
        Collections.sort(l);
        System.out.println(Arrays.toString(a));
        attempt("add", () -> l.add(1));
        attempt("remove", () -> l.remove(0));
        List<Integer> own = new AbstractList<>() {
            @Override
            public Integer get(int i) {
                if (i < 0 || i >= 5) {
                    throw new IndexOutOfBoundsException("own " + i);
                }
                return i * i;
            }

            @Override
            public int size() {
                return 5;
            }
        };
        System.out.println(own + " " + own.indexOf(9) + " " + own.subList(1, 3) + " " + own.hashCode() + " " + own.contains(16) + " " + own.stream().mapToInt(x -> x).sum());
        attempt("own add", () -> own.add(1));
        attempt("own get", () -> own.get(5));
    }

    public static void caseSubLists() {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            l.add(i);
        }
        List<Integer> s = l.subList(5, 15);
        List<Integer> t = s.subList(2, 6);
        t.set(0, 100);
        t.add(200);
        t.remove(1);
        System.out.println(t + " " + s + " " + l);
        s.sort(Comparator.reverseOrder());
        System.out.println(l);
        t = s.subList(1, 4);
        s.add(5);
        List<Integer> stale = t;
        attempt("stale", () -> System.out.println(stale.size()));
        l.add(1);
        attempt("stale after parent", s::size);
        List<Integer> fresh = l.subList(0, 3);
        fresh.removeIf(x -> x % 2 == 0);
        System.out.println(fresh + " " + l);
        attempt("iterate stale", () -> {
            List<Integer> x = l.subList(0, 2);
            l.remove(0);
            for (Integer i : x) {
                System.out.println(i);
            }
        });
    }

    public static void caseConcurrentModification() {
        List<Integer> a = new ArrayList<>(List.of(1, 2, 3, 4));
        Iterator<Integer> it = a.iterator();
        it.next();
        a.add(5);
        attempt("next", it::next);
        attempt("remove", it::remove);
        attempt("forEach", () -> a.forEach(x -> {
            if (x == 2) {
                a.remove(x);
            }
        }));
        attempt("sort", () -> a.sort((x, y) -> {
            a.add(1);
            return x - y;
        }));
        attempt("replaceAll", () -> a.replaceAll(x -> {
            a.clear();
            return x;
        }));
        LinkedList<Integer> l = new LinkedList<>(List.of(1, 2, 3));
        ListIterator<Integer> li = l.listIterator(1);
        l.addFirst(0);
        attempt("linked", li::next);
        attempt("state", () -> {
            ListIterator<Integer> x = l.listIterator();
            x.set(3);
        });
        try {
            new ArrayList<>(List.of(1)).listIterator(2);
        } catch (IndexOutOfBoundsException | NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
