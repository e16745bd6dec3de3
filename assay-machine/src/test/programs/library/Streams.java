package library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** java.util.stream, sequential. */
public class Streams {
    record Person(String name, int age, String city) {
    }

    static final List<Person> PEOPLE = List.of(new Person("Ann", 31, "Oslo"), new Person("Bob", 25, "Rome"), new Person("Cid", 31, "Rome"), new Person("Dee", 19, "Oslo"), new Person("Eve", 44, "Bonn"));

    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void caseIntermediate() {
        System.out.println(IntStream.rangeClosed(1, 20).filter(i -> i % 3 == 0).map(i -> i * i).boxed().toList());
        System.out.println(Stream.of("b", "a", "c", "a").distinct().sorted().collect(Collectors.joining(",")) + Stream.of(5, 3, 8).sorted(Comparator.reverseOrder()).toList());
        System.out.println(Stream.of(List.of(1, 2), List.of(3), List.<Integer>of()).flatMap(List::stream).map(i -> i * 10).toList() + " " + Stream.iterate(1, i -> i * 2).limit(10).skip(3).toList() + " " + Stream.iterate(1, i -> i < 50, i -> i * 3).toList());
        System.out.println(IntStream.range(0, 10).takeWhile(i -> i < 4).boxed().toList() + " " + IntStream.range(0, 10).dropWhile(i -> i < 7).boxed().toList() + Stream.of(1, 2, 3, 4).<String>mapMulti((i, c) -> {
            if (i % 2 == 0) {
                c.accept("x" + i);
                c.accept("y" + i);
            }
        }).toList());
        List<String> log = new ArrayList<>();
        int n = Stream.of(3, 1, 2).peek(i -> log.add("a" + i)).filter(i -> i > 1).peek(i -> log.add("b" + i)).mapToInt(i -> i).sum();
        System.out.println(n + " " + log);
        log.clear();
        System.out.println(Stream.of(1, 2, 3, 4, 5).peek(i -> log.add("p" + i)).filter(i -> i % 2 == 0).findFirst() + " " + log);
        log.clear();
        Stream.of(3, 1, 2).peek(i -> log.add("p" + i)).sorted().peek(i -> log.add("s" + i)).limit(2).forEach(i -> log.add("f" + i));
        System.out.println(log);
        System.out.println(Stream.concat(Stream.of(1), Stream.concat(Stream.of(2), Stream.of(3))).toList() + " " + Stream.ofNullable(null).count() + " " + Stream.<String>builder().add("x").add("y").build().toList() + " " + Stream.generate(() -> "g").limit(2).toList());
    }

    public static void caseTerminal() {
        System.out.println(Stream.of(1, 2, 3).reduce(Integer::sum) + " " + Stream.of(1, 2, 3).reduce(10, Integer::sum) + " " + Stream.of("a", "bb").reduce(0, (n, s) -> n + s.length(), Integer::sum) + " " + Stream.<Integer>empty().reduce(Integer::sum));
        System.out.println(Stream.of(1, 2, 3).anyMatch(i -> i > 2) + " " + Stream.of(1, 2, 3).allMatch(i -> i > 2) + " " + Stream.of(1, 2, 3).noneMatch(i -> i > 5) + " " + Stream.empty().allMatch(x -> false) + " " + Stream.of(5, 2).min(Comparator.naturalOrder()) + Stream.of(5, 2).max(Integer::compare) + " "
            + Stream.of(1, 2).count() + " " + Stream.of(7).findAny());
        System.out.println(Arrays.toString(Stream.of(1, 2).toArray()) + Arrays.toString(Stream.of("a").toArray(String[]::new)) + Stream.of(1, 2, 3).collect(ArrayList::new, ArrayList::add, ArrayList::addAll));
        Stream<Integer> s = Stream.of(1);
        s.forEach(x -> { });
        attempt("twice", () -> s.forEach(x -> { }));
        attempt("null in list", () -> Stream.of(1, null).toList().forEach(x -> System.out.print(x + " ")));
        attempt("immutable", () -> Stream.of(1).toList().add(2));
        attempt("null findFirst", () -> Stream.of((Object) null, 1).findFirst());
        attempt("null max", () -> Stream.of(1, null).max(Comparator.naturalOrder()));
        attempt("array store", () -> Stream.of(1, 2).toArray(String[]::new));
        attempt("limit", () -> Stream.of(1).limit(-1));
        try (Stream<Integer> c = Stream.of(1).onClose(() -> System.out.println("closed 1")).onClose(() -> System.out.println("closed 2"))) {
            System.out.println(c.count());
        }
        Iterator<Integer> it = Stream.of(1, 2, 3).map(x -> x + 1).iterator();
        System.out.println(it.next() + it.next() + " " + it.hasNext());
    }

    public static void casePrimitiveStreams() {
        IntSummaryStatistics st = IntStream.of(4, 8, 15, 16, 23, 42).summaryStatistics();
        System.out.println(st + " " + IntStream.of(1, 2).average() + " " + IntStream.empty().average() + IntStream.empty().max() + " " + IntStream.of(3, 1, 2).sorted().boxed().toList() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b));
        System.out.println(DoubleStream.of(0.1, 0.2, 0.3).sum() + " " + DoubleStream.of(1, 2, 4).average().getAsDouble() + " " + DoubleStream.of(1e308, 1e308).sum() + " " + DoubleStream.of(Double.NaN, 1).max() + " " + DoubleStream.iterate(1, d -> d / 2).limit(60).sum());
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + LongStream.range(0, 5).mapToInt(l -> (int) l).sum() + " " + IntStream.range(0, 3).mapToObj(i -> "s" + i).toList() + " " + IntStream.range(0, 3).asLongStream().sum() + " " + IntStream.range(0, 4).asDoubleStream().boxed().toList()
            + IntStream.range(0, 5).mapToDouble(i -> i / 2.0).sum() + " " + IntStream.concat(IntStream.of(1), IntStream.range(5, 7)).boxed().toList());
        System.out.println("hello".chars().filter(c -> c == 'l').count() + " " + IntStream.iterate(10, i -> i > 0, i -> i - 3).boxed().toList() + " " + IntStream.range(0, 100).skip(95).boxed().toList() + IntStream.of(1, 1, 2).distinct().count() + " " + IntStream.rangeClosed(5, 1).count());
        attempt("getAsInt", () -> IntStream.empty().max().getAsInt());
        System.out.println(IntStream.range(0, 5).collect(StringBuilder::new, (b, i) -> b.append(i), StringBuilder::append) + " " + IntStream.range(0, 3).mapToObj(Integer::toString).collect(Collectors.joining()));
    }

    public static void caseCollectors() {
        System.out.println("" + PEOPLE.stream().collect(Collectors.groupingBy(Person::city, TreeMap::new, Collectors.mapping(Person::name, Collectors.toList()))));
        System.out.println(PEOPLE.stream().collect(Collectors.groupingBy(Person::age, TreeMap::new, Collectors.counting())) + " " + PEOPLE.stream().collect(Collectors.partitioningBy(p -> p.age() > 30, Collectors.averagingInt(Person::age))));
        System.out.println(PEOPLE.stream().collect(Collectors.toMap(Person::name, Person::age, Integer::sum, TreeMap::new)) + " " + PEOPLE.stream().map(Person::name).collect(Collectors.joining("/", "<", ">")) + " " + PEOPLE.stream().collect(Collectors.summingInt(Person::age)) + " "
            + PEOPLE.stream().collect(Collectors.summarizingDouble(Person::age)));
        System.out.println(PEOPLE.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)) + " " + PEOPLE.stream().collect(Collectors.minBy(Comparator.comparing(Person::age))).map(Person::name) + " "
            + PEOPLE.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.averagingLong(Person::age), (a, b) -> a + "/" + b)) + " " + PEOPLE.stream().collect(Collectors.reducing(0, Person::age, Integer::max)));
        System.out.println(PEOPLE.stream().collect(Collectors.filtering(p -> p.age() < 30, Collectors.mapping(Person::name, Collectors.toCollection(ArrayList::new)))) + " " + PEOPLE.stream().collect(Collectors.flatMapping(p -> p.name().chars().mapToObj(c -> (char) c), Collectors.toCollection(java.util.TreeSet::new))));
        attempt("duplicate", () -> PEOPLE.stream().collect(Collectors.toMap(Person::city, Person::name)));
        attempt("null value", () -> Stream.of("a").collect(Collectors.toMap(x -> x, x -> null)));
        attempt("null key", () -> Stream.of("a").collect(Collectors.groupingBy(x -> null)));
        attempt("unmodifiable", () -> Stream.of(1).collect(Collectors.toUnmodifiableList()).add(1));
        Collector<String, StringBuilder, String> own = Collector.of(StringBuilder::new, (b, s) -> b.append('[').append(s).append(']'), StringBuilder::append, StringBuilder::toString);
        System.out.println(Stream.of("x", "y").collect(own) + " " + own.characteristics());
        System.out.println(PEOPLE.stream().sorted(Comparator.comparing(Person::age).reversed().thenComparing(Person::name, Comparator.reverseOrder())).map(Person::name).toList());
        System.out.println("" + Stream.of("apple", "avocado", "bean", "cherry", "carrot").collect(Collectors.groupingBy(s -> s.charAt(0), TreeMap::new, Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()))));
    }

    public static void caseSpliterators() {
        Spliterator<Integer> s = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8)).spliterator();
        Spliterator<Integer> half = s.trySplit();
        StringBuilder b = new StringBuilder();
        half.tryAdvance(b::append);
        b.append('|');
        half.forEachRemaining(b::append);
        b.append('|');
        s.forEachRemaining(b::append);
        System.out.println(b + " " + s.estimateSize() + " " + s.hasCharacteristics(Spliterator.SIZED) + " " + List.of(1).spliterator().characteristics() + " " + new java.util.TreeSet<>(List.of(1)).spliterator().characteristics());
        Iterable<Integer> it = () -> IntStream.range(0, 5).iterator();
        System.out.println(StreamSupport.stream(it.spliterator(), false).map(i -> i * 2).toList() + " " + StreamSupport.stream(Spliterators.spliteratorUnknownSize(List.of("q").iterator(), 0), false).toList());
        Spliterator<Integer> own = new Spliterators.AbstractSpliterator<>(Long.MAX_VALUE, Spliterator.ORDERED) {
            int n = 1;

            @Override
            public boolean tryAdvance(java.util.function.Consumer<? super Integer> action) {
                if (n > 100) {
                    return false;
                }
                action.accept(n);
                n *= 3;
                return true;
            }
        };
        System.out.println(StreamSupport.stream(own, false).toList());
    }

    public static void caseOptional() {
        Optional<String> o = Optional.of("v");
        Optional<String> e = Optional.empty();
        System.out.println(o + " " + e + " " + o.map(String::length) + e.map(String::length) + o.filter(s -> s.isEmpty()) + o.flatMap(s -> Optional.of(s + s)) + e.or(() -> Optional.of("alt")) + o.orElse("x") + e.orElse("x") + e.orElseGet(() -> "get") + o.isPresent() + e.isEmpty() + o.stream().count() + e.stream().count());
        o.ifPresentOrElse(System.out::println, () -> System.out.println("none"));
        e.ifPresentOrElse(System.out::println, () -> System.out.println("none"));
        o.ifPresent(System.out::println);
        attempt("get", e::get);
        attempt("orElseThrow", e::orElseThrow);
        attempt("orElseThrow supplier", () -> e.orElseThrow(() -> new IllegalStateException("custom")));
        attempt("of null", () -> Optional.of(null));
        System.out.println(Optional.ofNullable(null) + " " + o.equals(Optional.of("v")) + " " + o.hashCode() + " " + java.util.OptionalInt.of(3) + java.util.OptionalDouble.empty() + java.util.OptionalLong.of(4).getAsLong());
    }

    public static void casePipelines() {
        System.out.println(IntStream.rangeClosed(2, 60).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().map(String::valueOf).collect(Collectors.joining(" ")));
        System.out.println(Arrays.stream("to be or not to be that is the question".split(" ")).collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting())).entrySet().stream()
            .sorted((a, b) -> b.getValue().equals(a.getValue()) ? a.getKey().compareTo(b.getKey()) : Long.compare(b.getValue(), a.getValue())).limit(3).map(e -> e.getKey() + "=" + e.getValue()).toList());
        System.out.println(Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]}).limit(50).mapToLong(f -> f[0]).filter(x -> x % 2 == 0).sum());
        System.out.println(IntStream.rangeClosed(1, 15).mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : "" + i).toList());
        System.out.println(IntStream.rangeClosed(1, 20).boxed().flatMap(a -> IntStream.rangeClosed(a, 20).filter(b -> Math.sqrt(a * a + b * b) % 1 == 0).mapToObj(b -> a + "," + b)).toList());
        attempt("exception", () -> Stream.of("1", "x").map(Integer::parseInt).forEach(System.out::println));
        attempt("none", () -> Stream.<Integer>empty().iterator().next());
    }

    public static void caseIterators() {
        Iterator<Integer> it = new Iterator<>() {
            int i;

            @Override
            public boolean hasNext() {
                return i < 3;
            }

            @Override
            public Integer next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("past the end");
                }
                return i++;
            }
        };
        it.next();
        it.forEachRemaining(x -> System.out.print(x + " "));
        System.out.println();
        attempt("next", it::next);
        attempt("remove", it::remove);
        java.util.PrimitiveIterator.OfInt p = IntStream.range(0, 3).iterator();
        System.out.println(p.nextInt() + p.next() + " " + p.hasNext());
    }
}
