package library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** Objects, Comparator, hashing, System and Runtime as far as they are the same everywhere. */
public class ObjectsAndSystem {
    private static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void caseObjects() {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.hash(1, "a", null) + " " + Objects.hashCode(null) + " " + Objects.toString(null, "d") + " " + Objects.requireNonNullElse(null, 5) + " " + Objects.isNull(null) + " "
            + Objects.compare("a", "b", Comparator.naturalOrder()) + " " + Objects.checkIndex(2, 3) + " " + Objects.hash() + " " + Objects.hash((Object[]) null));
        attempt("index", () -> Objects.checkIndex(3, 3));
        attempt("range", () -> Objects.checkFromToIndex(2, 1, 5));
        attempt("size", () -> Objects.checkFromIndexSize(2, 5, 5));
        attempt("null", () -> Objects.requireNonNull(null));
        attempt("message", () -> Objects.requireNonNull(null, () -> "supplied"));
        attempt("else", () -> Objects.requireNonNullElseGet(null, () -> null));
    }

    record P(String n, Integer a) {
    }

    public static void caseComparators() {
        List<P> l = new ArrayList<>(List.of(new P("b", 2), new P("a", null), new P("a", 3), new P("c", 1)));
        l.sort(Comparator.comparing(P::n).thenComparing(P::a, Comparator.nullsLast(Comparator.reverseOrder())));
        System.out.println(l);
        l.sort(Comparator.comparing(P::a, Comparator.nullsFirst(Integer::compare)).reversed());
        System.out.println(l);
        l.sort(Comparator.comparingInt((P p) -> p.n().charAt(0)).reversed().thenComparingInt(p -> p.a() == null ? 0 : p.a()));
        System.out.println(l + " " + Comparator.<Integer>naturalOrder().reversed().compare(1, 2) + " " + Comparator.<String>reverseOrder().reversed().compare("a", "b"));
        attempt("null", () -> l.sort(Comparator.comparing(P::a)));
    }

    enum E { A, B }

    public static void caseHashing() {
        System.out.println(List.of(1, 2, 3).hashCode() + " " + Map.of("a", 1).hashCode() + " " + new P("x", 1).hashCode() + " " + "x".hashCode() + " " + Boolean.TRUE.hashCode() + " " + Long.valueOf(1L << 33).hashCode() + " " + Character.valueOf('a').hashCode() + " " + Double.valueOf(-0.0).hashCode() + " " + Arrays.asList("a", null).hashCode() + " "
            + new TreeMap<>(Map.of("k", List.of())).hashCode() + " " + java.util.Set.of(1, 2, 3).hashCode() + " " + E.valueOf("A").name().hashCode() + " " + Map.entry("k", "v").hashCode() + " " + java.util.Optional.of(5).hashCode() + " " + new java.util.BitSet().hashCode() + " " + java.time.LocalDate.EPOCH.hashCode());
        Object o = new Object();
        System.out.println((o.hashCode() == System.identityHashCode(o)) + " " + (System.identityHashCode(null)) + " " + o.equals(o) + " " + (new Object().equals(new Object())) + " " + o.toString().startsWith("java.lang.Object@"));
    }

    public static void caseSystem() {
        for (String p : new String[] {"line.separator", "file.separator", "path.separator", "java.version", "java.home", "user.dir", "os.name", "java.class.path", "java.vm.name", "user.name", "java.io.tmpdir", "file.encoding", "java.specification.version", "java.class.version"}) {
            System.out.println(p + " " + (System.getProperty(p) != null));
        }
        System.out.println(System.getProperty("no.such") + " " + System.getProperty("no.such", "d") + " " + System.setProperty("my.key", "v") + " " + System.getProperty("my.key") + " " + System.clearProperty("my.key") + " " + System.getProperty("my.key") + " " + Integer.getInteger("no.int", 7) + " " + Boolean.getBoolean("no.bool"));
        System.out.println((System.getenv("PATH") != null) + " " + System.getenv("NO_SUCH_VARIABLE_HERE") + " " + (System.getenv().size() > 0));
        attempt("getenv", () -> System.getenv().put("a", "b"));
        attempt("empty key", () -> System.getProperty(""));
        attempt("null key", () -> System.getProperty(null));
        long a = System.nanoTime();
        long b = System.nanoTime();
        System.out.println((b - a >= 0) + " " + (System.currentTimeMillis() > 1_500_000_000_000L) + " " + System.lineSeparator().length() + " " + (Runtime.getRuntime().availableProcessors() > 0) + " " + (Runtime.getRuntime().totalMemory() > 0) + " " + (Runtime.version().feature() >= 17) + " " + (ProcessHandle.current().pid() > 0));
        System.gc();
        System.out.println("collected");
    }

    public static void caseStandardStreams() {
        System.out.println("out 1");
        System.err.println("err 1");
        System.out.print('c');
        System.out.append("x").append('y').append("abc", 1, 2).println();
        System.out.write(65);
        System.out.write(10);
        System.out.flush();
        System.err.printf("%d%n", 5);
        java.io.PrintStream old = System.out;
        java.io.ByteArrayOutputStream b = new java.io.ByteArrayOutputStream();
        System.setOut(new java.io.PrintStream(b));
        System.out.print("captured");
        System.setOut(old);
        System.out.println(b + " " + b.size());
        System.out.println((Object) "o");
        System.out.println(new char[] {'\u20ac', 'z'});
        System.out.println(System.out.checkError());
    }

    public static void caseTimeUnits() {
        System.out.println(TimeUnit.SECONDS.toMillis(5) + " " + TimeUnit.MILLISECONDS.toSeconds(-1500) + " " + TimeUnit.DAYS.toNanos(Long.MAX_VALUE) + " " + TimeUnit.HOURS.convert(7200, TimeUnit.SECONDS) + " " + TimeUnit.of(java.time.temporal.ChronoUnit.MINUTES) + " " + TimeUnit.NANOSECONDS.convert(java.time.Duration.ofMillis(3)) + " "
            + TimeUnit.MICROSECONDS.toChronoUnit());
    }

    static class Res implements AutoCloseable {
        @Override
        public void close() {
            System.out.println("cleaned");
        }
    }

    public static void caseReferences() {
        Object strong = new Object();
        java.lang.ref.WeakReference<Object> w = new java.lang.ref.WeakReference<>(strong);
        java.lang.ref.SoftReference<Object> s = new java.lang.ref.SoftReference<>(strong);
        java.lang.ref.ReferenceQueue<Object> q = new java.lang.ref.ReferenceQueue<>();
        java.lang.ref.PhantomReference<Object> p = new java.lang.ref.PhantomReference<>(strong, q);
        System.out.println((w.get() == strong) + " " + (s.get() == strong) + " " + p.get() + " " + q.poll() + " " + w.refersTo(strong));
        w.clear();
        System.out.println(w.get() + " " + w.enqueue());
        java.lang.ref.WeakReference<Object> e = new java.lang.ref.WeakReference<>(strong, q);
        System.out.println(e.enqueue() + " " + (q.poll() == e) + " " + q.poll());
        java.lang.ref.Cleaner.Cleanable c = java.lang.ref.Cleaner.create().register(strong, () -> System.out.println("clean action"));
        c.clean();
        c.clean();
        java.lang.ref.Reference.reachabilityFence(strong);
        try (Res r = new Res()) {
            System.out.println("using");
        }
    }

    public static void caseUnknownVmOption() {
        var bean =
                java.lang.management.ManagementFactory.getPlatformMXBean(
                        com.sun.management.HotSpotDiagnosticMXBean.class);
        try {
            bean.getVMOption("NoSuchOption");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
